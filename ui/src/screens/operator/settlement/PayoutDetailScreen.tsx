import { formatDateTime, formatDay } from '@jangteo/core/calendar/dateText.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { BANK_LABELS } from '@jangteo/core/payment/bank.codes'
import { TRANSFER_OUTCOME_LABELS } from '@jangteo/core/settlement/settlement.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '../../../lib/router.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { SettlementSkeleton } from '../../staff/settlement/SettlementSkeleton.tsx'
import styles from '../../staff/settlement/Settlement.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { PayoutFileButton } from './PayoutFileButton.tsx'
import { TransferButtons } from './TransferButtons.tsx'
import type { TransferData } from './TransferButtons.tsx'

const OUTCOME_TONES = { ASKED: 'neutral', PAID: 'positive', FAILED: 'brand' } as const

function columnsOf(payoutId: string): readonly DataColumn<TransferData>[] {
  return [
    { key: 'store', header: '스토어', isTitle: true, cell: ({ storeName }) => storeName },
    { key: 'day', header: '정산일', cell: ({ day }) => formatDay(day) },
    {
      key: 'account',
      header: '계좌',
      cell: ({ bankCode, maskedAccountNumber, holderName }) =>
        `${BANK_LABELS[bankCode]} ${maskedAccountNumber} ${holderName}`,
    },
    {
      key: 'amount',
      header: '금액',
      align: 'end',
      cell: ({ amount }) => <span className={styles.amount}>{formatWon(amount)}</span>,
    },
    {
      key: 'outcome',
      header: '결과',
      cell: ({ outcomeEnum }) => (
        <Badge tone={OUTCOME_TONES[outcomeEnum]}>{TRANSFER_OUTCOME_LABELS[outcomeEnum]}</Badge>
      ),
    },
    {
      key: 'record',
      header: '기록',
      cell: (transfer) => <TransferButtons payoutId={payoutId} transfer={transfer} />,
    },
  ]
}

/** One payout: its file for the bank, and what the bank answered to each transfer. */
export function PayoutDetailScreen() {
  const { payoutId = '' } = useParams()
  return (
    <StaffPage title="이체" place="장터 운영" actions={<PayoutFileButton id={payoutId} />}>
      <QueryBoundary skeleton={<SettlementSkeleton />}>
        <Payout id={payoutId} />
      </QueryBoundary>
    </StaffPage>
  )
}

function Payout({ id }: { readonly id: string }) {
  const input = { id }
  const { data } = useSuspenseQuery(staffCalls.operatorSettlement.payout.queryOptions({ input }))
  const { payout, transfers } = data
  return (
    <div className={styles.stack}>
      <FactList
        facts={[
          { label: '요청', value: formatDateTime(Date.parse(payout.sentAt)) },
          { label: '담당자', value: payout.senderName },
          { label: '금액', value: formatWon(payout.amount) },
        ]}
      />
      <DataTable
        name="이체 목록"
        columns={columnsOf(id)}
        rows={transfers}
        keyOf={({ statementIdEncrypt }) => statementIdEncrypt}
        nameOf={({ storeName, day }) => `${storeName} ${formatDay(day)}`}
        empty="이체가 없어요."
      />
      <div>
        <ButtonLink to={operatorRoutes.payouts()} variant="outline">
          목록
        </ButtonLink>
      </div>
    </div>
  )
}
