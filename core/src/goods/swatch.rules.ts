/** Colours of option swatches, each with the words that name it; longer words are looked for first. */
const SWATCH_WORDS = {
  white: ['흰색', '화이트'],
  ivory: ['아이보리', '미색', '크림', '우유', '소색'],
  sand: ['샌드', '모래', '오트', '베이지'],
  yellow: ['노랑', '치자', '겨자'],
  orange: ['주황', '단감', '살구'],
  coral: ['코랄', '산호'],
  red: ['붉은색', '빨강', '다홍', '토마토'],
  burgundy: ['버건디', '와인', '석류'],
  pink: ['연분홍', '진분홍', '분홍'],
  purple: ['연보라', '보라', '라일락', '라벤더'],
  sky: ['하늘'],
  navy: ['네이비', '남색', '쪽빛'],
  mint: ['민트'],
  teal: ['청록'],
  green: ['초록', '그린', '이끼'],
  olive: ['올리브', '세이지'],
  camel: ['카멜'],
  brown: ['갈색', '밤색', '월넛', '벽돌'],
  gray: ['회색', '그레이', '안개'],
  silver: ['실버', '은색'],
  charcoal: ['차콜', '그래파이트', '먹색'],
  black: ['블랙', '검은색'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Colour of an option's swatch. */
export type Swatch = keyof typeof SWATCH_WORDS

const WORDS = (Object.keys(SWATCH_WORDS) as Swatch[])
  .flatMap((swatch) => SWATCH_WORDS[swatch].map((word) => ({ swatch, word })))
  .toSorted((a, b) => b.word.length - a.word.length)

/** Names of options that are colours. */
const COLOUR_NAME = /(?:색|색상|컬러)$/u

/** Several colours, or a pattern of them. */
const SEVERAL = /[과와,]\s|줄무늬|\d장/u

/**
 * Returns the colour of an option's value; `null` where the option is no colour, or the value names none for sure.
 * @example swatchOf('색상', '짙은 남색') // 'navy'
 */
export function swatchOf(optionName: string, value: string): Swatch | null {
  if (!COLOUR_NAME.test(optionName) || SEVERAL.test(value)) return null
  return WORDS.find(({ word }) => value.includes(word))?.swatch ?? null
}
