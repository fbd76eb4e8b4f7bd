import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { STEP_ACTOR_LABELS } from '@jangteo/core/chart/step.codes'
import { sumRows } from '@jangteo/core/settlement/settlement.view'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Pagination } from '../../../parts/table/Pagination.tsx'
import { AmountRows } from '../../../parts/text/AmountRows.tsx'
import { Timeline, TimelineStep } from '../../../parts/text/Timeline.tsx'
import { EntryTable } from './EntryTable.tsx'
import styles from './Settlement.module.css'
import type { StatementData } from './settlementData.ts'

type StatementBodyProps = {
  readonly data: StatementData
  /** URL of a page of the entries. */
  readonly toUrl: (page: number) => string
}

/** Sums, entries and steps of a statement, for sellers and operators alike. */
export function StatementBody({ data, toUrl }: StatementBodyProps) {
  const { sums, entries, steps } = data
  return (
    <div className={styles.stack}>
      <div className={styles.columns}>
        <PageSection title="지급액 계산">
          <AmountRows rows={sumRows(sums)} total={{ label: '지급액', amount: sums.payable }} />
        </PageSection>
        {steps.length === 0 ? null : (
          <PageSection title="진행 내역">
            <Timeline>
              {steps.toReversed().map((step, index) => (
                <TimelineStep
                  key={step.at + step.action}
                  isNewest={index === 0}
                  title={step.action}
                  facts={`${STEP_ACTOR_LABELS[step.actorEnum]} · ${formatDateTime(Date.parse(step.at))}`}
                  memo={step.memo}
                />
              ))}
            </Timeline>
          </PageSection>
        )}
      </div>
      <PageSection title="상세 내역">
        <EntryTable entries={entries.content} />
        <Pagination {...entries} toUrl={toUrl} />
      </PageSection>
    </div>
  )
}
