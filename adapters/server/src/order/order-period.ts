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

type Days = Pick<PeriodInput, 'startDate' | 'endDate'>

/** Korean days that were accepted, and the moments in which they begin and end. */
type AcceptedDays = {
  readonly period: Period
  readonly today: Day
  readonly from: Date
  readonly to: Date
}

type AcceptedPeriod = Pick<AcceptedDays, 'period' | 'today'> & { readonly scope: OrderScope }

/**
 * Reads Korean days: the end is today and the start a year before the end, or as far back as there is, unless reported.
 * Refusals: PERIOD_START_AFTER_END, PERIOD_TOO_LONG, PERIOD_TOO_OLD.
 */
export const readPeriod = Effect.fnUntraced(function* ({
  startDate,
  endDate,
}: Days): Effect.fn.Return<AcceptedDays, Refused<PeriodCode>> {
  const today = kstDayOf(yield* Clock.currentTimeMillis)
  const end = endDate ?? today
  const asked = { start: startDate ?? yearUntil(end, today).start, end }
  const decision = decidePeriod(asked, today)
  if (!decision.ok) return yield* refused(decision.reason)
  const { value: period } = decision
  const [from, to] = [new Date(startOfDayMs(period.start)), new Date(endOfDayMs(period.end))]
  return { period, today, from, to }
})

/**
 * Reads which of their orders a member asks for, as `readPeriod` reads days. Refusals: PERIOD_START_AFTER_END,
 * PERIOD_TOO_LONG, PERIOD_TOO_OLD.
 */
export const readOrderPeriod = Effect.fnUntraced(function* (
  input: PeriodInput,
): Effect.fn.Return<AcceptedPeriod, Refused<PeriodCode>, Caller> {
  const memberId = yield* callingMember
  const { period, today, from, to } = yield* readPeriod(input)
  return { period, today, scope: { memberId, from, to, goodsName: input.goodsName ?? null } }
})
