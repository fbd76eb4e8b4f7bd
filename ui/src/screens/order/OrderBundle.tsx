import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { COURIER_LABELS } from '@jangteo/core/delivery/courier.codes'
import { formatInvoiceNumber } from '@jangteo/core/delivery/courier.rules'
import { lineAmounts } from '@jangteo/core/goods/price.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import type { OrderItemView } from '@jangteo/core/order/orderItem.view'
import { CouponedPrice } from '../../parts/goods/CouponedPrice.tsx'
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx'
import { SoldPromise } from '../../parts/goods/SoldPromise.tsx'
import { CouponShares } from '../coupon/CouponShares.tsx'
import { BundleButtons } from './BundleButtons.tsx'
import { BundlePictures } from './BundlePictures.tsx'
import { LineMenu } from './LineMenu.tsx'
import { isLimitedClaim } from './orderData.ts'
import type { ItemOrder, OrderBundleData, OrderItemData, OrderLineData } from './orderData.ts'
import styles from './OrderBundle.module.css'

type OrderBundleProps = {
  readonly bundle: OrderBundleData
  readonly order: ItemOrder
  /** The shipping group that it belongs to. */
  readonly groupId: string
  /** Several lines as a row of pictures; else each in full. */
  readonly isShort: boolean
}

/** Items of an order that are at the same place: how far they are, what they are, what may be done. */
export function OrderBundle({ bundle, order, groupId, isShort }: OrderBundleProps) {
  const { lines, view } = bundle
  const isRow = isShort && lines.length > 1
  return (
    <li className={styles.bundle}>
      <BundleState view={view} />
      <SoldPromise promises={lines.map(({ main }) => main.promise)} />
      <div className={styles.goods}>
        {isRow ? <BundlePictures bundle={bundle} ordersId={order.ordersIdEncrypt} /> : null}
        {isRow
          ? null
          : lines.map((line) => (
              <Line key={line.main.orderItemIdEncrypt} line={line} isOneOfMany={lines.length > 1} />
            ))}
      </div>
      <BundleButtons bundle={bundle} order={order} groupId={groupId} />
    </li>
  )
}

type LineProps = { readonly line: OrderLineData; readonly isOneOfMany: boolean }

function Line({ line, isOneOfMany }: LineProps) {
  return [line.main, ...line.addons].map((item) => (
    <GoodsLine
      key={item.orderItemIdEncrypt}
      goods={{ ...item, isAddon: item.mainOrderItemIdEncrypt !== null }}
      corner={isOneOfMany && item === line.main ? <LineMenu line={line} /> : undefined}
    >
      <ItemFacts item={item} />
    </GoodsLine>
  ))
}

/** State in its colour, and what comes next. */
export function BundleState({ view }: { readonly view: OrderItemView }) {
  const { label, tone, subText } = view
  return (
    <p className={styles.state}>
      <strong className={styles.label} data-tone={tone}>
        {label}
      </strong>
      {subText === null ? null : <span className={styles.next}>{subText}</span>}
    </p>
  )
}

function ItemFacts({ item }: { readonly item: OrderItemData }) {
  const { paidAmount, quantity, courierEnum, invoiceNumber } = item
  return (
    <div className={styles.facts}>
      <p className={styles.amount}>
        <CouponedPrice before={lineAmounts(item, quantity).goodsAmount} after={paidAmount} /> ·{' '}
        {formatNumber(quantity)}개
      </p>
      <CouponShares line={item} />
      {courierEnum === null ? null : (
        <p>
          {COURIER_LABELS[courierEnum]} {formatInvoiceNumber(invoiceNumber ?? '')}
        </p>
      )}
      {isLimitedClaim(item) ? <p>{CLAIM_MESSAGES.CLAIM_WITHDRAWAL_LIMITED()}</p> : null}
    </div>
  )
}
