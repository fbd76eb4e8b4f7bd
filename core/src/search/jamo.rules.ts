import { searchLetters } from './keyword.rules.ts'

const WORD_SEPARATOR = /[^\p{L}\p{N}]+/u

/** Runs of three letters of each word, with two spaces before it and one behind it. */
function trigramsOf(text: string): Set<string> {
  const words = text.split(WORD_SEPARATOR).filter((word) => word !== '')
  return new Set(
    words.flatMap((word) => {
      const letters = Array.from(`  ${word} `)
      return letters.slice(2).map((last, index) => `${letters[index]}${letters[index + 1]}${last}`)
    }),
  )
}

/**
 * Returns the share of trigrams that the letters of two texts have in common, 0 to 1, as `similarity` of pg_trgm does.
 * Source: domain-rules §6.
 * @example jamoSimilarity('운동하', '운동화') // 0.58
 */
export function jamoSimilarity(one: string, other: string): number {
  const left = trigramsOf(searchLetters(one))
  const right = trigramsOf(searchLetters(other))
  const sharedCount = [...left].filter((trigram) => right.has(trigram)).length
  const allCount = left.size + right.size - sharedCount
  return allCount === 0 ? 0 : sharedCount / allCount
}

/**
 * Counts the letters to insert, delete or replace to make one text of the other, spaces aside. Source: market-rules §2.3.
 * @example lettersApart('샤인머스켓', '샤인머스캣') // 1
 */
export function lettersApart(one: string, other: string): number {
  const target = Array.from(searchLetters(other))
  const first = Array.from({ length: target.length + 1 }, (_, index) => index)
  const last = Array.from(searchLetters(one)).reduce(
    (row, letter) => nextRow(row, letter, target),
    first,
  )
  return last.at(-1) ?? 0
}

/** The row of an edit-distance matrix below another one. */
function nextRow(above: readonly number[], letter: string, target: readonly string[]): number[] {
  const row = [(above[0] ?? 0) + 1]
  target.forEach((expected, index) => {
    const replaced = (above[index] ?? 0) + (expected === letter ? 0 : 1)
    const inserted = (row[index] ?? 0) + 1
    const deleted = (above[index + 1] ?? 0) + 1
    row.push(Math.min(replaced, inserted, deleted))
  })
  return row
}
