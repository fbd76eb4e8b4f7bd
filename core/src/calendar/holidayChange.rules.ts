import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { Holidays } from './businessDay.rules.ts'
import type { Day } from './day.rules.ts'

/** Reason why a public holiday is not added. */
export type HolidayRefusal = 'HOLIDAY_KNOWN' | 'HOLIDAY_PAST'

/**
 * Decides whether an operator may add a public holiday. One that is over would change deadlines that have passed. Refusals
 * in this order: HOLIDAY_PAST, HOLIDAY_KNOWN. Source: decision 143.
 */
export function decideHolidayAdded(
  day: Day,
  { today, holidays }: { readonly today: Day; readonly holidays: Holidays },
): Decision<HolidayRefusal> {
  if (day < today) return refuse('HOLIDAY_PAST')
  return holidays.has(day) ? refuse('HOLIDAY_KNOWN') : allow()
}
