import { DAY_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { OrderItemEventType } from '../order/orderItem.table.gen.ts'
import type { Courier } from './courier.codes.ts'
import { isTrackedCourier } from './courier.rules.ts'
import type { TrackingLevel } from './tracking.codes.ts'

/** A carrier's report on a parcel: when it was scanned (epoch milliseconds), its level, the place. */
export type ParcelScan = {
  readonly atMs: number
  readonly level: TrackingLevel
  readonly place: string
  readonly text: string
}

/** Facts of how an item ships; `null` before it does. */
export type Shipment = {
  readonly courier: Courier | null
  readonly shippedAtMs: number | null
}

/**
 * Days before its registration in which a parcel may have been scanned; an older scan is of another parcel with that
 * number. Source: decision 016.
 */
export const SCAN_LEAD_DAYS_MAX = 7

const FIRST_LEVEL: TrackingLevel = 1
const PICKED_UP: TrackingLevel = 2
const DELIVERED: TrackingLevel = 6

/**
 * Returns the event that a parcel's level is for the chart of its items; `null` while nobody has picked it up. The
 * chart refuses a step back, so a late scan changes nothing. Source: domain-rules §1.2, §8.
 */
export function eventOfLevel(
  level: TrackingLevel,
): Extract<OrderItemEventType, 'carrier.scanned' | 'carrier.delivered'> | null {
  if (level === DELIVERED) return 'carrier.delivered'
  return level >= PICKED_UP ? 'carrier.scanned' : null
}

/**
 * Returns the progress of a parcel: the highest level of any scan, in whatever order they came; the first level without
 * any.
 */
export function reachedLevel(scans: readonly Pick<ParcelScan, 'level'>[]): TrackingLevel {
  return scans.reduce<TrackingLevel>(
    (reached, { level }) => (level > reached ? level : reached),
    FIRST_LEVEL,
  )
}

/**
 * Returns the scans of a parcel registered at a moment: couriers reuse their numbers after a while. Source: decision
 * 016.
 */
export function scansOfShipment<Scan extends Pick<ParcelScan, 'atMs'>>(
  scans: readonly Scan[],
  shippedAtMs: number,
): Scan[] {
  return scans.filter(({ atMs }) => atMs >= shippedAtMs - SCAN_LEAD_DAYS_MAX * DAY_MS)
}

/** Sorts scans for a timeline: newest first; of one moment the higher level first. */
export function sortScans<Scan extends Pick<ParcelScan, 'atMs' | 'level'>>(
  scans: readonly Scan[],
): Scan[] {
  return scans.toSorted((a, b) => b.atMs - a.atMs || b.level - a.level)
}

/**
 * Decides whether an item can be tracked, and if its carrier reports it. Refusal: DELIVERY_NOT_STARTED, nothing was
 * shipped yet. Source: spec §8.
 */
export function decideTracking({
  courier,
  shippedAtMs,
}: Shipment): Decision<
  'DELIVERY_NOT_STARTED',
  { readonly courier: Courier; readonly shippedAtMs: number; readonly isProvided: boolean }
> {
  if (courier === null || shippedAtMs === null) return refuse('DELIVERY_NOT_STARTED')
  return allow({ courier, shippedAtMs, isProvided: isTrackedCourier(courier) })
}
