import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import {
  findCouponAim,
  listCouponsForGoods,
  listCouponsOfStore,
  type OfferedRow,
} from '@jangteo/postgres/coupon/coupon.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Db } from '@jangteo/postgres/database/db'
import type { Caller } from '../call/caller.ts'
import { refused } from '../call/refused.ts'
import { toOfferAnswer } from './coupon-answer.ts'
import { decideIssues } from './issue-coupon.ts'

type Offers = { readonly coupons: ReturnType<typeof toOfferAnswer>[] }

/** Offers some coupons to the caller: which of them they have, and what keeps them from others. */
export const offersOf = Effect.fnUntraced(function* (
  rows: readonly OfferedRow[],
  nowMs: number,
): Effect.fn.Return<Offers, never, Caller | Db> {
  const decided = yield* decideIssues(rows, nowMs)
  return {
    coupons: decided.map(({ row, decision, isIssued }) =>
      toOfferAnswer({ row, isIssued, refusal: decision.ok ? null : decision.reason, nowMs }),
    ),
  }
})

/** Lists the coupons on offer for a product, each with the caller's refusal. Refusal: GOODS_NOT_FOUND. */
export const offerGoodsCoupons = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const aim = yield* findCouponAim(input.id)
  if (aim === undefined) return yield* refused('GOODS_NOT_FOUND')
  const nowMs = yield* Clock.currentTimeMillis
  return yield* offersOf(yield* listCouponsForGoods(aim, kstDayOf(nowMs)), nowMs)
})

/** Lists the coupons on offer at a store, each with the caller's refusal; none for an unknown store. */
export const offerStoreCoupons = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const nowMs = yield* Clock.currentTimeMillis
  return yield* offersOf(yield* listCouponsOfStore(input.id, kstDayOf(nowMs)), nowMs)
})
