import { combineCharacter, disassembleCompleteCharacter } from 'es-hangul'

/** Vowels that most speakers say alike, letter by letter as they are typed. */
const ALIKE_VOWELS = [
  ['ㅐ', 'ㅔ'],
  ['ㅒ', 'ㅖ'],
  ['ㅗㅐ', 'ㅗㅣ', 'ㅜㅔ'],
] as const satisfies readonly (readonly string[])[]

/** Most other spellings of a keyword that are tried. Source: decision 176. */
export const ALIKE_READING_COUNT_MAX = 4

/** Syllables that are said as this one is, without it. */
function alikeSyllables(character: string): string[] {
  const letters = disassembleCompleteCharacter(character)
  if (letters === undefined) return []
  const { choseong, jungseong, jongseong } = letters
  const alike: readonly string[] =
    ALIKE_VOWELS.find((vowels: readonly string[]) => vowels.includes(jungseong)) ?? []
  return alike
    .filter((vowel) => vowel !== jungseong)
    .map((vowel) => combineCharacter(choseong, vowel, jongseong))
}

/**
 * Lists the other spellings of a keyword that sound as it does, those with the fewest syllables changed first, four at
 * most. Takes a normalised keyword. Source: decision 176.
 * @example alikeReadings('베게') // ['베개', '배게', '배개']
 */
export function alikeReadings(keyword: string): string[] {
  const readings = Array.from(keyword).reduce(
    (begun, character) =>
      begun
        .flatMap(({ text, changes }) => [
          { text: text + character, changes },
          ...alikeSyllables(character).map((alike) => ({
            text: text + alike,
            changes: changes + 1,
          })),
        ])
        .toSorted((a, b) => a.changes - b.changes)
        .slice(0, ALIKE_READING_COUNT_MAX + 1),
    [{ text: '', changes: 0 }],
  )
  return readings.slice(1).map(({ text }) => text)
}
