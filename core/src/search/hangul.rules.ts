import {
  canBeChoseong,
  canBeJongseong,
  canBeJungseong,
  combineCharacter,
  combineVowels,
  disassemble,
  disassembleCompleteCharacter,
} from 'es-hangul'

/** A syllable while it is typed: its letters as single keys (`ㅗㅏ`, `ㄱㅅ`); a letter that is not there yet is empty. */
type Syllable = { readonly initial: string; readonly vowel: string; readonly final: string }

const NOTHING: Syllable = { initial: '', vowel: '', final: '' }

function writeVowel(vowel: string): string {
  const [first = '', second] = Array.from(vowel)
  return second === undefined ? first : combineVowels(first, second)
}

function writeSyllable({ initial, vowel, final }: Syllable): string {
  if (initial === '') return writeVowel(vowel)
  return vowel === '' ? initial : combineCharacter(initial, vowel, final)
}

/** True for a text with single letters of Hangul, as in a syllable that is half typed. */
export function hasLooseLetter(text: string): boolean {
  return /[ㄱ-ㅣ]/.test(text)
}

/** The finished part of a text, and the syllable that the next key may still change. */
type Typed = { readonly done: string; readonly open: Syllable }

function typeConsonant({ done, open }: Typed, letter: string): Typed {
  const final = open.final + letter
  const goesBelow = open.initial !== '' && open.vowel !== ''
  if (goesBelow && canBeJongseong(final)) return { done, open: { ...open, final } }
  return { done: done + writeSyllable(open), open: { ...NOTHING, initial: letter } }
}

function typeVowel({ done, open }: Typed, letter: string): Typed {
  if (open.final !== '') {
    const stays = { ...open, final: open.final.slice(0, -1) }
    return {
      done: done + writeSyllable(stays),
      open: { initial: open.final.slice(-1), vowel: letter, final: '' },
    }
  }
  const vowel = open.vowel + letter
  if (canBeJungseong(vowel)) return { done, open: { ...open, vowel } }
  return { done: done + writeSyllable(open), open: { ...NOTHING, vowel: letter } }
}

/**
 * Composes letters as a Korean keyboard does; anything else ends a syllable. The `assemble` of es-hangul throws at
 * letters that make no syllable. Source: decision 068.
 * @example assemble('ㅁㅜㅅㅓㄴ') // '무선'
 */
export function assemble(letters: string): string {
  const { done, open } = Array.from(letters).reduce<Typed>(
    (typed, letter) => {
      if (canBeChoseong(letter)) return typeConsonant(typed, letter)
      if (canBeJungseong(letter)) return typeVowel(typed, disassemble(letter))
      return { done: typed.done + writeSyllable(typed.open) + letter, open: NOTHING }
    },
    { done: '', open: NOTHING },
  )
  return done + writeSyllable(open)
}

/**
 * Replaces the syllables of a text by their first letters; anything else stays. Source: domain-rules §6.
 * @example choseongOf('무선 이어폰') // 'ㅁㅅ ㅇㅇㅍ'
 */
export function choseongOf(text: string): string {
  return Array.from(
    text,
    (character) => disassembleCompleteCharacter(character)?.choseong ?? character,
  ).join('')
}

/**
 * Splits consonants that a keyboard joined: two first letters that make one final letter are typed as that letter.
 * @example separateConsonants('ㄳ') // 'ㄱㅅ'
 */
export function separateConsonants(text: string): string {
  return text.replaceAll(/[ㄱ-ㅎ]/g, disassemble)
}

/** True for a text of first letters only, by which products are searched, too. Source: domain-rules §6. */
export function isChoseong(text: string): boolean {
  const letters = Array.from(separateConsonants(text))
  return letters.length > 0 && letters.every(canBeChoseong)
}
