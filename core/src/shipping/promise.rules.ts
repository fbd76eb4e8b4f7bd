import { addBusinessDays, isBusinessDay } from '../calendar/businessDay.rules.ts'
import type { BusinessCalendar, Holidays } from '../calendar/businessDay.rules.ts'
import { addDays, DAY_MS, kstDayOf, MINUTE_MS, startOfDayMs } from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import { SHIP_BUSINESS_DAYS } from './shipDays.rules.ts'
import type { AreaZone } from './shipping.codes.ts'

/**
 * Business days that a parcel is on its way, by the zone that it goes to; `null` where nobody knows: ferries wait for the
 * weather. Source: decision 088.
 */
const TRANSIT_DAYS: Readonly<Record<AreaZone, number | null>> = {
  MAINLAND: 1,
  JEJU: 2,
  ISLAND: null,
}

/** Facts that decide on which day goods arrive. */
export type PromiseTerms = {
  /**
   * Minute of the Korean day before which an order goes out on the same business day; `null` for a store that promises
   * nothing.
   */
  readonly cutoffMinute: number | null
  /** Business days in which the seller ships these goods. */
  readonly shipWithinDays: number
  readonly isCustomMade: boolean
  /** False for goods that are sold out, that are to come, or whose sale is over. */
  readonly isOnSale: boolean
  readonly deliversToRemote: boolean
}

/** Moment and zone of a promise. */
type PromisePlace = {
  readonly nowMs: number
  readonly zone: AreaZone
  readonly calendar: BusinessCalendar
}

/**
 * Basis of a promised day: the store's cut-off alone, or the seller's days before shipping as well. Source: decision
 * 088.
 */
type PromiseBasis = 'CUTOFF' | 'SHIP_DAYS'

/** The day that goods arrive on in a zone when they are ordered before a moment (epoch milliseconds). */
export type ArrivalPromise = {
  readonly zone: AreaZone
  readonly arrivesOn: Day
  /** The cut-off; from it on the promise no longer holds. */
  readonly orderUntilMs: number
  readonly basis: PromiseBasis
}

function cutoffMsOf(day: Day, cutoffMinute: number): number {
  return startOfDayMs(day) + cutoffMinute * MINUTE_MS
}

/** The business day whose cut-off is the next one: today before it, the business day after otherwise. */
function cutoffDay(nowMs: number, cutoffMinute: number, holidays: Holidays): Day {
  const today = kstDayOf(nowMs)
  const isInTime = isBusinessDay(today, holidays) && nowMs < cutoffMsOf(today, cutoffMinute)
  return isInTime ? today : addBusinessDays(today, 1, holidays)
}

/** Days of making come on top only where the seller names more than the usual ones. */
function makingDays(shipWithinDays: number): number {
  return shipWithinDays > SHIP_BUSINESS_DAYS ? shipWithinDays : 0
}

function transitDays({ deliversToRemote }: PromiseTerms, zone: AreaZone): number | null {
  return zone === 'MAINLAND' || deliversToRemote ? TRANSIT_DAYS[zone] : null
}

function isKnown({ knownYears }: BusinessCalendar, from: Day, to: Day): boolean {
  return [from, to].every((day) => knownYears.has(Number(day.slice(0, 4))))
}

/**
 * The day on which goods arrive that are ordered now: the business day of the next cut-off, the days of making where the
 * seller names more than the usual ones, and the days in transit, business days all of them. `null` where any of it is
 * unknown: no cut-off, custom-made goods, goods that cannot be bought now, a zone that nobody delivers to in time, a year
 * whose holidays are not announced. Source: decision 088.
 * @example promiseArrival(noon, { nowMs: kst('2026-11-26T11:59'), zone: 'MAINLAND', calendar }) // 2026-11-27
 */
