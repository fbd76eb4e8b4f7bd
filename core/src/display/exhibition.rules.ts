import { eventFilterOf } from './event.rules.ts'
import type { ShowPeriod } from './event.rules.ts'
import type { ExhibitionState } from './exhibition.codes.ts'

/** Returns the state of an exhibition at a moment (epoch milliseconds), its end excluded. Source: decision 033. */
export function exhibitionStateOf(period: ShowPeriod, nowMs: number): ExhibitionState {
  return eventFilterOf(period, nowMs) ?? 'COMING'
}

/** True when the products of an exhibition are shown: not before it begins. Source: decision 033. */
export function showsGoods(state: ExhibitionState): boolean {
  return state !== 'COMING'
}

/** True when an exhibition offers coupons: only while it runs. Source: decision 033. */
export function handsOutCoupons(state: ExhibitionState): boolean {
  return state === 'IN_PROGRESS'
}
