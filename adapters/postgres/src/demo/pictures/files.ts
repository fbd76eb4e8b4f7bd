import { createHash } from 'node:crypto'
import type { Scene } from './scene.ts'

/** A picture to be made in several widths, from a scene or from drawn SVG. */
export type Picture = {
  readonly name: string
  readonly widths: readonly number[]
  readonly source: Scene | string
}

/** The least effort of AVIF costs a tenth more bytes than a middling one and saves most of the time. */
export const FORMATS = {
  avif: { quality: 60, effort: 0 },
  webp: { quality: 82, effort: 2 },
} as const

/** Change it whenever the same source comes out differently, so that kept pictures are made again. */
const RENDERER = 2

/** The names of a picture's files. */
export function fileNames({ name, widths }: Picture): string[] {
  return widths.flatMap((width) =>
    Object.keys(FORMATS).map((format) => `${name}-${width}.${format}`),
  )
}

/** What a picture is made from, as a hash: the same hash gives the same files. */
export function recipeHash({ source, widths }: Picture): string {
  const recipe = JSON.stringify([RENDERER, FORMATS, widths, source])
  return createHash('sha256').update(recipe).digest('hex')
}
