import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import type { TestMarket } from '../market.ts'
import { aMember } from '../member.ts'
import { placeOrder, putInCart } from '../purchase.ts'
import { aCoupon, anIssue, sealedIssue } from './aCoupon.ts'

/** A member, a way to give them coupons (`hold`), and one to have them order. */
export async function aHolder(market: TestMarket) {
  const { buyer, memberId } = await aMember(market)
  const hold = async (name: string, held: Partial<Parameters<typeof anIssue>[1]> = {}) => {
    const couponId = await aCoupon(market, { name })
    const issueId = await anIssue(market, { coupon_id: couponId, member_id: memberId, ...held })
    return { couponId, issueId, id: await sealedIssue(market, issueId) }
  }
  const order = async () => {
    await placeOrder(buyer, [await putInCart(buyer, 1)])
    const row = await market.database.db
      .selectFrom('orders')
      .select('id')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    return { orderId: row.id }
  }
  return { buyer, memberId, hold, order }
}

/** So many days after now, or before. */
export const inDays = (market: TestMarket, days: number) => new Date(market.now() + days * DAY_MS)
/** It could be used before today. */
export const BEGUN = { starts_at: new Date('2026-08-01T00:00:00+09:00') }

/** The state of a coupon in somebody's hand, beside each line of its history. */
export function statesOf(market: TestMarket, issueId: number) {
  return market.database.db
    .selectFrom('coupon_issues')
    .leftJoin('coupon_issue_history', 'coupon_issue_history.coupon_issue_id', 'coupon_issues.id')
    .select(['state', 'actor', 'event', 'from_state', 'to_state', 'coupon_issue_history.order_id'])
    .where('coupon_issues.id', '=', issueId)
    .orderBy('coupon_issue_history.id')
    .execute()
}
