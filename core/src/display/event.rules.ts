import type { EventFilter } from './display.codes.ts'

/** Period in which something is shown (epoch milliseconds), the end excluded; `null` is no bound. */
export type ShowPeriod = { readonly startsAtMs: number | null; readonly endsAtMs: number | null }

/** Returns the tab of an event or an exhibition; `null` before it begins. Source: spec §3. */
export function eventFilterOf(period: ShowPeriod, nowMs: number): EventFilter | null {
  if (period.endsAtMs !== null && nowMs >= period.endsAtMs) return 'FINISHED'
  return period.startsAtMs !== null && nowMs < period.startsAtMs ? null : 'IN_PROGRESS'
}
