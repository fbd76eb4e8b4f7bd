import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import { REFUND_STATE_LABELS } from '@jangteo/core/payment/refund.codes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { PagedTable } from '../../staff/PagedTable.tsx'
import styles from '../../seller/order/SellerOrder.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useRefundRecord } from './handMoney.ts'
import type { RefundData } from './handMoney.ts'
import { MemoSheet } from './MemoSheet.tsx'
import { RefundActions } from './RefundActions.tsx'

/** A page of a table of money. */
export type MoneyTableProps = {
  readonly page: number
  readonly toUrl: (page: number) => string
}

const PAGE_SIZE = 20

const COLUMNS: readonly DataColumn<RefundData>[] = [
  {
    key: 'order',
    header: '주문번호',
    isTitle: true,
    cell: (refund) => (
      <div className={styles.cell}>
        <AppLink className={styles.link} to={operatorRoutes.order(refund.ordersIdEncrypt)}>
          {refund.orderNumber}
        </AppLink>
        <span className={styles.soft}>{refund.reason}</span>
      </div>
    ),
  },
  { key: 'orderer', header: '주문자', cell: ({ ordererName }) => ordererName },
  {
    key: 'method',
    header: '결제수단',
    cell: (refund) => PAYMENT_METHOD_LABELS[refund.paymentMethodEnum],
  },
  { key: 'amount', header: '금액', align: 'end', cell: ({ amount }) => formatWon(amount) },
  {
    key: 'due',
    header: '환불 기한',
    cell: ({ dueAt, isLate }) => (
      <span className={isLate ? styles.late : styles.soft}>
        {formatDateTime(Date.parse(dueAt))}
        {isLate ? ' 지남' : ''}
      </span>
    ),
  },
  {
    key: 'state',
    header: '상태',
    cell: ({ refundStatusEnum, failureCode }) => (
      <div className={styles.cell}>
        {REFUND_STATE_LABELS[refundStatusEnum]}
        {failureCode === null ? null : <span className={styles.soft}>{failureCode}</span>}
      </div>
    ),
  },
]

function RecordSheet({ record }: { readonly record: ReturnType<typeof useRefundRecord> }) {
  const { opened: row, isBusy, error, dismiss, send } = record
  return row === null ? null : (
    <MemoSheet
      title="직접 환불"
      action={`${formatWon(row.amount)} 환불 처리`}
      takesTwo={row.takesTwo}
      isBusy={isBusy}
      error={error}
      onDismiss={dismiss}
      onMemo={(memo) => send({ row, memo })}
    />
  )
}

/** Refunds that are on their way or were refused, the oldest first. */
export function RefundTable({ page, toUrl }: MoneyTableProps) {
  const list = useQuery({
    ...staffCalls.operatorPayment.refunds.queryOptions({ input: { page, size: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const record = useRefundRecord()
  const actionsOf = (refund: RefundData) => (
    <RefundActions refund={refund} isRecording={record.isBusy} onRecord={record.open} />
  )
  const actions: DataColumn<RefundData> = { key: 'actions', header: '처리', cell: actionsOf }
  return (
    <div className={styles.list}>
      <PagedTable
        list={list}
        name="환불"
        columns={[...COLUMNS, actions]}
        keyOf={(refund) => refund.refundIdEncrypt}
        nameOf={(refund) => refund.orderNumber}
        empty={<EmptyState icon={Banknote} title="기다리는 환불이 없어요" />}
        toUrl={toUrl}
      />
      <RecordSheet record={record} />
    </div>
  )
}
