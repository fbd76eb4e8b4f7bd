import { DAY_MS, HOUR_MS, kstDayOf, MINUTE_MS, startOfDayMs } from '../calendar/day.rules.ts'
import { STORE_NEWS_KINDS, type StoreNewsKind } from './storeNews.codes.ts'

/** Time for which something of a store is news, in milliseconds. Source: decision 164. */
export const STORE_NEWS_AGE_MS = DAY_MS

const SENT_FROM_MS = 8 * HOUR_MS
const SENT_UNTIL_MS = 20 * HOUR_MS + 50 * MINUTE_MS

/** True from 08:00 to 20:50 in Korea: advertising that is late waits for the morning. Source: market-rules §0, life-rules §2. */
export function isAdvertisingHour(nowMs: number): boolean {
  const ofDayMs = nowMs - startOfDayMs(kstDayOf(nowMs))
  return ofDayMs >= SENT_FROM_MS && ofDayMs < SENT_UNTIL_MS
}

/** Something that happened in a store, and when (epoch milliseconds). */
export type StoreHappening = { readonly kind: StoreNewsKind; readonly atMs: number }

/**
 * Returns what a store's members are notified of when several things happened on a day: a notice before a coupon before a
 * deal, of two of a kind the later one; `null` for none. Source: market-rules §3, decision 164.
 */
export function pickStoreNews<Happening extends StoreHappening>(
  happenings: readonly Happening[],
): Happening | null {
  const rankOf = ({ kind }: StoreHappening) => STORE_NEWS_KINDS.indexOf(kind)
  const [first] = happenings.toSorted((a, b) => rankOf(a) - rankOf(b) || b.atMs - a.atMs)
  return first ?? null
}
