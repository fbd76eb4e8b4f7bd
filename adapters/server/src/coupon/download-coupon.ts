import { couponIssue } from '@jangteo/contract/coupon/coupon.schemas'
import { lockCoupon } from '@jangteo/postgres/coupon/coupon.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { onceByKey } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { decideIssue, writeIssue } from './issue-coupon.ts'
import { showNewIssue } from './show-coupon-issue.ts'

/**
 * Issues a coupon to the member. The coupon's row is locked while its issues are counted, so that of any number of
 * simultaneous downloads exactly as many succeed as the limits allow. A deleted coupon, or one that is not for
 * download, is treated as missing. Refusals: those of `decideCouponDownload`, IDEMPOTENCY_KEY_REUSED.
 */
export const downloadCoupon = Effect.fnUntraced(
  function* (input: { readonly id: number }) {
    if (memberIdOf(yield* Caller) === null) return yield* refused('COUPON_NO_SESSION')
    const nowMs = yield* Clock.currentTimeMillis
    const coupon = yield* lockCoupon(input.id)
    const isOffered = coupon?.issue_kind === 'DOWNLOAD' && coupon.deleted_at === null
    if (coupon === undefined || !isOffered) return yield* refused('COUPON_NOT_EXIST')
    const decision = yield* decideIssue(coupon, nowMs)
    if (!decision.ok) return yield* refused(decision.reason)
    return yield* showNewIssue(yield* writeIssue(coupon, nowMs))
  },
  onceByKey('coupon.download', couponIssue),
)
