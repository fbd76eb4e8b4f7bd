/** Most products with a word that are read one by one; with more of them, the most popular ones are looked through. */
const INDEXED_GOODS_COUNT_MAX = 20_000

/** Share of all products below which a filter leaves few enough to read them one by one: one in 200. */
const SELECTIVE_SHARE_MAX = 1 / 200

/** Most hits that are counted exactly. Source: market-rules §2.1. */
export const EXACT_TOTAL_MAX = 10_000

/** Last product that pages of results reach. Source: market-rules §2.1. */
export const RESULT_DEPTH_MAX = 2_000

/** The most popular hits, which are ordered by their scores. Source: market-rules §2.1. */
export const CANDIDATE_COUNT_MAX = 400

/** Products named exactly as the keyword, which are candidates however popular. Source: market-rules §2.1. */
export const EXACT_NAME_COUNT_MAX = 3

/**
 * Way to the hits of a keyword: there are none; all of them are read and then ordered; or products are looked through in
 * order until enough of them fit.
 */
export type SearchPlan = 'NONE' | 'INDEX' | 'WALK'

/** Facts that a plan is chosen by. */
export type PlanFacts = {
  /** Products by word of the keyword: those that have its rarest gram, 0 for a gram that is unknown. */
  readonly wordCounts: readonly number[]
  /** Share of all products that the filters let through, 1 without a filter. */
  readonly passShare: number
  readonly goodsCount: number
}

/**
 * Estimates the hits of words without their filters. Words draw one another, so that each one after the rarest thins them
 * out half as much as the one before it: the exponential backoff of SQL Server's cardinality estimation.
 */
function expectedHits({ wordCounts, goodsCount }: PlanFacts): number {
  const shares = wordCounts.map((count) => count / Math.max(1, goodsCount))
  return shares
    .toSorted((a, b) => a - b)
    .reduce((left, share, place) => left * share ** (1 / 2 ** place), goodsCount)
}

/**
 * True when reading all hits reads fewer products than looking through them until `depth` fit: as many times more as the
 * hits are rarer than all products.
 */
function readsFewer(facts: PlanFacts, depth: number): boolean {
  const found = expectedHits(facts)
  return found * found <= depth * facts.goodsCount
}

/** Chooses the way to the hits. Source: market-rules §2.1, decision 101. */
export function choosePlan(facts: PlanFacts): SearchPlan {
  const leastCount = Math.min(...facts.wordCounts)
  if (leastCount <= 0) return 'NONE'
  const isRare = leastCount <= INDEXED_GOODS_COUNT_MAX && readsFewer(facts, CANDIDATE_COUNT_MAX)
  return isRare || facts.passShare < SELECTIVE_SHARE_MAX ? 'INDEX' : 'WALK'
}

/** Chooses the way to the hits that facets count: the most popular ones, 10,000 at most. */
export function chooseFacetPlan(facts: PlanFacts): SearchPlan {
  const plan = choosePlan(facts)
  return plan === 'WALK' && readsFewer(facts, EXACT_TOTAL_MAX) ? 'INDEX' : plan
}

/** A walk is given up after so many times as many products as it should have to look through. */
const WALK_PATIENCE = 4
const WALK_LENGTH_MIN = 10_000
/** Products of a walk that are looked through in the time of one that the index finds. */
const WALKED_PER_FOUND = 2

/**
 * Returns the number of products to look through for `depth` hits before the index is read instead: words that are
 * frequent one by one may be rare together. A walk is worth no more than reading the index.
 */
export function walkLengthOf(facts: PlanFacts, depth: number): number {
  const { wordCounts, passShare, goodsCount } = facts
  const hitShare = (Math.min(...wordCounts) / Math.max(1, goodsCount)) * passShare
  const patient = (WALK_PATIENCE * depth) / hitShare
  return Math.max(
    WALK_LENGTH_MIN,
    Math.ceil(Math.min(patient, WALKED_PER_FOUND * expectedHits(facts))),
  )
}

/** A total as it is shown: exact up to 10,000, and capped above. Source: market-rules §2.1. */
export type SearchTotal = { readonly count: number; readonly isCapped: boolean }

/** Caps a count of hits that was stopped at one more than is shown. */
export function capTotal(count: number): SearchTotal {
  return { count: Math.min(count, EXACT_TOTAL_MAX), isCapped: count > EXACT_TOTAL_MAX }
}
