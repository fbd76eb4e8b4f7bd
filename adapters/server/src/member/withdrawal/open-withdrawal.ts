import { leaveProofsOf } from '@jangteo/core/member/leave.rules'
import { countByStatus } from '@jangteo/postgres/coupon/coupon-issue.store'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { countFavorites } from '@jangteo/postgres/favorite/favorite-goods.store'
import { findMember } from '@jangteo/postgres/member/member.store'
import { findRunningOrder, findStoreOfMember } from '@jangteo/postgres/member/membership.store'
import { countOwnReviews } from '@jangteo/postgres/review/review-list.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../../call/member-caller.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { proofFactsOf } from './proof-facts.ts'

/** Shows what leaving takes from the member, and what keeps them; leaving itself decides again. */
export const openWithdrawal = Effect.fnUntraced(function* () {
  const memberId = yield* callingMember
  const wireIds = yield* WireIds
  const now = new Date(yield* Clock.currentTimeMillis)
  const [member, coupons, favoriteCount, reviewCount, runningId, ownStoreName] = yield* together(
    Effect.all(
      [
        findMember(memberId),
        countByStatus(memberId, now),
        countFavorites({ memberId, categoryId: null }),
        countOwnReviews(memberId),
        findRunningOrder(memberId),
        findStoreOfMember(memberId),
      ],
      AT_ONCE,
    ),
  )
  return {
    proofEnumList: [...leaveProofsOf(proofFactsOf(member))],
    couponCount: coupons.usable,
    favoriteCount,
    reviewCount,
    openOrdersIdEncrypt: runningId === null ? null : wireIds.seal('order', runningId),
    ownStoreName,
  }
})
