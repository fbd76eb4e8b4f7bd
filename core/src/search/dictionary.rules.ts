import { BLOCKED_WORDS } from './blockedWord.codes.ts'
import { compactOf, normaliseKeyword, searchChoseong, searchLetters } from './keyword.rules.ts'
import type { WordKind } from './search.codes.ts'

/** Days of searches that the dictionary and related keywords are made of. Source: market-rules §2.3, §2.5. */
export const SEARCH_LOG_DAYS = 30

/** Least visitors of a keyword of the dictionary. Source: market-rules §2.3. */
export const DICTIONARY_VISITOR_COUNT_MIN = 5

/** Least products whose names have a word of the dictionary. Source: market-rules §2.3. */
export const DICTIONARY_GOODS_COUNT_MIN = 20

/** Digits of a keyword that may be a number of a person's: a phone, an account, a card. Source: market-rules §2.3. */
const DIGIT_COUNT_PRIVATE = 8

/** Weight of a visitor among products: a search says more about what is looked for than a name does. Source: decision 103. */
const GOODS_PER_VISITOR = 20

/** Source of a word: the number of visitors who searched for it, and of products that have it. */
export type WordSource = {
  readonly word: string
  readonly kind: WordKind
  /** Target of the page that a name opens: an id or a store's URL; `null` for a keyword. */
  readonly targetId: string | null
  readonly visitorCount: number
  readonly goodsCount: number
}

/** An entry of the dictionary that completions, suggestions and related keywords come from. */
export type DictionaryWord = {
  readonly word: string
  readonly kind: WordKind
  readonly targetId: string | null
  readonly jamo: string
  readonly choseong: string
  readonly weight: number
}

/**
 * True for a keyword that may be stored and shown: no number of a person's, no address, no blocked word. Source:
 * market-rules §2.3.
 */
export function isStorableKeyword(keyword: string): boolean {
  const compact = compactOf(keyword)
  const digits = compact.replaceAll(/\D/g, '')
  const isPrivate = digits.length >= DIGIT_COUNT_PRIVATE || compact.includes('@')
  return compact !== '' && !isPrivate && !BLOCKED_WORDS.some((word) => compact.includes(word))
}

/** Weight of a word among completions: grows by 100 when searches and products double. */
function weightOf({ visitorCount, goodsCount }: WordSource): number {
  return Math.floor(100 * Math.log2(1 + GOODS_PER_VISITOR * visitorCount + goodsCount))
}

function isDictionaryWord(source: WordSource): boolean {
  if (!isStorableKeyword(source.word)) return false
  if (source.kind !== 'KEYWORD') return true
  const isSearched = source.visitorCount >= DICTIONARY_VISITOR_COUNT_MIN
  const isName =
    source.goodsCount >= DICTIONARY_GOODS_COUNT_MIN && compactOf(source.word).length > 1
  return isSearched || isName
}

function identityOf({ word, kind, targetId }: WordSource): string {
  return `${kind} ${targetId ?? compactOf(word)}`
}

/** Sums what two sources say of one word; it is spelled as more visitors did. */
function joined(one: WordSource, other: WordSource): WordSource {
  const { word } = other.visitorCount > one.visitorCount ? other : one
  return {
    ...one,
    word,
    visitorCount: one.visitorCount + other.visitorCount,
    goodsCount: Math.max(one.goodsCount, other.goodsCount),
  }
}

/**
 * Makes the dictionary of its sources: words that may be stored and are searched for or sold often enough, each once;
 * keywords that differ in spaces are one. Source: market-rules §2.3.
 */
export function buildDictionary(sources: readonly WordSource[]): DictionaryWord[] {
  const words = new Map<string, WordSource>()
  for (const source of sources) {
    const before = words.get(identityOf(source))
    words.set(identityOf(source), before === undefined ? source : joined(before, source))
  }
  return [...words.values()].filter(isDictionaryWord).map((source) => ({
    word: source.kind === 'KEYWORD' ? normaliseKeyword(source.word) : source.word,
    kind: source.kind,
    targetId: source.targetId,
    jamo: searchLetters(source.word),
    choseong: searchChoseong(source.word),
    weight: weightOf(source),
  }))
}
