const SIDE = 240

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

/** The five logos that stores take in turn (spec §9): a white mark on a soft gradient. */
export const STORE_LOGO_SVGS: readonly string[] = MARKS.map(
  ([from, to, mark]) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${SIDE}" height="${SIDE}" fill="url(#g)"/><g fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">${mark}</g></svg>`,
)
