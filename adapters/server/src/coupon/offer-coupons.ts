import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { handsOutCoupons } from '@jangteo/core/display/exhibition.rules'
import {
  type CouponRow,
  findCouponAim,
  listCouponsForGoods,
  listCouponsOfExhibition,
  listCouponsOfStore,
} from '@jangteo/postgres/coupon/coupon.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { exhibitionNumbered } from '../display/exhibition-answer.ts'
import { toOfferAnswer } from './coupon-answer.ts'
import { decideIssues } from './issue-coupon.ts'

const toOffers = Effect.fnUntraced(function* (rows: readonly CouponRow[], nowMs: number) {
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
  return yield* toOffers(yield* listCouponsForGoods(aim, kstDayOf(nowMs)), nowMs)
})

/** Lists the coupons on offer at a store, each with the caller's refusal; none for an unknown store. */
export const offerStoreCoupons = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const nowMs = yield* Clock.currentTimeMillis
  return yield* toOffers(yield* listCouponsOfStore(input.id, kstDayOf(nowMs)), nowMs)
})

/**
 * Lists the coupons of an exhibition, each with the caller's refusal; none unless it runs. Refusal:
 * EXHIBITION_NOT_FOUND.
 */
export const offerExhibitionCoupons = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const nowMs = yield* Clock.currentTimeMillis
  const { state } = yield* exhibitionNumbered(input.id)
  const rows = handsOutCoupons(state)
    ? yield* listCouponsOfExhibition(input.id, kstDayOf(nowMs))
    : []
  return yield* toOffers(rows, nowMs)
})
