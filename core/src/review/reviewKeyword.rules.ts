import { ASPECTS, ASPECT_QUESTIONS, COMMON_ASPECTS } from './aspect.codes.ts'
import type { Aspect } from './aspect.codes.ts'
import type { AspectVote } from './reviewAspect.rules.ts'

/** Most aspects that a product shows. Source: market-rules §4.2. */
export const KEYWORD_COUNT_MAX = 6

/** Least votes of an aspect that is shown. Source: market-rules §4.2. */
export const KEYWORD_VOTE_COUNT_MIN = 5

/** Least percentage of the reviews that vote on an aspect that is shown. Source: market-rules §4.2. */
export const KEYWORD_VOTE_PERCENT_MIN = 5

/** Least visible reviews of a product that shows any. Source: market-rules §4.2. */
export const KEYWORD_REVIEW_COUNT_MIN = 20

/** Most quotes of an aspect, and the longest one, in characters. Source: market-rules §4.2. */
export const KEYWORD_QUOTE_COUNT_MAX = 2
export const KEYWORD_QUOTE_LENGTH_MAX = 40

/** Questions that help to write a review. Source: market-rules §4. */
export const PROMPT_COUNT = 3

/** Minutes after a change of a product's reviews until they are counted. Source: market-rules §4.2. */
export const KEYWORD_DELAY_MINUTES = 10

/** Votes of the visible reviews on one aspect. */
export type AspectTally = {
  readonly aspect: Aspect
  readonly goodCount: number
  readonly badCount: number
}

/** A visible review with its votes; a later one has a greater `id`. */
export type VotingReview = { readonly id: number; readonly votes: readonly AspectVote[] }

/** What a review says of an aspect, shortened. */
export type KeywordQuote = { readonly reviewId: number; readonly text: string }

/** An aspect that a product's reviews often judge; the percentage is rounded down. */
export type ReviewKeyword = {
  readonly aspect: Aspect
  readonly voteCount: number
  readonly positivePercent: number
  readonly quotes: readonly KeywordQuote[]
}

/** Counts the votes on each aspect, in the order of the aspects; one without votes is left out. Source: market-rules §4.2. */
export function tallyVotes(reviews: readonly VotingReview[]): AspectTally[] {
  const votes = reviews.flatMap((review) => review.votes)
  return ASPECTS.flatMap((aspect) => {
    const own = votes.filter((vote) => vote.aspect === aspect)
    const goodCount = own.filter(({ sign }) => sign === 1).length
    return own.length === 0 ? [] : [{ aspect, goodCount, badCount: own.length - goodCount }]
  })
}

/** Shortens a clause to the length of a quote; a short one stays as it is. Source: market-rules §4.2. */
export function shortenQuote(clause: string): string {
  const characters = Array.from(clause)
  if (characters.length <= KEYWORD_QUOTE_LENGTH_MAX) return clause
  const shortened = characters.slice(0, KEYWORD_QUOTE_LENGTH_MAX - 1).join('')
  return `${shortened.trimEnd()}…`
}

/** Quotes of the side that most votes are on, the newest first, none twice. */
function quotesOf(
  reviews: readonly VotingReview[],
  { aspect, goodCount, badCount }: AspectTally,
): KeywordQuote[] {
  const side = goodCount >= badCount ? 1 : -1
  const byText = new Map<string, KeywordQuote>()
  for (const { id, votes } of reviews.toSorted((a, b) => b.id - a.id)) {
    const vote = votes.find((each) => each.aspect === aspect && each.sign === side)
    const text = vote === undefined ? '' : shortenQuote(vote.quote)
    if (text !== '' && !byText.has(text)) byText.set(text, { reviewId: id, text })
  }
  return [...byText.values()].slice(0, KEYWORD_QUOTE_COUNT_MAX)
}

/**
 * Returns what the visible reviews of a product often judge, the most votes first: at most six aspects that five reviews
 * and 5 % of them vote on; none below twenty reviews. The order of the reviews changes nothing, and a hidden one takes
 * exactly its votes away. Source: market-rules §4.2.
 */
export function reviewKeywords(reviews: readonly VotingReview[]): ReviewKeyword[] {
  if (reviews.length < KEYWORD_REVIEW_COUNT_MIN) return []
  return tallyVotes(reviews)
    .map((tally) => ({ tally, voteCount: tally.goodCount + tally.badCount }))
    .filter(
      ({ voteCount }) =>
        voteCount >= KEYWORD_VOTE_COUNT_MIN &&
        voteCount * 100 >= reviews.length * KEYWORD_VOTE_PERCENT_MIN,
    )
    .toSorted((a, b) => b.voteCount - a.voteCount)
    .slice(0, KEYWORD_COUNT_MAX)
    .map(({ tally, voteCount }) => ({
      aspect: tally.aspect,
      voteCount,
      positivePercent: Math.floor((tally.goodCount * 100) / voteCount),
      quotes: quotesOf(reviews, tally),
    }))
}

/**
 * Returns the questions that help to write about a product: of its category's aspects first, the least voted first,
 * then of the common ones. Source: market-rules §4.2.
 */
export function reviewPrompts(
  aspects: readonly Aspect[],
  tallies: readonly AspectTally[],
): string[] {
  const counts = new Map(tallies.map((tally) => [tally.aspect, tally.goodCount + tally.badCount]))
  const common: ReadonlySet<Aspect> = new Set(COMMON_ASPECTS)
  return aspects
    .toSorted(
      (a, b) =>
        Number(common.has(a)) - Number(common.has(b)) ||
        (counts.get(a) ?? 0) - (counts.get(b) ?? 0),
    )
    .slice(0, PROMPT_COUNT)
    .map((aspect) => ASPECT_QUESTIONS[aspect])
}
