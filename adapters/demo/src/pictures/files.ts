import { createHash } from 'node:crypto'
import type { Master } from './masters.ts'

/** A picture to be made in several widths. */
export type Picture = {
  readonly name: string
  readonly widths: readonly number[]
  readonly master: Master
}

/**
 * Every browser shows WebP; AVIF of the same size looks the same here and takes twice the time. Source: decision 057.
 */
export const WEBP = { quality: 82, effort: 2 } as const

/** Change it whenever the same master comes out differently, so that stored pictures are made again. */
const MAKER = 3

/** The names of a picture's files. */
export function fileNames({ name, widths }: Picture): string[] {
  return widths.map((width) => `${name}-${width}.webp`)
}

/** Source that a picture is made from, as a hash: the same hash gives the same files. */
export function recipeHash({ master, widths }: Picture): string {
  const recipe = JSON.stringify([MAKER, WEBP, widths, master.hash])
  return createHash('sha256').update(recipe).digest('hex')
}
