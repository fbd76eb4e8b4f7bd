import type { promiseList } from '@jangteo/contract/shipping/promise.schemas'
import type { GoodsType } from '@jangteo/core/goods/goods.codes'
import { isCustomMade } from '@jangteo/core/goods/goods.rules'
import { listPromises } from '@jangteo/core/shipping/promise.rules'
import type { BusinessCalendar, PromiseTerms } from '@jangteo/core/shipping/promise.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import type { z } from 'zod'
import { HOLIDAYS, HOLIDAY_YEARS } from '../calendar/holidays.ts'

/** The business days that promises are counted in. */
export const PROMISE_CALENDAR: BusinessCalendar = { holidays: HOLIDAYS, knownYears: HOLIDAY_YEARS }

/** Columns that say when goods are shipped. */
export type PromiseRow = {
  readonly cutoff_minute: number | null
  readonly ship_within_days: number
  readonly delivers_to_remote: boolean
}

/** What a promise of goods depends on. */
export function toPromiseTerms(
  row: PromiseRow,
  { kind, isOnSale }: { readonly kind: GoodsType; readonly isOnSale: boolean },
): PromiseTerms {
  return {
    cutoffMinute: row.cutoff_minute,
    shipWithinDays: row.ship_within_days,
    isCustomMade: isCustomMade(kind),
    isOnSale,
    deliversToRemote: row.delivers_to_remote,
  }
}

/** The promises of goods as the wire knows them. */
export function toPromiseAnswers(
  terms: PromiseTerms,
  { nowMs, zones }: { readonly nowMs: number; readonly zones: readonly AreaZone[] },
): z.output<typeof promiseList> {
  return listPromises(terms, { nowMs, zones, calendar: PROMISE_CALENDAR }).map((promise) => ({
    areaZoneEnum: promise.zone,
    arrivesOn: promise.arrivesOn,
    orderUntil: new Date(promise.orderUntilMs).toISOString(),
    promiseBasisEnum: promise.basis,
  }))
}