export function promiseArrival(terms: PromiseTerms, place: PromisePlace): ArrivalPromise | null {
  const { cutoffMinute, shipWithinDays, isCustomMade, isOnSale } = terms
  const { nowMs, zone, calendar } = place
  const transit = transitDays(terms, zone)
  if (cutoffMinute === null || transit === null || isCustomMade || !isOnSale) return null
  const day = cutoffDay(nowMs, cutoffMinute, calendar.holidays)
  const making = makingDays(shipWithinDays)
  const arrivesOn = addBusinessDays(day, making + transit, calendar.holidays)
  if (!isKnown(calendar, kstDayOf(nowMs), arrivesOn)) return null
  const orderUntilMs = cutoffMsOf(day, cutoffMinute)
  return { zone, arrivesOn, orderUntilMs, basis: making === 0 ? 'CUTOFF' : 'SHIP_DAYS' }
}

/** Terms of what is shipped on the day of its order, but for the cut-off. */
const PROMPT = {
  shipWithinDays: SHIP_BUSINESS_DAYS,
  isCustomMade: false,
  isOnSale: true,
  deliversToRemote: false,
} as const

/** Minute of a day that no cut-off is after. */
export const NO_LATER_CUTOFF_MINUTE = DAY_MS / MINUTE_MS - 1

/**
 * Returns the minute of the day that a cut-off must be after, so that what is ordered now arrives on the mainland tomorrow;
 * NO_LATER_CUTOFF_MINUTE when nothing does, as before a day off. It holds for all that is shipped on the day of its order:
 * in stock, not custom-made, and in the usual days. Source: decision 088, decision 167.
 */
export function tomorrowCutoffAfter(nowMs: number, calendar: BusinessCalendar): number {
  const place = { nowMs, zone: 'MAINLAND', calendar } as const
  const latest = promiseArrival({ ...PROMPT, cutoffMinute: NO_LATER_CUTOFF_MINUTE + 1 }, place)
  const today = kstDayOf(nowMs)
  if (latest?.arrivesOn !== addDays(today, 1)) return NO_LATER_CUTOFF_MINUTE
  return Math.floor((nowMs - startOfDayMs(today)) / MINUTE_MS)
}

type PromisePlaces = Omit<PromisePlace, 'zone'> & { readonly zones: readonly AreaZone[] }

/**
 * The promise that holds now and the one after its cut-off, zone by zone: an answer that is read later than it was given
 * still has the right day. Empty where nothing is promised. Source: decision 088.
 */
export function listPromises(terms: PromiseTerms, places: PromisePlaces): ArrivalPromise[] {
  const { nowMs, zones, calendar } = places
  return zones.flatMap((zone) => {
    const first = promiseArrival(terms, { nowMs, zone, calendar })
    if (first === null) return []
    const next = promiseArrival(terms, { nowMs: first.orderUntilMs, zone, calendar })
    return next === null ? [first] : [first, next]
  })
}

/**
 * Returns the promise in force at a moment, of those given earlier; `null` when none is any more. An unknown zone
 * (`null`) counts as the mainland.
 */
export function heldPromise<Held extends Pick<ArrivalPromise, 'zone' | 'orderUntilMs'>>(
  promises: readonly Held[],
  { zone, nowMs }: { readonly zone: AreaZone | null; readonly nowMs: number },
): Held | null {
  const place = zone ?? 'MAINLAND'
  return promises.find((held) => held.zone === place && nowMs < held.orderUntilMs) ?? null
}

/** Quantity that arrives on one day; `null` is a day that nobody promised. */
export type ArrivalCount = { readonly arrivesOn: Day | null; readonly count: number }

/** Counts pieces by the day of arrival, the earliest day first and unpromised ones last. */
export function countArrivals(pieces: readonly ArrivalCount[]): ArrivalCount[] {
  const counts = new Map<Day | null, number>()
  for (const { arrivesOn, count } of pieces) {
    counts.set(arrivesOn, (counts.get(arrivesOn) ?? 0) + count)
  }
  return [...counts]
    .map(([arrivesOn, count]) => ({ arrivesOn, count }))
    .toSorted((a, b) => (a.arrivesOn ?? 'unknown').localeCompare(b.arrivesOn ?? 'unknown'))
}
