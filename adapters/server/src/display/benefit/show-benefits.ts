import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { listNewcomerCoupons, listOpenCoupons } from '@jangteo/postgres/coupon/coupon.store'
import { listBenefits } from '@jangteo/postgres/display/benefit.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached } from '../../call/cached.ts'
import { offersOf } from '../../coupon/offer-coupons.ts'
import { listCardPlans } from '../../payment/list-card-plans.ts'
import { toBenefitCard } from './benefit-answer.ts'
import { listEvents } from '../event/list-events.ts'

const EVENT_COUNT_MAX = 5
const COUPON_COUNT_MAX = 20

const NEXT_EVENTS = { page: 0, size: EVENT_COUNT_MAX, statusFilterEnum: 'IN_PROGRESS' } as const

const readBenefits = Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
  listBenefits(new Date(nowMs)),
)

/**
 * The page of all benefits: coupons with the caller's state, instalments, the events that end first, benefits. Of the
 * coupons for a first purchase the first one that the caller has or may have is shown.
 */
export const showBenefits = Effect.fnUntraced(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const day = kstDayOf(nowMs)
  const [coupons, first, { cardList }, events, benefits] = yield* Effect.all(
    [
      Effect.flatMap(listOpenCoupons(day, COUPON_COUNT_MAX), (rows) => offersOf(rows, nowMs)),
      Effect.flatMap(listNewcomerCoupons('FIRST_PURCHASE', day), (rows) => offersOf(rows, nowMs)),
      listCardPlans(),
      listEvents(NEXT_EVENTS),
      cached('benefits', readBenefits),
    ],
    { concurrency: 'unbounded' },
  )
  const isForOthers = (reason: { readonly code: string } | null) =>
    reason?.code === 'COUPON_CONDITION_UNMET'
  return {
    couponList: coupons.coupons,
    firstPurchaseCoupon: first.coupons.find(({ reason }) => !isForOthers(reason)) ?? null,
    cardInstallmentList: cardList,
    eventList: events.content,
    benefitList: benefits.map(toBenefitCard),
  }
})
