import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { TERMS_KIND_LABELS } from '@jangteo/core/terms/terms.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import styles from './OperatorTerms.module.css'
import { PublishTermsForm } from './PublishTermsForm.tsx'

type Terms = StaffAnswers['operatorTerms']['list']['termsList'][number]

/** The terms with their versions; a new one is announced before it is in force. */
export function OperatorTermsScreen() {
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...staffCalls.operatorTerms.list.queryOptions(),
    staleTime: 0,
  })
  const today = kstDayOf(dataUpdatedAt)
  const [edited, setEdited] = useState<Terms['termsKindEnum'] | null>(null)
  return (
    <StaffPage title="약관" place="장터 운영">
      <ul className={styles.list}>
        {data.termsList.map((terms) => (
          <li key={terms.termsKindEnum} className={styles.terms}>
            <div className={styles.head}>
              <TermsName terms={terms} />
              <Button
                variant="outline"
                size="s"
                aria-label={`${TERMS_KIND_LABELS[terms.termsKindEnum]} 개정`}
                aria-expanded={edited === terms.termsKindEnum}
                disabled={terms.announced !== null}
                onClick={() =>
                  setEdited(edited === terms.termsKindEnum ? null : terms.termsKindEnum)
                }
              >
                개정
              </Button>
            </div>
            {edited === terms.termsKindEnum ? (
              <PublishTermsForm terms={terms} today={today} onDone={() => setEdited(null)} />
            ) : null}
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}

function TermsName({ terms }: { readonly terms: Terms }) {
  const { version, effectiveOn, announced } = terms
  const day = effectiveOn === null ? '' : ` · ${formatDay(effectiveOn)} 시행`
  return (
    <div>
      <p className={styles.name}>{TERMS_KIND_LABELS[terms.termsKindEnum]}</p>
      <p className={styles.note}>
        {version}판{day}
        {announced === null
          ? null
          : ` · ${announced.version}판 ${formatDay(announced.effectiveOn)} 시행 예정`}
      </p>
    </div>
  )
}
