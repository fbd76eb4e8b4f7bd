import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { handsOutCoupons } from '@jangteo/core/display/exhibition.rules'
import { listCouponsOfExhibition } from '@jangteo/postgres/coupon/coupon.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { offersOf } from '../coupon/offer-coupons.ts'
import { exhibitionNumbered } from './exhibition-answer.ts'

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
  return yield* offersOf(rows, nowMs)
})
