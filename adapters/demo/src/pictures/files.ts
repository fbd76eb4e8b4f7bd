import { createHash } from 'node:crypto'
import type { Scene } from './scene.ts'

/** A picture to be made in several widths, from a scene or from drawn SVG. */
export type Picture = {
  readonly name: string
  readonly widths: readonly number[]
  readonly source: Scene | string
}

/**
 * Every browser shows WebP; AVIF of the same size looks the same here and takes twice the time. Source: decision 057.
 */
export const WEBP = { quality: 82, effort: 2 } as const

/** Change it whenever the same source comes out differently, so that stored pictures are made again. */
const RENDERER = 2

/** The names of a picture's files. */
export function fileNames({ name, widths }: Picture): string[] {
  return widths.map((width) => `${name}-${width}.webp`)
}

/** Source that a picture is made from, as a hash: the same hash gives the same files. */
export function recipeHash({ source, widths }: Picture): string {
  const recipe = JSON.stringify([RENDERER, WEBP, widths, source])
  return createHash('sha256').update(recipe).digest('hex')
}
