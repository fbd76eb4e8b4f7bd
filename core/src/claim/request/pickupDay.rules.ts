import { isBusinessDay } from '../../calendar/businessDay.rules.ts'
import type { BusinessCalendar } from '../../calendar/businessDay.rules.ts'
import { addDays, kstDayOf } from '../../calendar/day.rules.ts'
import type { Day } from '../../calendar/day.rules.ts'
import { allow, refuse } from '../../decision/decision.rules.ts'
import type { Decision } from '../../decision/decision.rules.ts'
import type { PickupMethod } from './claimPickup.codes.ts'

/** Days that a buyer chooses from. Source: decision 171. */
export const PICKUP_DAY_COUNT_MAX = 5

/** A pickup with the day on which its buyer wants the courier to come; `null` is the earliest possible day. */
export type PickupWish = { readonly method: PickupMethod; readonly pickupOn: Day | null }

/** Moment (epoch milliseconds) and calendar by which days are offered. */
export type PickupMoment = { readonly nowMs: number; readonly calendar: BusinessCalendar }

/**
 * Lists the days on which a buyer may want the courier to come: the next business days, from tomorrow on. It ends before
 * a year whose holidays are unknown, so that it is empty where nothing is known. Source: decision 171.
 * @example listPickupDays({ nowMs: kst('2026-12-24T23:59'), calendar })[0] // '2026-12-28'
 */
export function listPickupDays({ nowMs, calendar }: PickupMoment): Day[] {
  const { holidays, knownYears } = calendar
  const days: Day[] = []
  let day = addDays(kstDayOf(nowMs), 1)
  while (days.length < PICKUP_DAY_COUNT_MAX && knownYears.has(Number(day.slice(0, 4)))) {
    if (isBusinessDay(day, holidays)) days.push(day)
    day = addDays(day, 1)
  }
  return days
}

/**
 * Decides on the wanted day of a pickup: one of those that are offered at this moment, or none. A buyer who sends the
 * products needs none. Source: decision 171.
 */
export function decidePickupDay(
  { method, pickupOn }: PickupWish,
  moment: PickupMoment,
): Decision<'CLAIM_PICKUP_DAY_UNAVAILABLE', Day | null> {
  if (method !== 'COLLECT' || pickupOn === null) return allow(null)
  const isOffered = listPickupDays(moment).includes(pickupOn)
  return isOffered ? allow(pickupOn) : refuse('CLAIM_PICKUP_DAY_UNAVAILABLE')
}

/** Returns a day that was chosen earlier if it is still offered; `null`, the earliest possible day, where it is not. */
export function heldPickupDay(pickupOn: Day | null, offered: readonly Day[]): Day | null {
  return pickupOn !== null && offered.includes(pickupOn) ? pickupOn : null
}
