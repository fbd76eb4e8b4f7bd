import type { Hex, Typeface } from './finish.types.ts'

/** A letter or a line of letters around its middle, in the units of a square of 360. */
export type Letters = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The flat logo of a store: its word-mark and one sign that is left of it when it is small. */
export type LogoRecipe = {
  readonly ground: Hex
  readonly ink: Hex
  readonly font: Typeface
  readonly letters: readonly Letters[]
  /** SVG in a square of 360: strokes are round and of the given width unless it says otherwise. */
  readonly sign: string
  readonly signColor: Hex
  readonly stroke: number
}
