import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { eventFilterOf } from '@jangteo/core/display/event.rules'
import { listCouponsOfBenefit } from '@jangteo/postgres/coupon/coupon.store'
import { findBenefit } from '@jangteo/postgres/display/benefit.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { offersOf } from '../../coupon/offer-coupons.ts'
import { benefitPeriodOf, toBenefitCard } from './benefit-answer.ts'

/** Shows one benefit with its coupons for the caller; none after its end. Refusal: BENEFIT_NOT_FOUND. */
export const showBenefit = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const nowMs = yield* Clock.currentTimeMillis
  const row = yield* findBenefit(input.id)
  const filter = row === undefined ? null : eventFilterOf(benefitPeriodOf(row), nowMs)
  if (row === undefined || filter === null) return yield* refused('BENEFIT_NOT_FOUND')
  const isRunning = filter === 'IN_PROGRESS'
  const coupons = isRunning ? yield* listCouponsOfBenefit(row.id, kstDayOf(nowMs)) : []
  const { coupons: couponList } = yield* offersOf(coupons, nowMs)
  return { ...toBenefitCard(row), body: row.body, couponList }
})
