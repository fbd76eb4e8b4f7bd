import type { SeenLine } from '@jangteo/core/order/orderDifference.rules'
import { orderTotals } from '@jangteo/core/order/orderTotals.rules'
import type { OrderTotals } from '@jangteo/core/order/orderTotals.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import type { CouponAmounts } from '../coupon/couponQuote.ts'
import type { Answers } from '@jangteo/http/call/calls'

export type CheckoutPageData = Answers['checkout']['page']
export type CheckoutGroup = CheckoutPageData['groups'][number]

/** Place where an order goes (`null`: not known yet, as on the mainland), and what coupons take off its lines. */
export type OrderPlace = {
  readonly zone: AreaZone | null
  readonly couponAmounts: CouponAmounts
}

/** Cost of the order at a place: the same computation that the server makes when it is placed. */
export function priceOfOrder(
  page: CheckoutPageData,
  { zone, couponAmounts }: OrderPlace,
): OrderTotals {
  const groups = page.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({
      ...line,
      isAddon: line.mainCartId !== null,
      couponAmount: couponAmounts.get(line.cartId) ?? 0,
    })),
  }))
  return orderTotals(groups, zone)
}

/** The lines as the buyer sees them, to be compared when the order is placed. */
export function seenLinesOf(page: CheckoutPageData): SeenLine[] {
  return page.groups.flatMap(({ lines }) =>
    lines.map(({ cartId, salePrice, quantity }) => ({ cartId, salePrice, quantity })),
  )
}

/** Goods of the groups that can't be delivered to the address. */
export function undeliverableNames(page: CheckoutPageData, totals: OrderTotals): string[] {
  const closed = totals.groups.filter(({ isDeliverable }) => !isDeliverable)
  const keys = new Set(closed.map(({ groupKey }) => groupKey))
  return page.groups
    .filter(({ groupKey }) => keys.has(groupKey))
    .flatMap(({ lines }) => lines)
    .filter(({ mainCartId }) => mainCartId === null)
    .map(({ goodsName }) => goodsName)
}
