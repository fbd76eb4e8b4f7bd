import type { CouponType } from '@jangteo/core/coupon/coupon.codes'
import { insertStoreCoupon } from '@jangteo/postgres/coupon/order-coupon.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { type AdvancedIssue, advanceIssues } from './advance-coupon-issue.ts'
import type { PricedCoupons } from './price-coupons.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/** Discounts of one item by type of coupon, as columns. */
export type LineCoupons = {
  readonly goods_coupon_issue_id: number | null
  readonly goods_coupon_discount: number
  readonly duplication_coupon_issue_id: number | null
  readonly duplication_coupon_discount: number
  readonly store_coupon_discount: number
}

/** Returns the coupons of one line with their discounts. */
export function lineCouponsOf(
  { picks, coupons, pricing }: PricedCoupons,
  lineId: number,
): LineCoupons {
  const typeOf = new Map(coupons.map(({ couponIssueId, type }) => [couponIssueId, type]))
  const issueOf = (type: CouponType) =>
    picks.find(
      ({ couponIssueId, place }) =>
        'lineId' in place && place.lineId === lineId && typeOf.get(couponIssueId) === type,
    )?.couponIssueId ?? null
  const line = pricing.lines.find((each) => each.lineId === lineId)
  return {
    goods_coupon_issue_id: issueOf('GOODS'),
    goods_coupon_discount: line?.goodsDiscount ?? 0,
    duplication_coupon_issue_id: issueOf('DUPLICATION'),
    duplication_coupon_discount: line?.duplicationDiscount ?? 0,
    store_coupon_discount: line?.storeDiscount ?? 0,
  }
}

/** Sums the discounts of all coupons of an item, in won. */
export function discountOf(shares: LineCoupons): number {
  return (
    shares.goods_coupon_discount + shares.duplication_coupon_discount + shares.store_coupon_discount
  )
}

type Spent = {
  readonly orderId: number
  /** The chosen coupons as they were locked. */
  readonly issues: readonly AdvancedIssue[]
  readonly coupons: PricedCoupons
  /** The items that the lines of the cart became. */
  readonly itemIds: ReadonlyMap<number, number>
  readonly atMs: number
}

/** Marks the chosen coupons as used by an order, and stores the lines that its store coupons were divided over. */
export const spendCoupons = Effect.fnUntraced(function* (
  spent: Spent,
): Effect.fn.Return<void, never, Db | Receivers> {
  const { orderId, issues, atMs } = spent
  yield* advanceIssues(issues, { event: 'order.placed', atMs, orderId })
  yield* keepStoreCoupons(spent)
})

const keepStoreCoupons = Effect.fnUntraced(function* ({ orderId, coupons, itemIds }: Spent) {
  for (const { couponIssueId, place, discountAmount, shares } of coupons.pricing.applied) {
    const coupon = coupons.coupons.find((each) => each.couponIssueId === couponIssueId)
    if (coupon === undefined || !('storeId' in place)) continue
    yield* insertStoreCoupon({
      order_id: orderId,
      store_id: place.storeId,
      coupon_issue_id: couponIssueId,
      order_item_ids: shares.flatMap(({ lineId }) => itemIds.get(lineId) ?? []),
      discount_amount: discountAmount,
      minimum_amount: coupon.minimumAmount,
    })
  }
})
