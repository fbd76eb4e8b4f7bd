import type { BookChanges } from '@jangteo/core/claim/refund/claimBooking.rules'
import * as Effect from 'effect/Effect'
import { sql } from 'kysely'
import { query, type Db } from '../database/db.ts'

/** Marks items as removed from their order, with the party at fault. */
const markItemsRemoved = ({ orderItemIds, fault }: NonNullable<BookChanges['left']>) =>
  query((db) =>
    db
      .updateTable('order_items')
      .set({ removal_fault: fault })
      .where('id', 'in', orderItemIds)
      .execute(),
  )

/** Sets the fees of a group's delivery that the buyer bears. */
const updateChargedFees = ({ shippingGroupId, fee, areaFee }: NonNullable<BookChanges['fees']>) =>
  query((db) =>
    db
      .updateTable('order_shipping_groups')
      .set({ charged_fee: fee, charged_area_fee: areaFee })
      .where('id', '=', shippingGroupId)
      .execute(),
  )

/** Ends store coupons of an order: the items still in it lose their shares of the discount. */
const endStoreCoupons = (ended: {
  readonly orderId: number
  readonly couponIssueIds: readonly number[]
  readonly at: Date
}) =>
  query(async (db) => {
    const { orderId, couponIssueIds, at } = ended
    if (couponIssueIds.length === 0) return
    const coupons = await db
      .updateTable('order_store_coupons')
      .set({ ended_at: at })
      .where('order_id', '=', orderId)
      .where('coupon_issue_id', 'in', couponIssueIds)
      .returning('order_item_ids')
      .execute()
    const itemIds = coupons.flatMap((coupon) => coupon.order_item_ids)
    if (itemIds.length === 0) return
    await db
      .updateTable('order_items')
      .set({ is_store_share_withdrawn: true })
      .where('id', 'in', itemIds)
      .where('removal_fault', 'is', null)
      .execute()
  })

/** Counts one more completed claim, which outdates earlier quotes. */
const countCompletion = (orderId: number) =>
  query((db) =>
    db
      .updateTable('orders')
      .set({ ledger_version: sql<number>`ledger_version + 1` })
      .where('id', '=', orderId)
      .execute(),
  )

/** Writes the changes of the ledger by a completed claim, and counts it. Source: domain-rules §1.5, §1.7. */
export const writeBookChanges = Effect.fnUntraced(function* (
  orderId: number,
  { left, fees, endedStoreCouponIds: couponIssueIds }: BookChanges,
  at: Date,
): Effect.fn.Return<void, never, Db> {
  if (left !== null) yield* markItemsRemoved(left)
  if (fees !== null) yield* updateChargedFees(fees)
  yield* endStoreCoupons({ orderId, couponIssueIds, at })
  yield* countCompletion(orderId)
})

/** Changes an item to the option that it was exchanged for. */
export const swapOption = (swap: {
  readonly itemId: number
  readonly optionId: number
  readonly optionName: string
}) =>
  query((db) =>
    db
      .updateTable('order_items')
      .set({ option_id: swap.optionId, option_name: swap.optionName })
      .where('id', '=', swap.itemId)
      .execute(),
  )
