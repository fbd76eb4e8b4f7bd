import { disassemble } from 'es-hangul'
import { choseongOf, isChoseong, separateConsonants } from './hangul.rules.ts'
import type { DictionaryWord } from './dictionary.rules.ts'
import { mistypedReadings } from './keyboard.rules.ts'
import { compactOf, fitOf, normaliseKeyword } from './keyword.rules.ts'

/** Most completions of a keyword. Source: market-rules §2.4. */
export const COMPLETION_COUNT_MAX = 10

/** A part of a word, in code points: `from` included, `to` not. */
export type Match = readonly [from: number, to: number]

/** Letters that words are compared by while a keyword is typed: first letters for first letters, else all of them. */
export type TypedLetters = { readonly column: 'jamo' | 'choseong'; readonly letters: string }

/** Returns the letters of a keyword as the dictionary is asked for them. Source: domain-rules §6. */
export function typedLetters(keyword: string): TypedLetters {
  const compact = compactOf(keyword)
  return isChoseong(compact)
    ? { column: 'choseong', letters: separateConsonants(compact) }
    : { column: 'jamo', letters: disassemble(compact) }
}

/**
 * Lists the keywords whose completions are looked for, one after the other until one has any: what was typed, then what
 * the other keyboard makes of it. Takes the text as typed, with its capitals. Source: market-rules §2.3, §2.4.
 */
export function completedKeywords(text: string): string[] {
  return [...new Set([text, ...mistypedReadings(text)].map(normaliseKeyword))]
}

/** Letters of a word's characters, as `column` has them, with the position of the character of each. */
function placedLetters(word: string, column: TypedLetters['column']) {
  return Array.from(word).flatMap((character, at) => {
    const small = compactOf(character)
    const letters = column === 'jamo' ? disassemble(small) : choseongOf(small)
    return letters.split('').map((letter) => ({ letter, at }))
  })
}

/**
 * Returns the part of a word that a keyword matches, whole syllables; empty when it does not match. Source: market-rules
 * §2.4.
 * @example matchesOf('무선 이어폰', '선이') // [[1, 4]]
 */
export function matchesOf(word: string, keyword: string): Match[] {
  const { column, letters } = typedLetters(keyword)
  const placed = placedLetters(word, column)
  const at = placed
    .map(({ letter }) => letter)
    .join('')
    .indexOf(letters)
  const first = placed[at]
  const last = placed[at + letters.length - 1]
  return letters === '' || first === undefined || last === undefined
    ? []
    : [[first.at, last.at + 1]]
}

/**
 * Puts the words that match a keyword in their order: those that begin with it first, each part by weight, shorter words
 * before longer ones, ten at most. Source: market-rules §2.4.
 */
export function rankCompletions<Word extends Pick<DictionaryWord, 'word' | 'weight'>>(
  keyword: string,
  words: readonly Word[],
): Word[] {
  const isInside = ({ word }: Word) => Number(fitOf(word, keyword) === 'PART')
  return words
    .filter(({ word }) => fitOf(word, keyword) !== null)
    .toSorted(
      (a, b) =>
        isInside(a) - isInside(b) ||
        b.weight - a.weight ||
        a.word.length - b.word.length ||
        (a.word < b.word ? -1 : 1),
    )
    .slice(0, COMPLETION_COUNT_MAX)
}
