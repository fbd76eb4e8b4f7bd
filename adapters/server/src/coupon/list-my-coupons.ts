import { toPage } from '@jangteo/core/navigation/paging.rules'
import {
  type CouponTab,
  countByStatus,
  listIssuesOfTab,
} from '@jangteo/postgres/coupon/coupon-issue.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toIssueAnswer } from './coupon-answer.ts'
import { countUsableCoupons } from './count-usable-coupons.ts'
import { callingPlatform } from './issue-coupon.ts'

type ListMyCouponsInput = {
  readonly page: number
  readonly size: number
  readonly couponIssueStateEnum: CouponTab
}

/**
 * Lists the member's coupons by tab: usable, used or ended, with the count of each. One that has not begun, was stopped
 * or has changed terms is listed as usable without being counted there.
 */
export const listMyCoupons = Effect.fnUntraced(function* (input: ListMyCouponsInput) {
  const wireIds = yield* WireIds
  const memberId = yield* callingMember
  const nowMs = yield* Clock.currentTimeMillis
  const looking = { platform: yield* callingPlatform, nowMs }
  const { page: number, size, couponIssueStateEnum: tab } = input
  const now = new Date(nowMs)
  const counts = yield* countByStatus(memberId, now)
  const rows = yield* listIssuesOfTab({
    memberId,
    tab,
    now,
    offset: number * size,
    limit: size,
  })
  const totals = { USABLE: counts.usable, USED: counts.used, EXPIRED: counts.expired }
  return {
    ...toPage(rows, { number, size, totalElements: totals[tab] }),
    content: rows.map((row) => toIssueAnswer(wireIds, row, looking)),
    usableCount: yield* countUsableCoupons(memberId),
    usedCount: counts.used,
    expiredCount: counts.expired,
  }
})
