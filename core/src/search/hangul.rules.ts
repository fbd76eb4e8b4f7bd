const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const INITIALS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')
const VOWELS = Array.from('ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ')
const FINALS = ['', ...Array.from('ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')]

/** Letters that are typed with two keys, and the two. */
const PAIRS: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
}
const JOINED = new Map(Object.entries(PAIRS).map(([joined, pair]) => [pair, joined]))

/** What is being put together: a letter that is not there yet is empty. */
type Syllable = { readonly initial: string; readonly vowel: string; readonly final: string }

const NOTHING: Syllable = { initial: '', vowel: '', final: '' }

function takeApart(character: string): Syllable | null {
  const code = character.charCodeAt(0)
  if (character.length !== 1 || code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return null
  const place = code - FIRST_SYLLABLE
  const perInitial = VOWELS.length * FINALS.length
  return {
    initial: INITIALS[Math.floor(place / perInitial)] ?? '',
    vowel: VOWELS[Math.floor((place % perInitial) / FINALS.length)] ?? '',
    final: FINALS[place % FINALS.length] ?? '',
  }
}

function write({ initial, vowel, final }: Syllable): string {
  if (initial === '' || vowel === '') return `${initial}${vowel}${final}`
  const place = INITIALS.indexOf(initial) * VOWELS.length + VOWELS.indexOf(vowel)
  return String.fromCharCode(FIRST_SYLLABLE + place * FINALS.length + FINALS.indexOf(final))
}

/** Whether a text holds letters of Hangul that stand alone, as a syllable that is half typed does. */
export function hasLooseLetter(text: string): boolean {
  return /[ㄱ-ㅣ]/.test(text)
}

/**
 * A text as the keys that type it: syllables become letters, letters of two keys become two, the rest stays.
 * Source: domain-rules §6.
 * @example disassemble('값') // 'ㄱㅏㅂㅅ'
 */
export function disassemble(text: string): string {
  return Array.from(text, (character) => {
    const parts = takeApart(character)
    const letters = parts === null ? [character] : [parts.initial, parts.vowel, parts.final]
    return letters.map((letter) => PAIRS[letter] ?? letter).join('')
  }).join('')
}

/** The written part of a text, and the syllable that the next key may still change. */
type Typed = { readonly done: string; readonly open: Syllable }

function afterConsonant({ done, open }: Typed, letter: string): Typed {
  const final = open.final === '' ? letter : JOINED.get(open.final + letter)
  const goesBelow = open.initial !== '' && open.vowel !== ''
  if (goesBelow && final !== undefined && FINALS.includes(final)) {
    return { done, open: { ...open, final } }
  }
  return { done: done + write(open), open: { ...NOTHING, initial: letter } }
}

function afterVowel({ done, open }: Typed, letter: string): Typed {
  if (open.final !== '') {
    const keys = PAIRS[open.final] ?? open.final
    return {
      done: done + write({ ...open, final: keys.slice(0, -1) }),
      open: { initial: keys.slice(-1), vowel: letter, final: '' },
    }
  }
  const vowel = open.vowel === '' ? letter : JOINED.get(open.vowel + letter)
  if (vowel !== undefined) return { done, open: { ...open, vowel } }
  return { done: done + write(open), open: { ...NOTHING, vowel: letter } }
}

/**
 * Letters put together as a Korean keyboard would; what is no letter ends a syllable.
 * @example assemble('ㅁㅜㅅㅓㄴ') // '무선'
 */
export function assemble(letters: string): string {
  const { done, open } = Array.from(letters).reduce<Typed>(
    (typed, letter) => {
      if (INITIALS.includes(letter)) return afterConsonant(typed, letter)
      if (VOWELS.includes(letter)) return afterVowel(typed, letter)
      return { done: typed.done + write(typed.open) + letter, open: NOTHING }
    },
    { done: '', open: NOTHING },
  )
  return done + write(open)
}

/**
 * A text by the first letters of its syllables; what is no syllable stays. Source: domain-rules §6.
 * @example choseongOf('무선 이어폰') // 'ㅁㅅ ㅇㅇㅍ'
 */
export function choseongOf(text: string): string {
  return Array.from(text, (character) => takeApart(character)?.initial ?? character).join('')
}

/**
 * A text with consonants that a keyboard joined taken apart: two first letters that make one final letter are typed as
 * that letter.
 * @example separateConsonants('ㄳ') // 'ㄱㅅ'
 */
export function separateConsonants(text: string): string {
  return Array.from(text, (letter) =>
    VOWELS.includes(letter) ? letter : (PAIRS[letter] ?? letter),
  ).join('')
}

/** Whether a text is nothing but letters that begin syllables, so that it asks for first letters. Source: domain-rules §6. */
export function isChoseong(text: string): boolean {
  const letters = Array.from(separateConsonants(text))
  return letters.length > 0 && letters.every((letter) => INITIALS.includes(letter))
}
