import { DAY_MS, HOUR_MS, kstDayOf, startOfDayMs } from '../calendar/day.rules.ts'
import type { RankingPeriod } from './display.codes.ts'

/** Most products of a board. Source: market-rules §1.3. */
export const RANK_COUNT_MAX = 100

/** Buyers that a board of an age or a gender needs, and those that each of its products needs. Source: market-rules §1.3. */
export const SEGMENT_BUYER_COUNT_MIN = 100
export const SEGMENT_GOODS_BUYER_COUNT_MIN = 10

const POINTS_PER_BUYER = 100
/** Below the points of a buyer, so that no number of views outweighs one. */
const VIEW_POINTS_MAX = 99
const VIEW_POINTS_PER_DOUBLING = 10
const WEIGHT_UNIT = 1_000

/** Buckets that a period counts in, and the length of one in milliseconds. */
export const RANKING_BUCKETS = {
  DAY: { count: 24, lengthMs: HOUR_MS },
  WEEK: { count: 7, lengthMs: DAY_MS },
  MONTH: { count: 30, lengthMs: DAY_MS },
} as const satisfies Record<RankingPeriod, { readonly count: number; readonly lengthMs: number }>

/** Span that a board counts (epoch milliseconds), the end excluded. */
export type RankingSpan = { readonly sinceMs: number; readonly untilMs: number }

/**
 * Returns the span of the board at a moment: the last 24 full hours, or the last 7 or 30 full Korean days. Source:
 * market-rules §1.3.
 */
export function rankingSpanAt(period: RankingPeriod, nowMs: number): RankingSpan {
  const { count, lengthMs } = RANKING_BUCKETS[period]
  const untilMs =
    period === 'DAY' ? Math.floor(nowMs / HOUR_MS) * HOUR_MS : startOfDayMs(kstDayOf(nowMs))
  return { sinceMs: untilMs - count * lengthMs, untilMs }
}

/** Counts of one product in one bucket; `age` is 0 for the newest bucket. */
export type RankingBucket = {
  readonly age: number
  readonly buyerCount: number
  readonly viewCount: number
}

/** Counts of one product over the span of a board. */
export type RankingTally = {
  readonly goodsId: number
  /** Distinct buyers over the whole span. */
  readonly buyerCount: number
  /** Won that its buyers paid after discounts. */
  readonly paidAmount: number
  readonly createdAtMs: number
  readonly buckets: readonly RankingBucket[]
}

/** A product with its score, in thousandths of points. */
export type RankedGoods = { readonly goodsId: number; readonly score: number }

/**
 * Returns the points of a product in one bucket. Views alone never come to as much as one more buyer. Source:
 * market-rules §1.3.
 * @example pointsOf(2, 1) // 210
 */
export function pointsOf(buyerCount: number, viewCount: number): number {
  const viewPoints = Math.floor(VIEW_POINTS_PER_DOUBLING * Math.log2(1 + viewCount))
  return POINTS_PER_BUYER * buyerCount + Math.min(VIEW_POINTS_MAX, viewPoints)
}

/** Weight of a bucket in thousandths: halved over half of the period. */
function weightOf(period: RankingPeriod, age: number): number {
  return Math.round(WEIGHT_UNIT * 2 ** (-age / (RANKING_BUCKETS[period].count / 2)))
}

/** Returns the score of a product, in thousandths of points. Source: market-rules §1.3. */
export function scoreOf(period: RankingPeriod, buckets: readonly RankingBucket[]): number {
  return buckets.reduce(
    (score, { age, buyerCount, viewCount }) =>
      score + pointsOf(buyerCount, viewCount) * weightOf(period, age),
    0,
  )
}

/**
 * Ranks products by score, then by what was paid for them, then the newer one first; without a buyer there is no rank.
 * The order of the tallies changes nothing. Source: market-rules §1.3.
 */
export function rankGoods(
  period: RankingPeriod,
  tallies: readonly RankingTally[],
): readonly RankedGoods[] {
  return tallies
    .filter(({ buckets }) => buckets.some(({ buyerCount }) => buyerCount > 0))
    .map((tally) => ({ tally, score: scoreOf(period, tally.buckets) }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.tally.paidAmount - a.tally.paidAmount ||
        b.tally.createdAtMs - a.tally.createdAtMs ||
        b.tally.goodsId - a.tally.goodsId,
    )
    .map(({ tally, score }) => ({ goodsId: tally.goodsId, score }))
}

/**
 * Returns the tallies that a board of an age or a gender may show; `null` when so few bought that somebody could be read
 * out of it. Source: market-rules §1.3.
 */
export function segmentTallies(
  tallies: readonly RankingTally[],
  boardBuyerCount: number,
): readonly RankingTally[] | null {
  if (boardBuyerCount < SEGMENT_BUYER_COUNT_MIN) return null
  return tallies.filter(({ buyerCount }) => buyerCount >= SEGMENT_GOODS_BUYER_COUNT_MIN)
}
