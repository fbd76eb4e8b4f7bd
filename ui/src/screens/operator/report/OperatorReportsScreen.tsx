import {
  REPORT_KIND_LABELS,
  REPORT_KINDS,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
  REPORT_STATE_LABELS,
  REPORT_STATES,
} from '@jangteo/core/report/report.codes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Siren } from 'lucide-react'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { useUrlFilter } from '../../../lib/useUrlFilter.ts'
import styles from '../../seller/order/SellerOrder.module.css'
import { PagedTable } from '../../staff/PagedTable.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { REPORT_COLUMNS } from './reportColumns.tsx'
import { REPORT_URL } from './reportFilter.ts'

const PAGE_SIZE = 20
const TABS = REPORT_STATES.map((key) => ({ key, label: REPORT_STATE_LABELS[key] }))
const ANY = { value: '', label: '전체' } as const
const KINDS = [ANY, ...REPORT_KINDS.map((value) => ({ value, label: REPORT_KIND_LABELS[value] }))]
const REASONS = [
  ANY,
  ...REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] })),
]

/** Reports of products, reviews and questions: those that wait, and those that were decided. */
export function OperatorReportsScreen() {
  const { filter, change } = useUrlFilter(REPORT_URL)
  const { state, kind, reason, page } = filter
  const list = useQuery({
    ...staffCalls.operatorReport.list.queryOptions({
      input: {
        page,
        size: PAGE_SIZE,
        stateEnum: state,
        ...(kind === null ? {} : { kindEnum: kind }),
        ...(reason === null ? {} : { reportReasonEnum: reason }),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <StaffPage title="신고" place="장터 운영">
      <div className={styles.tools}>
        <Tabs
          label="처리 상태"
          tabs={TABS}
          current={state}
          onSelect={(next) => change({ state: next, page: 0 })}
        />
        <div className={styles.filters}>
          <Select
            label="대상"
            look="chip"
            value={kind ?? ''}
            choices={KINDS}
            onChange={(next) => change({ kind: next === '' ? null : next, page: 0 })}
          />
          <Select
            label="사유"
            look="chip"
            value={reason ?? ''}
            choices={REASONS}
            onChange={(next) => change({ reason: next === '' ? null : next, page: 0 })}
          />
        </div>
      </div>
      <div className={styles.list}>
        <PagedTable
          list={list}
          name="신고"
          columns={REPORT_COLUMNS}
          keyOf={({ reportIdEncrypt }) => reportIdEncrypt}
          nameOf={({ excerpt }) => excerpt}
          empty={<EmptyState icon={Siren} title="해당하는 신고가 없어요" />}
          toUrl={(number) => REPORT_URL.write({ ...filter, page: number })}
        />
      </div>
    </StaffPage>
  )
}
