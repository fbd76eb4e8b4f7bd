import { lockIssuesOfOrder } from '@jangteo/postgres/coupon/coupon-issue.store'
import * as Effect from 'effect/Effect'
import { advanceIssue } from './advance-coupon-issue.ts'

/**
 * Gives the coupons of an order back that was never paid. Safe only inside a transaction that has locked the order.
 * Source: domain-rules §1.8, §4.3.
 */
export const returnCoupons = Effect.fnUntraced(function* (orderId: number, atMs: number) {
  for (const issue of yield* lockIssuesOfOrder(orderId)) {
    const decision = yield* advanceIssue(issue, { event: 'order.unpaid', atMs })
    if (!decision.ok) {
      return yield* Effect.die(new Error(`coupon issue ${issue.id} refused: ${decision.reason}`))
    }
  }
})
