import { disassemble } from 'es-hangul'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { choseongOf, isChoseong, separateConsonants } from './hangul.rules.ts'

/** Longest keyword, in characters; the rest is cut off. Source: domain-rules §6. */
export const KEYWORD_LENGTH_MAX = 50

/** Most recent keywords stored for a buyer. Source: domain-rules §6. */
export const RECENT_KEYWORD_COUNT_MAX = 10

/** Control characters and characters without a glyph: zero widths, fillers of Hangul, direction marks. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/** Normalises a text of any length as a keyword is: `normaliseKeyword` without its limit. Source: domain-rules §6. */
export function normaliseText(text: string): string {
  return text
    .toWellFormed()
    .toLowerCase()
    .replaceAll(/\s/g, ' ')
    .replaceAll(INVISIBLE, '')
    .normalize('NFC')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/**
 * Normalises a keyword for search, history and counts: syllables composed, lower case, single spaces, no invisible
 * characters, 50 characters at most. Source: domain-rules §6.
 * @example normaliseKeyword('  무선\t이어폰 PRO ') // '무선 이어폰 pro'
 */
export function normaliseKeyword(text: string): string {
  return Array.from(normaliseText(text)).slice(0, KEYWORD_LENGTH_MAX).join('').trim()
}

/**
 * Decides whether a text is a keyword; the value is the normalised one. Refusal: SEARCH_KEYWORD_REQUIRED. Source: spec
 * §5.
 */
export function decideKeyword(text: string): Decision<'SEARCH_KEYWORD_REQUIRED', string> {
  const keyword = normaliseKeyword(text)
  return keyword === '' ? refuse('SEARCH_KEYWORD_REQUIRED') : allow(keyword)
}

/** Adds a keyword to the recent ones: the newest first, each once, ten at most. Source: domain-rules §6. */
export function rememberKeyword(recent: readonly string[], keyword: string): string[] {
  const others = recent.filter((other) => other !== keyword)
  return [keyword, ...others].slice(0, RECENT_KEYWORD_COUNT_MAX)
}

/** Adds the keywords of a device, the newest first, to a member's: the device's were searched for last. Source: market-rules §2.4. */
export function mergeKeywords(recent: readonly string[], ofDevice: readonly string[]): string[] {
  return ofDevice.toReversed().reduce<string[]>(rememberKeyword, [...recent])
}

/** Removes one keyword from the recent ones, or all of them for `null`. */
export function forgetKeyword(recent: readonly string[], keyword: string | null): string[] {
  return keyword === null ? [] : recent.filter((other) => other !== keyword)
}

/** Returns a text without spaces as keywords are compared: two that differ in spaces are the same one. */
export function compactOf(text: string): string {
  return normaliseKeyword(text).replaceAll(' ', '')
}

/**
 * Returns the letters of a text without spaces, by which a name is found while a keyword is still being typed. Source:
 * domain-rules §6.
 */
export function searchLetters(text: string): string {
  return disassemble(compactOf(text))
}

/**
 * Returns the first letters of a text without spaces, by which a name is found from first letters only. Source:
 * domain-rules §6.
 */
export function searchChoseong(text: string): string {
  return choseongOf(compactOf(text))
}

/** Fit of a name with a keyword, the best first. Source: domain-rules §6. */
export type NameFit = 'EXACT' | 'PREFIX' | 'PART'

/**
 * Returns the fit of a name with a keyword, spaces aside; `null` for none. A keyword of first letters is compared with
 * first letters. Source: domain-rules §6.
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
