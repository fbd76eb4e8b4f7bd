import type { Db } from '@jangteo/postgres/database/db'
import { listHeldIssues } from '@jangteo/postgres/coupon/coupon-issue.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { isUsableNow } from './coupon-answer.ts'
import { callingPlatform } from './issue-coupon.ts'

/** Counts the coupons that a member can use now, where the caller is. */
export const countUsableCoupons = Effect.fnUntraced(function* (
  memberId: number,
): Effect.fn.Return<number, never, Caller | Db> {
  const platform = yield* callingPlatform
  const nowMs = yield* Clock.currentTimeMillis
  const held = yield* listHeldIssues(memberId, [])
  return held.filter((row) => isUsableNow(row, { platform, nowMs })).length
})
