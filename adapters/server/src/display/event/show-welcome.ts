import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { newcomerKindsOf, welcomeEndsAtMs } from '@jangteo/core/coupon/newcomer.rules'
import type { WelcomeStep } from '@jangteo/core/display/event.codes'
import { listNewcomerCoupons } from '@jangteo/postgres/coupon/coupon.store'
import { findNewcomer } from '@jangteo/postgres/coupon/newcomer.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../../call/caller.ts'
import { offersOf } from '../../coupon/offer-coupons.ts'

/** The welcome page for the caller: coupons of the first days, and first steps with those that are done. */
export const showWelcome = Effect.fnUntraced(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const rows = yield* listNewcomerCoupons('WELCOME', kstDayOf(nowMs))
  const { coupons } = yield* offersOf(rows, nowMs)
  const memberId = memberIdOf(yield* Caller)
  if (memberId === null) {
    return { endsAt: null, openYn: 'Y' as const, couponList: coupons, stepList: [] }
  }
  const {
    created_at: joinedAt,
    has_purchased: hasPurchased,
    has_address: hasAddress,
  } = yield* findNewcomer(memberId)
  const facts = { joinedAtMs: joinedAt.getTime(), hasPurchased }
  const isOpen = newcomerKindsOf(facts, nowMs).includes('WELCOME')
  const step = (stepEnum: WelcomeStep, isDone: boolean) => ({
    stepEnum,
    doneYn: isDone ? ('Y' as const) : ('N' as const),
  })
  return {
    endsAt: new Date(welcomeEndsAtMs(facts.joinedAtMs)).toISOString(),
    openYn: isOpen ? ('Y' as const) : ('N' as const),
    couponList: coupons.filter(({ issuedYn }) => isOpen || issuedYn === 'Y'),
    stepList: [
      step(
        'COUPON',
        coupons.some(({ issuedYn }) => issuedYn === 'Y'),
      ),
      step('ADDRESS', hasAddress),
      step('ORDER', hasPurchased),
    ],
  }
})
