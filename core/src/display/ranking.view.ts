import { POPULAR_CHANGE_LABELS, POPULAR_CHANGE_MARKS } from '../search/search.codes.ts'
import type { PopularChange } from '../search/search.codes.ts'
import { popularChangeOf } from '../search/popular.rules.ts'

/** A change of a rank for the eye and for the ear. */
export type RankChangeView = {
  readonly change: PopularChange
  /** `▲3`, `▼12`, `–` or `NEW`. */
  readonly mark: string
  /** `3계단 상승`, `12계단 하락`, `순위 유지` or `새로 진입`. */
  readonly text: string
}

/**
 * Views the change of a rank since the day before; `previousRank` is `null` for a product that had none. Source:
 * market-rules §1.3.
 */
export function rankChangeView(rank: number, previousRank: number | null): RankChangeView {
  const change = popularChangeOf(rank, previousRank)
  const label = POPULAR_CHANGE_LABELS[change]
  const mark = POPULAR_CHANGE_MARKS[change]
  if (change === 'EMPTY') return { change, mark, text: label }
  if (change === 'EQUAL') return { change, mark, text: `순위 ${label}` }
  const steps = Math.abs((previousRank ?? rank) - rank)
  return { change, mark: `${mark}${steps}`, text: `${steps}계단 ${label}` }
}
