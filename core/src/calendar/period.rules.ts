import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { addDays, addMonths, addYears } from './day.rules.ts'
import type { Day } from './day.rules.ts'
import { PERIOD_PRESETS } from './period.codes.ts'
import type { PeriodCode, PeriodPreset } from './period.codes.ts'

/** From one Korean day to another, both included. */
export type Period = { readonly start: Day; readonly end: Day }

/** The longest period that may be looked up, in years. Source: spec §5. */
export const PERIOD_SPAN_YEARS_MAX = 1

/** Years back for which orders and claims may be looked up. Source: spec §5, domain-rules A46. */
export const PERIOD_HISTORY_YEARS_MAX = 5

/** The first day that may be looked up: five years before today. Source: spec §5, domain-rules A54. */
export function earliestStart(today: Day): Day {
  return addYears(today, -PERIOD_HISTORY_YEARS_MAX)
}

/**
 * Decides whether orders and claims of a period may be looked up. The end may be up to the start plus one year, that day
 * included; the start may be up to five years before today, that day included.
 * Refusals: PERIOD_START_AFTER_END, PERIOD_TOO_LONG, PERIOD_TOO_OLD. Source: spec §5, domain-rules A54.
 */
export function decidePeriod(period: Period, today: Day): Decision<PeriodCode, Period> {
  if (period.start > period.end) return refuse('PERIOD_START_AFTER_END')
  if (period.end > addYears(period.start, PERIOD_SPAN_YEARS_MAX)) return refuse('PERIOD_TOO_LONG')
  if (period.start < earliestStart(today)) return refuse('PERIOD_TOO_OLD')
  return allow(period)
}

/** The first day of the longest period that ends on a day: a year that ends on 29 February begins on 1 March. */
function yearStart(end: Day): Day {
  const start = addYears(end, -PERIOD_SPAN_YEARS_MAX)
  return addYears(start, PERIOD_SPAN_YEARS_MAX) < end ? addDays(start, 1) : start
}

/**
 * Returns the period to look up when only its end is given: a year, or as much of it as may be looked up.
 * @example yearUntil('2022-01-01', '2026-08-22') // { start: '2021-08-22', end: '2022-01-01' }
 */
export function yearUntil(end: Day, today: Day): Period {
  const start = yearStart(end)
  const earliest = earliestStart(today)
  return { start: start < earliest && earliest <= end ? earliest : start, end }
}

const PRESET_STARTS: Readonly<Record<PeriodPreset, (today: Day) => Day>> = {
  WEEK: (today) => addDays(today, -7),
  MONTH: (today) => addMonths(today, -1),
  THREE_MONTHS: (today) => addMonths(today, -3),
  SIX_MONTHS: (today) => addMonths(today, -6),
  YEAR: yearStart,
}

/** The period that a list's choice stands for, ending today. Source: domain-rules §7.2. */
export function periodOf(preset: PeriodPreset, today: Day): Period {
  return { start: PRESET_STARTS[preset](today), end: today }
}

/**
 * The shortest offered period that reaches back to a day; the year that ends on the day where none does. Source:
 * domain-rules §7.2.
 * @example periodReaching('2026-03-01', '2026-08-22') // { start: '2026-02-22', end: '2026-08-22' }
 */
export function periodReaching(day: Day, today: Day): Period {
  const offered = PERIOD_PRESETS.map((preset) => periodOf(preset, today))
  return offered.find(({ start }) => start <= day) ?? yearUntil(day, today)
}
