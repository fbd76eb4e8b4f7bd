import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { formatWon } from '@jangteo/core/money/money.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { PagedTable } from '../../staff/PagedTable.tsx'
import styles from '../../seller/order/SellerOrder.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { usePaymentRecord } from './handMoney.ts'
import type { FoundPayment, PendingData } from './handMoney.ts'
import { MemoSheet } from './MemoSheet.tsx'
import type { MoneyTableProps } from './RefundTable.tsx'

const PAGE_SIZE = 20

const STATE_LABELS = {
  APPROVING: '결제사 응답 대기',
  DEPOSIT_READY: '입금 대기',
} as const satisfies Record<PendingData['paymentStateEnum'], string>

const COLUMNS: readonly DataColumn<PendingData>[] = [
  {
    key: 'order',
    header: '주문번호',
    isTitle: true,
    cell: (payment) => (
      <div className={styles.cell}>
        <AppLink className={styles.link} to={operatorRoutes.order(payment.ordersIdEncrypt)}>
          {payment.orderNumber}
        </AppLink>
        <span className={styles.soft}>{formatDateTime(Date.parse(payment.orderedAt))}</span>
      </div>
    ),
  },
  { key: 'orderer', header: '주문자', cell: ({ ordererName }) => ordererName },
  {
    key: 'method',
    header: '결제수단',
    cell: ({ paymentMethodEnum, claimTypeEnum: type }) =>
      `${PAYMENT_METHOD_LABELS[paymentMethodEnum]}${type === null ? '' : ` · ${CLAIM_TYPE_LABELS[type]} 추가결제`}`,
  },
  { key: 'amount', header: '금액', align: 'end', cell: ({ amount }) => formatWon(amount) },
  { key: 'state', header: '상태', cell: ({ paymentStateEnum }) => STATE_LABELS[paymentStateEnum] },
]

type PendingActionsProps = {
  readonly payment: PendingData
  readonly isBusy: boolean
  readonly onRecord: (found: FoundPayment) => void
}

function PendingActions({ payment, isBusy, onRecord }: PendingActionsProps) {
  return (
    <div className={styles.buttons}>
      {payment.events.map((event) => (
        <Button
          key={event.type}
          size="s"
          variant="outline"
          isBusy={isBusy}
          onClick={() => onRecord({ payment, event })}
        >
          {event.label}
        </Button>
      ))}
    </div>
  )
}

function RecordSheet({ record }: { readonly record: ReturnType<typeof usePaymentRecord> }) {
  const { opened: row, isBusy, error, dismiss, send } = record
  if (row === null) return null
  const { payment, event } = row
  return (
    <MemoSheet
      title={event.label}
      action={event.label}
      takesTwo={payment.takesTwo && event.type !== 'system.approvalEnded'}
      isBusy={isBusy}
      error={error}
      onDismiss={dismiss}
      onMemo={(memo) => send({ row, memo })}
    />
  )
}

/** Payments that wait for their gateway or a deposit, the newest first. */
export function PendingTable({ page, toUrl }: MoneyTableProps) {
  const list = useQuery({
    ...staffCalls.operatorPayment.pending.queryOptions({ input: { page, size: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const record = usePaymentRecord()
  const actionsOf = (payment: PendingData) => (
    <PendingActions payment={payment} isBusy={record.isBusy} onRecord={record.open} />
  )
  const actions: DataColumn<PendingData> = { key: 'actions', header: '처리', cell: actionsOf }
  return (
    <div className={styles.list}>
      <PagedTable
        list={list}
        name="결제"
        columns={[...COLUMNS, actions]}
        keyOf={(payment) => payment.paymentGatewayIdEncrypt}
        nameOf={(payment) => payment.orderNumber}
        empty={<EmptyState icon={Banknote} title="기다리는 결제가 없어요" />}
        toUrl={toUrl}
      />
      <RecordSheet record={record} />
    </div>
  )
}
