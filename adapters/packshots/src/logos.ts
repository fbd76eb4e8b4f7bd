import { createHash } from 'node:crypto'
import type { Typeface } from './finish.types.ts'
import type { LogoRecipe } from './logo.types.ts'

/** A flat picture, and the fonts that its letters need, as a page loads them. */
export type Sheet = {
  readonly svg: string
  readonly fonts: readonly (readonly [font: string, text: string])[]
}

export type NamedLogo = {
  readonly name: string
  readonly sheet: Sheet
  readonly fingerprint: string
}

/** Pixels of a side. */
export const LOGO_SIDE = 360

const FACES: Record<Typeface, readonly [weight: number, face: string]> = {
  sans: [800, 'Pretendard Variable'],
  gowun: [700, 'Gowun Batang'],
  myeongjo: [800, 'Nanum Myeongjo'],
}
/** A letter's middle is so much of its size above its base line. */
const RISE = 0.36

/** The logos of stores, and those that stand in for stores without one, by the names of their pictures. */
export function listLogos(
  logos: Readonly<Record<string, LogoRecipe>>,
  standIns: readonly string[],
): readonly NamedLogo[] {
  return [
    ...standIns.map((svg, index) => named(`store-logo-${index + 1}`, { svg, fonts: [] })),
    ...Object.entries(logos).map(([store, logo]) => named(`store-logo-${store}`, sheetOf(logo))),
  ]
}

function named(name: string, sheet: Sheet): NamedLogo {
  const fingerprint = createHash('sha256').update(JSON.stringify(sheet)).digest('hex').slice(0, 24)
  return { name, sheet, fingerprint }
}

function sheetOf({ ground, ink, font, letters, sign, signColor, stroke }: LogoRecipe): Sheet {
  const [weight, face] = FACES[font]
  const words = letters.map(
    ({ text, x, y, size }) =>
      `<text x="${x}" y="${y + size * RISE}" font-size="${size}">${text}</text>`,
  )
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_SIDE}" height="${LOGO_SIDE}" viewBox="0 0 360 360">`,
    `<rect width="360" height="360" fill="${ground}"/>`,
    `<g fill="none" stroke="${signColor}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${sign}</g>`,
    `<g fill="${ink}" font-family="${face}" font-weight="${weight}" text-anchor="middle">${words.join('')}</g>`,
    '</svg>',
  ].join('')
  return { svg, fonts: letters.map(({ text }) => [`${weight} 40px "${face}"`, text]) }
}
