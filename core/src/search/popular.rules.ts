import { HOUR_MS } from '../calendar/day.rules.ts'
import type { PopularChange, RecommendAge } from './search.codes.ts'

/** Hours of searches that popular keywords are made of. Source: market-rules §2.5. */
export const POPULAR_HOURS = 24

/** Hours after which a search counts half. Source: market-rules §2.5. */
const POPULAR_HALF_LIFE_HOURS = 6

/** Least visitors of a keyword that is shown in public: no private query, no single pusher. Source: market-rules §2.5. */
export const POPULAR_VISITOR_COUNT_MIN = 10

/** Number of popular keywords. Source: market-rules §2.5. */
export const POPULAR_COUNT_MAX = 10

/** Days that the last one is compared with for rising keywords. Source: market-rules §2.4. */
export const RISING_DAYS = 7

/** Number of rising keywords. Source: market-rules §2.4. */
export const RISING_COUNT_MAX = 7

/** Visitors of a keyword by the number of full hours since each searched for it last, from 0; each visitor once. */
export type HourlyVisits = { readonly keyword: string; readonly visitorsByHour: readonly number[] }

/** An entry of the board of popular keywords. */
export type PopularKeyword = {
  readonly keyword: string
  readonly rank: number
  readonly change: PopularChange
}

/** The beginning of an hour, in epoch milliseconds. */
export function startOfHourMs(atMs: number): number {
  return Math.floor(atMs / HOUR_MS) * HOUR_MS
}

function sumVisitors(visitors: readonly number[]): number {
  return visitors.reduce((sum, count) => sum + count, 0)
}

/** Score of a keyword: each visitor counts 2^(−hours/6), at most 1 whatever they did. Source: market-rules §2.5. */
export function popularScore({ visitorsByHour }: HourlyVisits): number {
  return visitorsByHour
    .slice(0, POPULAR_HOURS)
    .reduce((sum, count, hours) => sum + count * 2 ** (-hours / POPULAR_HALF_LIFE_HOURS), 0)
}

/** Ranks the keywords of enough visitors by their scores, the best first, ten at most. Source: market-rules §2.5. */
export function rankPopular(visits: readonly HourlyVisits[]): string[] {
  return visits
    .filter(({ visitorsByHour }) => isPublic(sumVisitors(visitorsByHour.slice(0, POPULAR_HOURS))))
    .map((visit) => ({ keyword: visit.keyword, score: popularScore(visit) }))
    .toSorted((a, b) => b.score - a.score || (a.keyword < b.keyword ? -1 : 1))
    .slice(0, POPULAR_COUNT_MAX)
    .map(({ keyword }) => keyword)
}

function isPublic(visitorCount: number): boolean {
  return visitorCount >= POPULAR_VISITOR_COUNT_MIN
}

/** The board of an hour with the change of each rank since the hour before. Source: market-rules §2.5. */
export function popularBoard(
  ranked: readonly string[],
  before: readonly string[],
): PopularKeyword[] {
  return ranked.map((keyword, index) => {
    const formerIndex = before.indexOf(keyword)
    const formerRank = formerIndex < 0 ? null : formerIndex + 1
    return { keyword, rank: index + 1, change: popularChangeOf(index + 1, formerRank) }
  })
}

/** Visitors of a keyword in the last day, and in the last week with that day. */
export type DailyVisits = {
  readonly keyword: string
  readonly dayVisitorCount: number
  readonly weekVisitorCount: number
}

/**
 * Ranks the keywords that more visitors searched for in a day than in an average day of the week, by how many times
 * more, seven at most. Source: market-rules §2.4.
 */
export function rankRising(visits: readonly DailyVisits[]): string[] {
  return visits
    .filter(({ dayVisitorCount }) => isPublic(dayVisitorCount))
    .map((visit) => ({
      keyword: visit.keyword,
      growth: (visit.dayVisitorCount * RISING_DAYS) / visit.weekVisitorCount,
    }))
    .filter(({ growth }) => growth > 1)
    .toSorted((a, b) => b.growth - a.growth || (a.keyword < b.keyword ? -1 : 1))
    .slice(0, RISING_COUNT_MAX)
    .map(({ keyword }) => keyword)
}

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
