import { choseongOf, isChoseong, separateConsonants } from './hangul.rules.ts'
import { normaliseKeyword, normaliseText } from './keyword.rules.ts'

/** A brand as it is searched by: under any of its names. */
export type BrandNames = {
  readonly name: string
  /** `null` for a brand without a name in English. */
  readonly nameEn: string | null
  readonly aliases: readonly string[]
}

/** Texts that a product is found by; `null` for what it has not. */
export type SearchSource = {
  readonly name: string
  readonly brand: BrandNames | null
  readonly modelName: string | null
  readonly categoryName: string | null
  /** Words that its seller says it is looked for by. */
  readonly tags: readonly string[]
}

/**
 * A product as the index has it. `compact` is its normalised texts without their spaces, the name first, one space
 * between them; `choseong` the same by first letters; `grams` every one and every two characters of both, each once.
 */
export type SearchText = {
  readonly compact: string
  readonly choseong: string
  readonly grams: readonly string[]
}

/** A word of a keyword: looked for in first letters when it has nothing else. */
export type SearchWord = { readonly text: string; readonly isChoseong: boolean }

/** A keyword that is ready to be searched for: as it is compared with whole names, and by words, each once. */
export type SearchQuery = { readonly compact: string; readonly words: readonly SearchWord[] }

/**
 * Returns a text as the index compares it: normalised, without spaces. Source: market-rules §2.1.
 * @example compactText('무선 이어폰 PRO') // '무선이어폰pro'
 */
export function compactText(text: string): string {
  return normaliseText(text).replaceAll(' ', '')
}

/** Returns all names of a brand as the index has them. */
export function brandTexts({ name, nameEn, aliases }: BrandNames): string[] {
  const names = [name, nameEn ?? '', ...aliases].map(compactText)
  return [...new Set(names)].filter((text) => text !== '')
}

function firstLetters(text: string): string {
  return separateConsonants(choseongOf(text))
}

/** Returns every two characters of a text that stand side by side. */
function pairsOf(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`)
}

function gramsOf(text: string): string[] {
  const characters = Array.from(text)
  return [...characters, ...pairsOf(characters)]
}

/** Builds the index's entry of a product. Source: market-rules §2.1, decision 101. */
export function searchTextOf({
  name,
  brand,
  modelName,
  categoryName,
  tags,
}: SearchSource): SearchText {
  const others = [
    ...(brand === null ? [] : brandTexts(brand)),
    compactText(modelName ?? ''),
    compactText(categoryName ?? ''),
    ...tags.map(compactText),
  ]
  const texts = [compactText(name), ...new Set(others.filter((text) => text !== ''))]
  const letters = texts.map(firstLetters)
  return {
    compact: texts.join(' '),
    choseong: letters.join(' '),
    grams: [...new Set([...texts, ...letters].flatMap(gramsOf))],
  }
}

function toWord(text: string): SearchWord {
  return isChoseong(text)
    ? { text: separateConsonants(text), isChoseong: true }
    : { text, isChoseong: false }
}

/**
 * Reads a keyword and the one within its results, which is searched for as more words of it; empty for none. Source:
 * market-rules §2.2.
 */
export function readSearchQuery(keyword: string, within = ''): SearchQuery {
  const main = normaliseKeyword(keyword)
  const texts = [main, normaliseKeyword(within)].flatMap((text) => text.split(' '))
  return {
    compact: main.replaceAll(' ', ''),
    words: [...new Set(texts)].filter((text) => text !== '').map(toWord),
  }
}

/** Returns the grams that a product has when it has a word: the twos of it, or its only character. */
export function wordGrams({ text }: SearchWord): string[] {
  const characters = Array.from(text)
  return characters.length < 2 ? characters : pairsOf(characters)
}

/** True for texts that have every word of a keyword: those of a product, or its name alone. Source: market-rules §2.1. */
export function fitsQuery(
  { compact, choseong }: Pick<SearchText, 'compact' | 'choseong'>,
  { words }: SearchQuery,
): boolean {
  return words.every((word) => (word.isChoseong ? choseong : compact).includes(word.text))
}
