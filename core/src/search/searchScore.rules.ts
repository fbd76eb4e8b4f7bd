import { fitsQuery, type SearchQuery } from './searchText.rules.ts'

/** Points of a week beyond which a product is no more popular: ten thousand buyers. */
const WEEK_POINTS_MAX = 1_000_000

/** Reviews beyond which a product is no more popular. */
const REVIEW_COUNT_MAX = 10_000

/** Rating that a product is given before anybody has rated it, and the reviews that this weighs. */
const PRIOR = { rating: 4, reviewCount: 10 } as const

const RATING_BEST = 5

/** Days for which a product is new, less and less so. */
const NEW_DAYS_MAX = 90

const SHARES = { sales: 600, reviews: 200, rating: 150, newness: 50 } as const

/** Facts that a product's popularity is computed from; the rating counts only with reviews. */
export type PopularityFacts = {
  /** Points of the ranking of the last seven days. */
  readonly weekPoints: number
  readonly reviewCount: number
  readonly ratingAverage: number
  readonly ageDays: number
}

/** Logarithm of a count, from 0 for none to 1 for `max` and more. */
function logShare(count: number, max: number): number {
  return Math.min(1, Math.log1p(Math.max(0, count)) / Math.log1p(max))
}

/**
 * Returns a product's popularity, 0 to 1,000: sales of the week, number of reviews, rating, newness. Source: market-rules
 * §2.1.
 */
export function popularityOf(facts: PopularityFacts): number {
  const { weekPoints, reviewCount, ratingAverage, ageDays } = facts
  const ratings = PRIOR.rating * PRIOR.reviewCount + ratingAverage * reviewCount
  const rating = ratings / (PRIOR.reviewCount + reviewCount)
  return Math.round(
    SHARES.sales * logShare(weekPoints, WEEK_POINTS_MAX) +
      SHARES.reviews * logShare(reviewCount, REVIEW_COUNT_MAX) +
      SHARES.rating * Math.min(1, rating / RATING_BEST) +
      SHARES.newness * Math.max(0, 1 - Math.max(0, ageDays) / NEW_DAYS_MAX),
  )
}

/** A hit that is to be ordered; its name is as the index has it, whole and by first letters. */
export type SearchCandidate = {
  readonly goodsId: number
  readonly popularity: number
  readonly name: string
  readonly nameChoseong: string
  /** Names of its brand as the index has them; empty without a brand. */
  readonly brandNames: readonly string[]
  readonly isSoldOut: boolean
}

const SCORES = { equal: 2_000, allWords: 300, brand: 100, beginning: 50, soldOut: -500 } as const

/** The words of a keyword that are put together from one to another, as a brand of several words is written. */
function runsOf({ words }: SearchQuery): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((__, length) =>
      words
        .slice(from, from + length + 1)
        .map(({ text }) => text)
        .join(''),
    ),
  )
}

/**
 * Returns the function that scores the candidates of a keyword: popularity, 2,000 for a name that equals it, 300 for a
 * name with all words, 100 for a brand among the words, 50 for a name that begins so, less 500 for what is sold out.
 * Source: market-rules §2.1.
 */
export function createSearchScore(query: SearchQuery): (candidate: SearchCandidate) => number {
  const runs = new Set(runsOf(query))
  const isByLetters = query.words.every(({ isChoseong }) => isChoseong)
  const sought = isByLetters ? query.words.map(({ text }) => text).join('') : query.compact
  return ({ popularity, name, nameChoseong, brandNames, isSoldOut }) => {
    const text = isByLetters ? nameChoseong : name
    const hasAllWords = fitsQuery({ compact: name, choseong: nameChoseong }, query)
    return (
      popularity +
      (text === sought ? SCORES.equal : 0) +
      (hasAllWords ? SCORES.allWords : 0) +
      (brandNames.some((brand) => runs.has(brand)) ? SCORES.brand : 0) +
      (text.startsWith(sought) ? SCORES.beginning : 0) +
      (isSoldOut ? SCORES.soldOut : 0)
    )
  }
}

/** Orders candidates: the highest score first, of equal ones the newer product. Each is in the answer once. */
export function rankCandidates(
  candidates: readonly SearchCandidate[],
  query: SearchQuery,
): SearchCandidate[] {
  const scoreOf = createSearchScore(query)
  const byId = new Map(candidates.map((candidate) => [candidate.goodsId, candidate]))
  return [...byId.values()]
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .toSorted((a, b) => b.score - a.score || b.candidate.goodsId - a.candidate.goodsId)
    .map(({ candidate }) => candidate)
}
