import { createHash } from 'node:crypto'
import type { Master } from './masters.ts'
import type { Scene } from './scene.ts'

/** A master, a scene, or drawn SVG. */
export type Source = Master | Scene | string

/** A picture to be made in several widths. */
export type Picture = {
  readonly name: string
  readonly widths: readonly number[]
  readonly source: Source
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

export function isMaster(source: Source): source is Master {
  return typeof source !== 'string' && 'hash' in source
}

/** Source that a picture is made from, as a hash: the same hash gives the same files. */
export function recipeHash({ source, widths }: Picture): string {
  const from = isMaster(source) ? source.hash : source
  const recipe = JSON.stringify([RENDERER, WEBP, widths, from])
  return createHash('sha256').update(recipe).digest('hex')
}
