import type { EventFilter } from './display.codes.ts'

/** From when until when something is shown (epoch milliseconds); the end itself is over. `null` is no bound. */
export type ShowPeriod = { readonly startsAtMs: number | null; readonly endsAtMs: number | null }

/** The tab that an event or an exhibition stands on; `null` before it begins. Source: spec §3. */
export function eventFilterOf(period: ShowPeriod, nowMs: number): EventFilter | null {
  if (period.endsAtMs !== null && nowMs >= period.endsAtMs) return 'FINISHED'
  return period.startsAtMs !== null && nowMs < period.startsAtMs ? null : 'IN_PROGRESS'
}
