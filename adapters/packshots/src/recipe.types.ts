import type { Body } from './body.types.ts'
import type { Hex } from './finish.types.ts'

/** A body at its place: centimetres to the right and to the front, degrees turned to the left. */
export type Placed = {
  readonly body: Body
  readonly x?: number
  readonly z?: number
  readonly turn?: number
  /** Degrees laid back: 90 lies on its back. */
  readonly lean?: number
  /** Centimetres above the ground. */
  readonly y?: number
}

/** One of the three grounds of a store: seamless paper, and two that its page knows again. */
export type GroundName = 'paper' | 'first' | 'second'

/** A picture of the goods; the first of a recipe is shown in lists. */
export type View = {
  /** From the front, from the left above, close to the label, or from above. */
  readonly camera: 'front' | 'angle' | 'detail' | 'above'
  readonly ground: GroundName
  /** The goods in another arrangement than the recipe's own. */
  readonly things?: readonly Placed[]
  /** Other bodies beside the goods, as it is used or sent. */
  readonly beside?: readonly Placed[]
  /** Shows every colour option side by side instead of the goods alone. */
  readonly isEveryTint?: true
  /** The room of one colour where every one is shown, if the usual one leaves them small. */
  readonly room?: Room
}

/** Centimetres from one colour to the next, to the right and to the back, and how many stand in a row. */
export type Room = { readonly across: number; readonly deep: number; readonly columns: number }

/** The way the goods look in another colour option. */
export type Tint = readonly Placed[]

export type Recipe = {
  readonly things: readonly Placed[]
  readonly views: readonly [View, View, ...View[]]
  /** By the option's value, as the goods' data writes it; needed where an option is a colour. */
  readonly tints?: Readonly<Record<string, Tint>>
}

/** The floor and the wall behind it. */
export type Ground = {
  readonly floor: 'paper' | 'stone' | 'oak' | 'linen' | 'plaster'
  readonly color: Hex
  readonly wall: Hex
}

/** The recipes of a store's goods by the key of their picture. */
export type StoreRecipes = {
  readonly store: string
  readonly grounds: Readonly<Record<GroundName, Ground>>
  readonly recipes: Readonly<Record<string, Recipe>>
}

/** A picture that shows several bodies on one ground, wide or square: banners, exhibitions, stores, categories. */
export type SceneryRecipe = {
  readonly things: readonly Placed[]
  /** Bodies around them that the edge may cut. */
  readonly beside?: readonly Placed[]
  readonly ground: Ground
  readonly camera: View['camera']
  /** A circle seen small, a wide picture, or a wide one whose left half stays free for words. */
  readonly shape: 'circle' | 'wide' | 'right'
}

/** All that the page needs to take one picture. */
export type Shot = {
  readonly things: readonly Placed[]
  readonly beside: readonly Placed[]
  readonly ground: Ground
  readonly camera: View['camera']
  readonly width: number
  readonly height: number
}
