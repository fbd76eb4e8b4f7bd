import { isForward, type ShowPeriod } from './event.rules.ts'
import { isAllowedLink } from './link.rules.ts'
import { characterCount } from '../member/member.rules.ts'
import { compactOf, normaliseKeyword } from '../search/keyword.rules.ts'

/** Most keywords that operators promote, over time, and most words that they block. */
export const PROMOTED_KEYWORD_COUNT_MAX = 50
export const BLOCKED_WORD_COUNT_MAX = 200

/** The longest second line of a promoted keyword, and the longest blocked word, in characters. */
export const PROMOTED_TEXT_LENGTH_MAX = 30
export const BLOCKED_WORD_LENGTH_MAX = 20

/** A keyword as an operator promotes it. */
export type PromotedKeyword = {
  readonly keyword: string
  readonly subText: string | null
  readonly linkUrl: string | null
  readonly period: ShowPeriod
}

function isPromoted({ keyword, subText, linkUrl, period }: PromotedKeyword): boolean {
  const isShort = characterCount(subText ?? '') <= PROMOTED_TEXT_LENGTH_MAX
  const isLink = linkUrl === null || isAllowedLink(linkUrl)
  return normaliseKeyword(keyword) !== '' && isShort && isLink && isForward(period)
}

/** Normalises the words that an operator blocks: as keywords are compared, each once, without empty ones. */
export function blockedWordsOf(words: readonly string[]): readonly string[] {
  return [...new Set(words.map(compactOf))].filter((word) => word !== '')
}

/**
 * True when promoted and blocked keywords may be saved: each leads to a page of ours, and no promoted one is blocked.
 * Source: decision 140.
 */
export function areOperatorKeywords(
  promoted: readonly PromotedKeyword[],
  blocked: readonly string[],
): boolean {
  const areShort = blocked.every((word) => characterCount(word) <= BLOCKED_WORD_LENGTH_MAX)
  return (
    promoted.length <= PROMOTED_KEYWORD_COUNT_MAX &&
    blocked.length <= BLOCKED_WORD_COUNT_MAX &&
    areShort &&
    promoted.every(isPromoted) &&
    promoted.every(({ keyword }) => !holdsBlocked(keyword, blocked))
  )
}

/** True when a keyword holds a blocked word, whatever its spaces. Source: market-rules §2.3. */
export function holdsBlocked(keyword: string, blocked: readonly string[]): boolean {
  const compact = compactOf(keyword)
  return blocked.some((word) => compact.includes(word))
}
