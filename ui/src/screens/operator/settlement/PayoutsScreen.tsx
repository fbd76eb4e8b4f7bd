import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { Pagination } from '../../../parts/table/Pagination.tsx'
import { readPage } from '../../staff/readPage.ts'
import { STAFF_PAGE_SIZE } from '../../staff/settlement/settlementData.ts'
import { SettlementSkeleton } from '../../staff/settlement/SettlementSkeleton.tsx'
import styles from '../../staff/settlement/Settlement.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'

type PayoutCard = StaffAnswers['operatorSettlement']['payouts']['content'][number]

const sentText = ({ sentAt }: PayoutCard) => formatDateTime(Date.parse(sentAt))

const COLUMNS: readonly DataColumn<PayoutCard>[] = [
  {
    key: 'at',
    header: '요청',
    isTitle: true,
    cell: (payout) => (
      <AppLink className={styles.link} to={operatorRoutes.payoutDetail(payout.payoutIdEncrypt)}>
        {sentText(payout)}
      </AppLink>
    ),
  },
  { key: 'sender', header: '담당자', cell: ({ senderName }) => senderName },
  {
    key: 'count',
    header: '이체',
    align: 'end',
    cell: ({ transferCount }) => `${transferCount}건`,
  },
  { key: 'asked', header: '대기', align: 'end', cell: ({ askedCount }) => `${askedCount}건` },
  { key: 'failed', header: '실패', align: 'end', cell: ({ failedCount }) => `${failedCount}건` },
  {
    key: 'amount',
    header: '금액',
    align: 'end',
    cell: ({ amount }) => <span className={styles.amount}>{formatWon(amount)}</span>,
  },
]

/** Payouts that were sent to the bank. */
export function PayoutsScreen() {
  return (
    <StaffPage title="지급" place="장터 운영">
      <QueryBoundary skeleton={<SettlementSkeleton />}>
        <PayoutList />
      </QueryBoundary>
    </StaffPage>
  )
}

function PayoutList() {
  const [query] = useSearchParams()
  const input = { page: readPage(query), size: STAFF_PAGE_SIZE }
  const { data } = useSuspenseQuery(staffCalls.operatorSettlement.payouts.queryOptions({ input }))
  return (
    <div className={styles.stack}>
      <DataTable
        name="지급 목록"
        columns={COLUMNS}
        rows={data.content}
        keyOf={({ payoutIdEncrypt }) => payoutIdEncrypt}
        nameOf={sentText}
        empty="지급 내역이 없어요. 정산에서 승인한 정산서를 이체 요청해 주세요."
      />
      <Pagination {...data} toUrl={operatorRoutes.payouts} />
    </div>
  )
}
