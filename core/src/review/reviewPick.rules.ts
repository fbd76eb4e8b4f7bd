import { characterCount } from '../member/member.rules.ts'
import { GOOD_SCORE_MIN } from './review.rules.ts'

/** Fewest products chosen by their reviews that are shown together. Source: decision 174. */
const PICK_COUNT_MIN = 3

/** Longest quotation of a review, in characters. Source: decision 174. */
const QUOTE_LENGTH_MAX = 44

/** A review as far as the choice of a product by it asks. */
export type PickedReview = {
  readonly goods: { readonly goodsId: number }
  readonly score: number
}

/**
 * Chooses products by their reviews: each once, by the first of its reviews, none by a review below four stars. Empty where
 * there are fewer than three. Source: decision 174.
 */
export function pickByReviews<Review extends PickedReview>(reviews: readonly Review[]): Review[] {
  const picked = new Map<number, Review>()
  for (const review of reviews) {
    const { goodsId } = review.goods
    if (review.score >= GOOD_SCORE_MIN && !picked.has(goodsId)) picked.set(goodsId, review)
  }
  return picked.size < PICK_COUNT_MIN ? [] : [...picked.values()]
}

/** Sentences of a text on one line, each with its end. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .split(/(?<=[.!?…~♡]) /u)
}

/** The words of a sentence that fit, the last one cut where it alone is too long. */
function cutSentence(sentence: string): string {
  const room = Array.from(sentence).slice(0, QUOTE_LENGTH_MAX - 1)
  const end = room.lastIndexOf(' ')
  return `${(end <= 0 ? room : room.slice(0, end)).join('')}…`
}

/**
 * Quotes a review in one line: as many of its first sentences as fit, whole; of a first one that is too long, the words that
 * do. Nothing in between is left out. Source: decision 174.
 * @example reviewQuote('향이 좋아요.\n또 살게요.') // '향이 좋아요. 또 살게요.'
 */
export function reviewQuote(text: string): string {
  const [first = '', ...others] = sentencesOf(text)
  if (characterCount(first) > QUOTE_LENGTH_MAX) return cutSentence(first)
  let quote = first
  for (const sentence of others) {
    const longer = `${quote} ${sentence}`
    if (characterCount(longer) > QUOTE_LENGTH_MAX) return quote
    quote = longer
  }
  return quote
}
