import { groupBy } from '../decision/group.rules.ts'

/** Most related keywords of a keyword. Source: market-rules §2.4. */
export const RELATED_COUNT_MAX = 10

/** Time between two searches of a visitor that belong together, in minutes. Source: market-rules §2.5. */
export const RELATED_MINUTES_MAX = 30

/** Least visitors who searched for both. Source: market-rules §2.5. */
export const RELATED_VISITOR_COUNT_MIN = 5

/** Least lift of a related keyword. Source: market-rules §2.5. */
export const RELATED_LIFT_MIN = 2

/** Visitors of two keywords: of both together, of each, of all keywords. */
export type SharedVisits = {
  readonly keyword: string
  readonly related: string
  readonly visitorCount: number
  readonly keywordVisitorCount: number
  readonly relatedVisitorCount: number
  readonly allVisitorCount: number
}

/**
 * Returns how many times likelier the visitors of one keyword search for the other than everybody does. Source:
 * market-rules §2.5.
 */
export function liftOf(visits: SharedVisits): number {
  const expected =
    (visits.keywordVisitorCount * visits.relatedVisitorCount) / visits.allVisitorCount
  return visits.visitorCount / expected
}

/** Value of a pair: many visitors of a low lift and few of a high one count alike. Source: decision 103. */
function strengthOf(visits: SharedVisits): number {
  return visits.visitorCount * Math.log2(liftOf(visits))
}

/** Lists the related keywords of each keyword, the strongest first, ten at most. Source: market-rules §2.5. */
export function relateKeywords(visits: readonly SharedVisits[]): Map<string, string[]> {
  const strong = visits
    .filter(({ visitorCount }) => visitorCount >= RELATED_VISITOR_COUNT_MIN)
    .filter((pair) => liftOf(pair) >= RELATED_LIFT_MIN)
    .toSorted((a, b) => strengthOf(b) - strengthOf(a) || (a.related < b.related ? -1 : 1))
  const words = [...groupBy(strong, ({ keyword }) => keyword)].map(
    ([keyword, pairs]) =>
      [keyword, pairs.slice(0, RELATED_COUNT_MAX).map((pair) => pair.related)] as const,
  )
  return new Map(words)
}
