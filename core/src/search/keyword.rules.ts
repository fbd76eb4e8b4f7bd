import { disassemble } from 'es-hangul'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { choseongOf, isChoseong, separateConsonants } from './hangul.rules.ts'
import { mistypedKeyword } from './keyboard.rules.ts'

/** The longest keyword, in characters; what is beyond is cut. Source: domain-rules §6. */
export const KEYWORD_LENGTH_MAX = 50

/** Most keywords that are remembered for a buyer. Source: domain-rules §6. */
export const RECENT_KEYWORD_COUNT_MAX = 10

/**
 * Up to how many results a keyword may have for another keyboard to be tried. Source: domain-rules §6, decision 024.
 */
export const SUGGEST_RESULT_COUNT_MAX = 3

/** Control characters, and what Unicode shows as nothing: zero widths, fillers of Hangul, marks of direction. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * A keyword as it is searched for, remembered and counted: syllables composed, small letters, single spaces, nothing
 * that cannot be seen, 50 characters at most. Source: domain-rules §6.
 * @example normaliseKeyword('  무선\t이어폰 PRO ') // '무선 이어폰 pro'
 */
export function normaliseKeyword(text: string): string {
  const seen = text
    .toWellFormed()
    .toLowerCase()
    .replaceAll(/\s/g, ' ')
    .replaceAll(INVISIBLE, '')
    .normalize('NFC')
    .replaceAll(/ +/g, ' ')
    .trim()
  return Array.from(seen).slice(0, KEYWORD_LENGTH_MAX).join('').trim()
}

/**
 * Decides whether a text can be searched for; the value is the normalised keyword. Refusal: SEARCH_KEYWORD_REQUIRED. Source:
 * spec §5.
 */
export function decideKeyword(text: string): Decision<'SEARCH_KEYWORD_REQUIRED', string> {
  const keyword = normaliseKeyword(text)
  return keyword === '' ? refuse('SEARCH_KEYWORD_REQUIRED') : allow(keyword)
}

/** The remembered keywords after one more: the newest first, each once, ten at most. Source: domain-rules §6. */
export function rememberKeyword(recent: readonly string[], keyword: string): string[] {
  const others = recent.filter((other) => other !== keyword)
  return [keyword, ...others].slice(0, RECENT_KEYWORD_COUNT_MAX)
}

function compactOf(text: string): string {
  return normaliseKeyword(text).replaceAll(' ', '')
}

/**
 * The letters of a text without spaces: what a name is found by while a keyword is still being typed. Source:
 * domain-rules §6.
 */
export function searchLetters(text: string): string {
  return disassemble(compactOf(text))
}

/**
 * The first letters of a text without spaces: what a name is found by when somebody types first letters only. Source:
 * domain-rules §6.
 */
export function searchChoseong(text: string): string {
  return choseongOf(compactOf(text))
}

/** Match of a name with a keyword, the best first. Source: domain-rules §6. */
export type NameFit = 'EXACT' | 'PREFIX' | 'PART'

/**
 * The way a name fits a keyword, spaces aside; `null` when it does not. A keyword of first letters fits by first
 * letters. Source: domain-rules §6.
 * @example fitOf('무선 이어폰', 'ㅁㅅㅇ') // 'PREFIX'
 */
export function fitOf(name: string, keyword: string): NameFit | null {
  const asked = compactOf(keyword)
  if (asked === '') return null
  const asksFirstLetters = isChoseong(asked)
  const [found, sought] = asksFirstLetters
    ? [searchChoseong(name), separateConsonants(asked)]
    : [searchLetters(name), disassemble(asked)]
  if (found === sought) return 'EXACT'
  if (found.startsWith(sought)) return 'PREFIX'
  return found.includes(sought) ? 'PART' : null
}

/** A search that was made: its keyword, how much it found, and whether the buyer wants that keyword and no other. */
export type SearchFacts = {
  readonly keyword: string
  readonly resultCount: number
  readonly noSuggest: boolean
}

/**
 * The keyword that a search is made with instead, `null` when it stands: a mistyped keyword that found next to
 * nothing. Source: spec §2 (noSuggest), domain-rules §6.
 */
export function suggestedKeyword(facts: SearchFacts): string | null {
  const hasEnough = facts.resultCount > SUGGEST_RESULT_COUNT_MAX
  return facts.noSuggest || hasEnough ? null : mistypedKeyword(facts.keyword)
}
