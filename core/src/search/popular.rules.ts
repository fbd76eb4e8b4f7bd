import type { PopularChange, RecommendAge } from './search.codes.ts'

/**
 * Returns the change of a rank since the last count, 1 being the best; `before` is `null` without a former rank.
 * Source: spec §3.
 */
export function popularChangeOf(rank: number, before: number | null): PopularChange {
  if (before === null) return 'EMPTY'
  if (rank === before) return 'EQUAL'
  return rank < before ? 'UP' : 'DOWN'
}

/**
 * The decade that recommendations for a full age are made for; the youngest and the oldest take those beyond. Source:
 * spec §3.
 */
export function recommendAgeOf(age: number): RecommendAge {
  const decades = ['10', '20', '30', '40', '50', '60'] as const
  const at = Math.floor(age / 10) - 1
  return decades[Math.min(Math.max(at, 0), decades.length - 1)] ?? 'ALL'
}
