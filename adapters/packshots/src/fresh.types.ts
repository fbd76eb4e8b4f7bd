import type { Finish, Hex, Label } from './finish.types.ts'

type Sized = { readonly height: number; readonly width: number }

type Surface = { readonly color: Hex; readonly finish: Finish }

/** A long loaf with cuts. */
export type Baguette = {
  readonly kind: 'baguette'
  readonly length: number
  readonly color: Hex
  readonly crust: Hex
  readonly topping?: Hex
}

/** A lying bunch of grapes. */
export type Bunch = {
  readonly kind: 'bunch'
  readonly length: number
  /** Across a berry. */
  readonly size: number
  readonly color: Hex
  readonly bloom: Hex
  readonly stem: Hex
}

export type Cake = Sized & {
  readonly kind: 'cake'
  readonly profile: 'round' | 'slice' | 'tart' | 'pudding' | 'cup'
  readonly color: Hex
  /** Cream, glaze, nuts or caramel; the board of a whole cake. */
  readonly accent: Hex
  /** The cup of paper. */
  readonly paper?: Hex
  readonly label?: Label
}

/** Open containers that fresh things are sent in. */
export type Crate = Sized & {
  readonly kind: 'crate'
  readonly depth: number
  /** Board with flaps, a box of slats, a tray, a round tub, a flat basket, or pulp with hollows for eggs. */
  readonly profile: 'carton' | 'slats' | 'tray' | 'tub' | 'basket' | 'cups'
  readonly surface: Surface
  readonly label?: Label
}

/** Goods baked of shaped dough. */
export type Dough = {
  readonly kind: 'dough'
  readonly profile: 'bagel' | 'doughnut' | 'pretzel' | 'waffle' | 'fortune' | 'croissant'
  readonly size: number
  readonly color: Hex
  readonly crust: Hex
  readonly glaze?: Hex
  readonly topping?: Hex
}

/** One flower; its head lies on the ground where it has no stem. */
export type Flower = {
  readonly kind: 'flower'
  readonly form: 'rose' | 'tulip' | 'daisy' | 'sunflower' | 'ranunculus' | 'lily' | 'hibiscus'
  /** Across the head. */
  readonly size: number
  readonly stem: number
  readonly color: Hex
  readonly outer?: Hex
  readonly inner: Hex
  readonly green: Hex
  /** The angle by which the head looks to the front. */
  readonly nod?: number
}

/** A heap of small things. */
export type Grains = Sized & {
  readonly kind: 'grains'
  readonly piece: 'rice' | 'bean' | 'cube' | 'flake' | 'ribbon'
  readonly size: number
  readonly colors: readonly Hex[]
}

/** One leaf of a vegetable, lying. */
export type Leaf = {
  readonly kind: 'leaf'
  readonly form: 'lettuce' | 'perilla' | 'kale' | 'chard' | 'long'
  readonly width: number
  readonly length: number
  readonly color: Hex
  readonly edge?: Hex
  readonly rib: Hex
}

/** One piece that grew or was baked, whole or cut. */
export type Lump = {
  readonly kind: 'lump'
  readonly form:
    | 'mandarin'
    | 'lemon'
    | 'apple'
    | 'peach'
    | 'strawberry'
    | 'dateTomato'
    | 'potato'
    | 'potatoRound'
    | 'sweetPotato'
    | 'chestnut'
    | 'chestnutPeeled'
    | 'egg'
    | 'corn'
    | 'blueberry'
    | 'walnut'
    | 'mushroom'
    | 'bun'
    | 'croissant'
    | 'baguette'
    | 'cookie'
    | 'mooncake'
    | 'scoop'
  /** Its longest side. */
  readonly size: number
  readonly color: Hex
  /** The other colour of its skin. */
  readonly blush?: Hex
  /** Grains that stick on it. */
  readonly topping?: Hex
  /** Makes pieces of one form differ. */
  readonly seed?: number
  /** The inside of a half. */
  readonly cut?: {
    readonly flesh: Hex
    readonly inner: Hex
    readonly pattern: 'segments' | 'core' | 'stone' | 'chambers' | 'heart' | 'crumb'
  }
}

export type Seafood = {
  readonly kind: 'seafood'
  readonly profile: 'shrimp' | 'oyster' | 'fish'
  readonly length: number
  readonly color: Hex
  readonly accent: Hex
}

/** A flat piece that shows its inside or its surface. */
export type Slice = Sized & {
  readonly kind: 'slice'
  readonly depth: number
  readonly profile: 'sirloin' | 'laver' | 'bread' | 'focaccia'
  readonly color: Hex
  readonly accent: Hex
  readonly edge: Hex
}

/** Goods that are grown, caught or baked, and their containers. */
export type FreshBody =
  | Baguette
  | Bunch
  | Cake
  | Crate
  | Dough
  | Flower
  | Grains
  | Leaf
  | Lump
  | Seafood
  | Slice
