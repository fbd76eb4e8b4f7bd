import type { promiseList } from '@jangteo/contract/shipping/promise.schemas'
import type { GoodsType } from '@jangteo/core/goods/goods.codes'
import { isCustomMade } from '@jangteo/core/goods/goods.rules'
import { listPromises } from '@jangteo/core/shipping/promise.rules'
import type { PromiseTerms } from '@jangteo/core/shipping/promise.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { BUSINESS_CALENDAR, holidaysVersion } from '../calendar/holidays.ts'

/** Columns that say when goods are shipped. */
export type PromiseRow = {
  readonly cutoff_minute: number | null
  readonly ship_within_days: number
  readonly delivers_to_remote: boolean
}

/** Terms of a promise of goods, of their row. */
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

type PromiseAnswers = z.output<typeof promiseList>
/** Moment (epoch milliseconds) that promises are read at, and the zones that they are wanted for. */
export type PromiseScope = { readonly nowMs: number; readonly zones: readonly AreaZone[] }

function listAnswers(terms: PromiseTerms, { nowMs, zones }: PromiseScope): PromiseAnswers {
  return listPromises(terms, { nowMs, zones, calendar: BUSINESS_CALENDAR }).map((promise) => ({
    areaZoneEnum: promise.zone,
    arrivesOn: promise.arrivesOn,
    orderUntil: new Date(promise.orderUntilMs).toISOString(),
  }))
}

/** Answers with the time that they hold for, from its first millisecond to before its last. */
type HeldAnswers = {
  readonly answers: PromiseAnswers
  readonly fromMs: number
  readonly untilMs: number
}

const TERMS_COUNT_MAX = 1_000
const held = new LRUCache<string, HeldAnswers>({ max: TERMS_COUNT_MAX })

/** One name for the same terms in the same zones, until the holidays change. */
function nameOf(terms: PromiseTerms, zones: readonly AreaZone[]): string {
  const { cutoffMinute, shipWithinDays, isCustomMade: isMade, isOnSale, deliversToRemote } = terms
  return `${holidaysVersion()} ${cutoffMinute} ${shipWithinDays} ${isMade} ${isOnSale} ${deliversToRemote} ${zones.join(' ')}`
}

/**
 * The promises of goods as the wire knows them. Goods of the same terms share them until the next cut-off: a list has many
 * cards and few terms, and counting business days for each one would take as long as reading them.
 */
export function toPromiseAnswers(terms: PromiseTerms, scope: PromiseScope): PromiseAnswers {
  const { nowMs, zones } = scope
  const key = nameOf(terms, zones)
  const stored = held.get(key)
  if (stored !== undefined && nowMs >= stored.fromMs && nowMs < stored.untilMs) {
    return stored.answers
  }
  const answers = listAnswers(terms, scope)
  const [first] = answers
  if (first === undefined) return answers
  held.set(key, { answers, fromMs: nowMs, untilMs: Date.parse(first.orderUntil) })
  return answers
}
