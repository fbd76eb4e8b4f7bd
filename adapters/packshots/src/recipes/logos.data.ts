import type { Letters, LogoRecipe } from '../logo.types.ts'

/** Four letters in a square, or fewer with room for a sign. */
function square(text: string, size = 124): readonly Letters[] {
  return Array.from(text).map((letter, index) => ({
    text: letter,
    x: index % 2 === 0 ? 116 : 244,
    y: index < 2 ? 114 : 244,
    size,
  }))
}

/** Two letters side by side. */
function pair(text: string, y: number, size = 136): readonly Letters[] {
  return Array.from(text).map((letter, index) => ({
    text: letter,
    x: index === 0 ? 112 : 248,
    y,
    size,
  }))
}

/** Three letters above two. */
function fiveLetters(text: string): readonly Letters[] {
  return Array.from(text).map((letter, index) => ({
    text: letter,
    x: 86 + (index % 3) * 94,
    y: index < 3 ? 130 : 232,
    size: 96,
  }))
}

/** The logos of the demo's stores. Each has a ground of its own, so that they differ where letters are too small. */
export const LOGOS: Readonly<Record<string, LogoRecipe>> = {
  achimbat: {
    ground: '#2f4a2c',
    ink: '#fbf7ec',
    font: 'gowun',
    letters: square('아침밭'),
    sign: '<path d="M204 262a40 40 0 0 1 80 0z" fill="#f0b44a" stroke="none"/><path d="M190 276h108"/>',
    signColor: '#fbf7ec',
    stroke: 13,
  },
  ovenafternoon: {
    ground: '#f3d98b',
    ink: '#4a2c1a',
    font: 'gowun',
    letters: fiveLetters('오븐의오후'),
    sign: '<path d="M256 262a29 29 0 0 1 58 0z" fill="#c8552b" stroke="none"/><path d="M285 214v-12M318 230l9-9M252 230l-9-9M248 276h74"/>',
    signColor: '#c8552b',
    stroke: 11,
  },
  slownuruk: {
    ground: '#b83a22',
    ink: '#fffaf2',
    font: 'myeongjo',
    letters: square('누느룩린', 108),
    sign: '<path d="M104 40C160 32 214 38 262 42c40 4 56 24 58 62 3 52-4 104 0 154-2 40-22 60-62 62-54 4-104-4-156 0-40-2-60-22-62-60-4-52 3-104 0-158 2-40 22-58 64-62z"/>',
    signColor: '#fffaf2',
    stroke: 12,
  },
  dadam: {
    ground: '#f3eee3',
    ink: '#2a2e28',
    font: 'sans',
    letters: pair('다담', 148),
    sign: '<path d="M68 274h66M226 274h66"/><path d="M180 232c18 24 28 36 28 50a28 28 0 0 1-56 0c0-14 10-26 28-50z" fill="#7c9c84" stroke="none"/>',
    signColor: '#2a2e28',
    stroke: 13,
  },
  sodamcloset: {
    ground: '#e4dac8',
    ink: '#6a3b4a',
    font: 'gowun',
    letters: pair('소담', 250, 126),
    sign: '<path d="M156 62c4-30 50-26 48 4-2 18-24 18-24 38l-106 56h212l-106-56"/>',
    signColor: '#6a3b4a',
    stroke: 13,
  },
  walkatelier: {
    ground: '#2b241e',
    ink: '#d3a556',
    font: 'sans',
    letters: pair('걸음', 152),
    sign: '<path d="M68 272h230" stroke-dasharray="34 31"/>',
    signColor: '#d3a556',
    stroke: 14,
  },
  ongyeol: {
    ground: '#5b6c7e',
    ink: '#f6f0e2',
    font: 'gowun',
    letters: pair('온결', 136),
    sign: '<path d="M74 234q26-24 53 0t53 0 53 0 53 0M74 270q26-24 53 0t53 0 53 0 53 0M100 306q20-20 40 0t40 0 40 0 40 0"/>',
    signColor: '#d8c39a',
    stroke: 12,
  },
  warmkitchen: {
    ground: '#f7f5ef',
    ink: '#2c2a27',
    font: 'sans',
    letters: fiveLetters('부엌의온도'),
    sign: '<circle cx="274" cy="222" r="26"/>',
    signColor: '#d2452f',
    stroke: 17,
  },
  ttoryeot: {
    ground: '#1b1f26',
    ink: '#ffffff',
    font: 'sans',
    letters: pair('또렷', 180, 136).map((letter) => ({ ...letter, x: letter.x - 24 })),
    sign: '<circle cx="314" cy="220" r="24" fill="#2f6bff" stroke="none"/>',
    signColor: '#2f6bff',
    stroke: 0,
  },
  chorok: {
    ground: '#eaf0e8',
    ink: '#2c3b2e',
    font: 'gowun',
    letters: square('초록숨'),
    sign: '<path d="M206 290c-8-60 24-92 86-90 2 62-26 94-86 90zM206 290l50-52"/>',
    signColor: '#4f7f52',
    stroke: 13,
  },
  salgyeol: {
    ground: '#e9d3c6',
    ink: '#2f4a3c',
    font: 'sans',
    letters: square('살결노트', 104).map((letter, index) => ({
      ...letter,
      y: index < 2 ? 110 : 234,
    })),
    sign: '<path d="M70 48h220M50 174h260M70 298h220"/>',
    signColor: '#b9785f',
    stroke: 9,
  },
  slowweekend: {
    ground: '#5e6b4a',
    ink: '#f0e6d0',
    font: 'gowun',
    letters: [
      ...Array.from('느긋한').map((text, index) => ({
        text,
        x: 86 + index * 94,
        y: 104,
        size: 92,
      })),
      ...Array.from('주말').map((text, index) => ({ text, x: 133 + index * 94, y: 206, size: 92 })),
    ],
    sign: '<path d="M50 190c40 146 220 146 260 0"/>',
    signColor: '#e0a860',
    stroke: 14,
  },
}

const MARKS: readonly (readonly [from: string, to: string, mark: string])[] = [
  ['#7fbf8e', '#3f8f63', '<path d="M120 176c-46-8-58-58-22-104 46 4 70 50 44 92M120 184V116"/>'],
  [
    '#f6b26b',
    '#e0803a',
    '<path d="M60 150h120M78 150a42 42 0 0 1 84 0M120 62v22M70 84l14 16M170 84l-14 16M84 174h72"/>',
  ],
  ['#8fb8de', '#4a7fb5', '<path d="M48 106q24-30 48 0t48 0 48 0M48 146q24-30 48 0t48 0 48 0"/>'],
  ['#d99aa5', '#b2606f', '<path d="M62 118l58-50 58 50M78 106v68h84v-68M106 174v-36h28v36"/>'],
  [
    '#a79bd6',
    '#6a5aac',
    '<path d="M120 56c6 42 22 58 64 64-42 6-58 22-64 64-6-42-22-58-64-64 42-6 58-22 64-64z"/>',
  ],
]

/** The five logos that stores without one of their own take in turn (spec §9): a white mark on a soft gradient. */
export const STAND_IN_LOGOS: readonly string[] = MARKS.map(
  ([from, to, mark]) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360" viewBox="0 0 240 240"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="240" height="240" fill="url(#g)"/><g fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">${mark}</g></svg>`,
)
