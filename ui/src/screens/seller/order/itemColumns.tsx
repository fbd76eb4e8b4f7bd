import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { COURIER_LABELS } from '@jangteo/core/delivery/courier.codes'
import { formatInvoiceNumber } from '@jangteo/core/delivery/courier.rules'
import { goodsTitle } from '@jangteo/core/goods/option.rules'
import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import styles from './SellerOrder.module.css'
import { sellerItemViewOf } from './sellerOrderData.ts'
import type { SellerItemData } from './sellerOrderData.ts'

function NumberCell({ item }: { readonly item: SellerItemData }) {
  return (
    <div className={styles.cell}>
      <AppLink className={styles.link} to={sellerRoutes.order(item.ordersIdEncrypt)}>
        {item.itemNumber}
      </AppLink>
      <span className={styles.soft}>{formatDateTime(Date.parse(item.orderedAt))}</span>
    </div>
  )
}

/** The state of an item with what it waits for. */
export function StateCell({ item }: { readonly item: SellerItemData }) {
  const { label, claimLabel, dueText, isLate } = sellerItemViewOf(item)
  return (
    <div className={styles.cell}>
      <span className={styles.state}>
        <Badge tone={claimLabel === null ? 'neutral' : 'inverse'}>{claimLabel ?? label}</Badge>
      </span>
      {dueText === null ? null : (
        <span className={isLate ? styles.late : styles.soft}>{dueText}</span>
      )}
    </div>
  )
}

/** The courier and the number of an item's parcel; nothing before it is sent. */
export function parcelText({
  courierEnum,
  invoiceNumber,
}: Pick<SellerItemData, 'courierEnum' | 'invoiceNumber'>): string {
  if (courierEnum === null) return ''
  const number = invoiceNumber === null ? '' : ` ${formatInvoiceNumber(invoiceNumber)}`
  return `${COURIER_LABELS[courierEnum]}${number}`
}

/** The columns of a seller's items. */
export const ITEM_COLUMNS: readonly DataColumn<SellerItemData>[] = [
  {
    key: 'number',
    header: '주문상품번호',
    isTitle: true,
    cell: (item) => <NumberCell item={item} />,
  },
  {
    key: 'goods',
    header: '상품',
    cell: (item) => (
      <>
        {item.isAddon ? '추가상품 ' : ''}
        {goodsTitle(item.goodsName, item.optionName)} · {formatNumber(item.quantity)}개
      </>
    ),
  },
  { key: 'receiver', header: '받는 분', cell: (item) => item.receiverName },
  {
    key: 'amount',
    header: '결제금액',
    align: 'end',
    cell: (item) => formatWon(item.paidAmount),
  },
  { key: 'state', header: '상태', cell: (item) => <StateCell item={item} /> },
  { key: 'parcel', header: '송장', cell: parcelText },
]
