import { eventFilterOf } from './event.rules.ts'
import type { ShowPeriod } from './event.rules.ts'
import type { ExhibitionState } from './exhibition.codes.ts'

/**
 * State of an exhibition at a moment (epoch milliseconds): its first moment is its own, its end is over. Source:
 * decision 033.
 */
export function exhibitionStateOf(period: ShowPeriod, nowMs: number): ExhibitionState {
  return eventFilterOf(period, nowMs) ?? 'COMING'
}

/**
 * True when the goods of an exhibition are shown: before its first moment nobody is notified what it will have. Source:
 * decision 033.
 */
export function showsGoods(state: ExhibitionState): boolean {
  return state !== 'COMING'
}

/** True when an exhibition hands coupons out: only while it runs. Source: decision 033. */
export function handsOutCoupons(state: ExhibitionState): boolean {
  return state === 'IN_PROGRESS'
}
