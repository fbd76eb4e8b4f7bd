import { lockIssuesOfOrder } from '@jangteo/postgres/coupon/coupon-issue.store'
import * as Effect from 'effect/Effect'
import { advanceIssues } from './advance-coupon-issue.ts'

/**
 * Gives the coupons of an order back that was never paid. Safe only inside a transaction that has locked the order.
 * Source: domain-rules §1.8, §4.3.
 */
export const returnCoupons = Effect.fnUntraced(function* (orderId: number, atMs: number) {
  yield* advanceIssues(yield* lockIssuesOfOrder(orderId), { event: 'order.unpaid', atMs })
})
