import { endOfDayMs, kstDayOf, startOfDayMs, type Day } from '@jangteo/core/calendar/day.rules'
import { decidePeriod, yearUntil, type Period } from '@jangteo/core/calendar/period.rules'
import type { PeriodCode } from '@jangteo/core/calendar/period.codes'
import type { OrderScope } from '@jangteo/postgres/order/order-search.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused, type Refused } from '../call/refused.ts'
import type { Caller } from '../call/caller.ts'

export type PeriodInput = {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly goodsName?: string | undefined
}

type AcceptedPeriod = {
  readonly period: Period
  readonly today: Day
  readonly scope: OrderScope
}

/**
 * Which of their orders a member asks for, in Korean days: the end is today and the start a year before the end, or as
 * far back as there is, unless reported. Refusals: PERIOD_START_AFTER_END, PERIOD_TOO_LONG, PERIOD_TOO_OLD.
 */
export const readOrderPeriod = Effect.fnUntraced(function* (
  input: PeriodInput,
): Effect.fn.Return<AcceptedPeriod, Refused<PeriodCode>, Caller> {
  const memberId = yield* callingMember
  const today = kstDayOf(yield* Clock.currentTimeMillis)
  const end = input.endDate ?? today
  const asked = { start: input.startDate ?? yearUntil(end, today).start, end }
  const period = decidePeriod(asked, today)
  if (!period.ok) return yield* refused(period.reason)
  const scope: OrderScope = {
    memberId,
    from: new Date(startOfDayMs(period.value.start)),
    to: new Date(endOfDayMs(period.value.end)),
    goodsName: input.goodsName ?? null,
  }
  return { period: period.value, today, scope }
})
