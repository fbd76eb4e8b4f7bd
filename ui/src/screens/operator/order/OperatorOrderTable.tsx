import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { ORDER_ITEM_STATUS_LABELS } from '@jangteo/core/order/orderItem.codes'
import {
  PAYMENT_METHOD_LABELS,
  PAYMENT_STATE_TO_STATUS,
  PAYMENT_STATUS_LABELS,
} from '@jangteo/core/payment/payment.codes'
import type { StaffAnswers, StaffInputs } from '@jangteo/http/staff/staffCalls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { PagedTable } from '../../staff/PagedTable.tsx'
import styles from '../../seller/order/SellerOrder.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { operatorOrdersUrl } from './operatorOrderFilter.ts'
import type { OperatorOrderFilter } from './operatorOrderFilter.ts'

type Order = StaffAnswers['operatorOrder']['list']['content'][number]

const COLUMNS: readonly DataColumn<Order>[] = [
  {
    key: 'number',
    header: '주문번호',
    isTitle: true,
    cell: (order) => (
      <div className={styles.cell}>
        <AppLink className={styles.link} to={operatorRoutes.order(order.ordersIdEncrypt)}>
          {order.orderNumber}
        </AppLink>
        <span className={styles.soft}>{formatDateTime(Date.parse(order.orderedAt))}</span>
      </div>
    ),
  },
  { key: 'goods', header: '상품', cell: ({ orderName }) => orderName },
  {
    key: 'orderer',
    header: '주문자',
    cell: ({ ordererName, isMember }) => `${ordererName}${isMember ? '' : ' (비회원)'}`,
  },
  {
    key: 'amount',
    header: '결제금액',
    align: 'end',
    cell: (order) => formatWon(order.payableAmount),
  },
  {
    key: 'payment',
    header: '결제',
    cell: ({ paymentMethodEnum, paymentStateEnum }) =>
      `${PAYMENT_METHOD_LABELS[paymentMethodEnum]} · ${PAYMENT_STATUS_LABELS[PAYMENT_STATE_TO_STATUS[paymentStateEnum]]}`,
  },
  {
    key: 'state',
    header: '상태',
    cell: ({ orderItemStatusEnumList: list }) =>
      list.map((status) => ORDER_ITEM_STATUS_LABELS[status]).join(', '),
  },
]

type OperatorOrderTableProps = {
  readonly filter: OperatorOrderFilter
  readonly input: StaffInputs['operatorOrder']['list']
}

/** A page of the orders of the market. */
export function OperatorOrderTable({ filter, input }: OperatorOrderTableProps) {
  const list = useQuery({
    ...staffCalls.operatorOrder.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <div className={styles.list}>
      <PagedTable
        list={list}
        name="주문"
        columns={COLUMNS}
        keyOf={(order) => order.ordersIdEncrypt}
        nameOf={(order) => order.orderNumber}
        empty={<EmptyState icon={PackageOpen} title="조건에 맞는 주문이 없어요" />}
        toUrl={(page) => operatorOrdersUrl({ ...filter, page })}
      />
    </div>
  )
}
