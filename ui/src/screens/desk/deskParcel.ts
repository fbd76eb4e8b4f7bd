import { COURIER_LABELS, COURIERS } from '@jangteo/core/delivery/courier.codes'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { invoiceLengthsOf } from '@jangteo/core/delivery/courier.rules'
import { TRACKING_LEVEL_LABELS, TRACKING_LEVELS } from '@jangteo/core/delivery/tracking.codes'
import type { TrackingLevel } from '@jangteo/core/delivery/tracking.codes'
import { HOUR_MS } from '@jangteo/core/calendar/day.rules'

export const COURIER_CHOICES = COURIERS.map((value) => ({ value, label: COURIER_LABELS[value] }))

export const LEVEL_CHOICES = TRACKING_LEVELS.map((level) => ({
  value: String(level),
  label: `${level} ${TRACKING_LEVEL_LABELS[level]}`,
}))

/** Place where a parcel is usually scanned at a level. */
export const USUAL_PLACES: Readonly<Record<TrackingLevel, string>> = {
  1: '판매자 출고지',
  2: '서울강남집배점',
  3: '옥천HUB',
  4: '해운대집배점',
  5: '해운대집배점',
  6: '해운대집배점',
}

export const SCAN_TIMES = ['NOW', 'HOUR_AGO', 'DAY_AGO'] as const
export type ScanTime = (typeof SCAN_TIMES)[number]

const SCAN_TIME_LABELS: Readonly<Record<ScanTime, string>> = {
  NOW: '지금',
  HOUR_AGO: '1시간 전',
  DAY_AGO: '하루 전',
}
const SCAN_AGES_MS: Readonly<Record<ScanTime, number>> = {
  NOW: 0,
  HOUR_AGO: HOUR_MS,
  DAY_AGO: 24 * HOUR_MS,
}

export const SCAN_TIME_CHOICES = SCAN_TIMES.map((value) => ({
  value,
  label: SCAN_TIME_LABELS[value],
}))

/** The moment on the wire; `null` is now, which the server knows best. */
export function scanMoment(time: ScanTime, nowMs: number): string | null {
  return time === 'NOW' ? null : new Date(nowMs - SCAN_AGES_MS[time]).toISOString()
}

/** A number that the courier would take: the last digits of the clock; empty for a courier that gives none. */
export function aNumberOf(courier: Courier, nowMs: number): string {
  const length = invoiceLengthsOf(courier).at(-1)
  return length === undefined ? '' : String(nowMs).slice(-length)
}
