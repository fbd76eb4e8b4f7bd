import type { Finish, Hex, Label } from './finish.types.ts'
import type { LivingBody } from './living.types.ts'
import type { Bag, Garment, Glasses, Hat, Ring, Shoe, Skein } from './wear.types.ts'
import type { GearBody } from './gear.types.ts'
import type { TableBody } from './table.types.ts'
import type { FreshBody } from './fresh.types.ts'
import type { GreensBody } from './greens.types.ts'

/** Lengths are in centimetres, so that things of different goods stand beside each other in their true sizes. */
type Sized = { readonly height: number; readonly width: number }

/** A surface: its colour, and what it is made of. */
export type Surface = { readonly color: Hex; readonly finish: Finish }

/** A vessel with the closure that its profile wants. */
export type Bottle = Sized & {
  readonly kind: 'bottle'
  readonly profile: 'pump' | 'dropper' | 'spray' | 'cap' | 'soju' | 'wine' | 'flask' | 'square'
  readonly surface: Surface
  readonly cap: Surface
  /** The content that is seen through glass, and the share of the height that it fills. */
  readonly content?: { readonly color: Hex; readonly level: number }
  readonly label?: Label
}

export type Jar = Sized & {
  readonly kind: 'jar'
  /** A glass with something in it, a pot of cream, or a flat tin. */
  readonly profile: 'glass' | 'cream' | 'tin'
  readonly surface: Surface
  readonly cap: Surface
  readonly content?: { readonly color: Hex; readonly form: 'liquid' | 'tablets' | 'grains' }
  readonly label?: Label
}

export type Tube = Sized & {
  readonly kind: 'tube'
  readonly surface: Surface
  readonly cap: Surface
  readonly label?: Label
}

export type Stick = Sized & {
  readonly kind: 'stick'
  readonly surface: Surface
  readonly ring: Surface
  /** The colour or balm that is turned out of it; its cap stands beside. */
  readonly bullet: Surface
  readonly label?: Label
}

export type Box = Sized & {
  readonly kind: 'box'
  readonly depth: number
  /** A closed carton, a gift box with its lid ajar, a shallow tray without a lid, or a box with sachets in it. */
  readonly profile: 'carton' | 'gift' | 'tray' | 'sachets'
  readonly surface: Surface
  readonly inside?: Surface
  readonly label?: Label
}

export type Pouch = Sized & {
  readonly kind: 'pouch'
  /** Stands on its fold, is a blown pillow, lies flat, or is a sack tied at the neck. */
  readonly profile: 'stand' | 'pillow' | 'flat' | 'sack'
  readonly surface: Surface
  readonly label?: Label
}

export type Ware = Sized & {
  readonly kind: 'ware'
  readonly profile: 'bowl' | 'plate' | 'mug' | 'cup'
  readonly surface: Surface
  readonly inside?: Surface
  readonly content?: { readonly color: Hex; readonly level: number }
}

export type Teapot = Sized & {
  readonly kind: 'teapot'
  readonly surface: Surface
  /** The colour of the handle above the lid; a handle at the side where it is absent. */
  readonly bail?: Surface
}

export type Vase = Sized & {
  readonly kind: 'vase'
  readonly profile: 'moon' | 'column' | 'neck' | 'onggi'
  readonly surface: Surface
}

export type Pan = Sized & {
  readonly kind: 'pan'
  readonly profile: 'frying' | 'pot' | 'casserole'
  readonly surface: Surface
  readonly inside: Surface
  readonly handle: Surface
}

export type Cloth = {
  readonly kind: 'cloth'
  readonly width: number
  readonly depth: number
  readonly layers: number
  /** The height of one layer: a towel's 1.5, a duvet's 5. */
  readonly thickness: number
  readonly weave: 'terry' | 'knit' | 'plain'
  readonly color: Hex
  readonly band?: Hex
  readonly label?: Label
}

export type Cushion = Sized & {
  readonly kind: 'cushion'
  readonly depth: number
  /** Square and leaning, a lying pillow, or a pillow with a hollow for the neck. */
  readonly profile: 'square' | 'pillow' | 'neck'
  readonly color: Hex
  readonly weave: 'knit' | 'plain' | 'terry'
}

export type Candle = Sized & {
  readonly kind: 'candle'
  readonly profile: 'glass' | 'pillar'
  readonly surface: Surface
  readonly wax: Hex
  readonly label?: Label
}

export type Lamp = Sized & {
  readonly kind: 'lamp'
  readonly profile: 'mushroom' | 'globe' | 'shade'
  readonly shade: Hex
  readonly foot: Surface
}

export type Device = Sized & {
  readonly kind: 'device'
  readonly depth: number
  readonly profile: 'powerbank' | 'speaker' | 'keyboard' | 'monitor'
  readonly surface: Surface
  readonly accent: Surface
  readonly label?: Label
}

export type Plant = Sized & {
  readonly kind: 'plant'
  readonly leaf: 'round' | 'long' | 'split' | 'small'
  readonly green: Hex
  readonly pot: Surface
}

export type Tote = Sized & {
  readonly kind: 'tote'
  readonly depth: number
  readonly color: Hex
  readonly handle: Hex
  readonly label?: Label
}

/** Fruit, vegetables, nuts and eggs: bumped bodies, one or a heap, in what they are sent in. */
export type Produce = {
  readonly kind: 'produce'
  readonly fruit:
    | 'citrus'
    | 'apple'
    | 'peach'
    | 'lemon'
    | 'potato'
    | 'sweetPotato'
    | 'chestnut'
    | 'tomato'
    | 'egg'
    | 'grape'
    | 'bean'
  readonly size: number
  readonly count: number
  readonly color: Hex
  /** The other colour of its skin, where the sun or the ground was. */
  readonly blush?: Hex
  readonly holder: 'none' | 'crate' | 'basket' | 'tray' | 'bowl'
}

/** A drawing from the vector set as a thick upright card of what it shows. */
export type Drawing = Sized & { readonly kind: 'drawing'; readonly name: string }

/** A bar with rounded edges: soap, chocolate, butter. */
export type Bar = Sized & {
  readonly kind: 'bar'
  readonly depth: number
  readonly surface: Surface
  /** Pressed into it. */
  readonly stamp?: string
  readonly count: number
}

/** A handle that ends in bristles. */
export type Brush = {
  readonly kind: 'brush'
  readonly profile: 'tooth' | 'powder' | 'electric'
  readonly length: number
  readonly handle: Surface
  readonly bristle: Hex
  readonly count: number
}

export type Comb = Sized & {
  readonly kind: 'comb'
  readonly surface: Surface
  readonly teeth: number
}

export type Palette = Sized & {
  readonly kind: 'palette'
  readonly surface: Surface
  readonly pans: readonly Surface[]
}

/** A sheet with rows of small pieces to be taken off: nails, patches. */
export type Sheet = Sized & {
  readonly kind: 'sheet'
  readonly piece: 'nail' | 'dot'
  readonly colors: readonly Hex[]
  readonly paper: Hex
  readonly label?: Label
}

export type Balls = {
  readonly kind: 'balls'
  readonly size: number
  readonly colors: readonly Hex[]
  readonly count: number
}

export type Shower = {
  readonly kind: 'shower'
  readonly length: number
  readonly surface: Surface
  readonly filter: Hex
}

/** Everything that a picture can show. */
export type Body =
  | Bottle
  | Jar
  | Tube
  | Stick
  | Box
  | Pouch
  | Ware
  | Teapot
  | Vase
  | Pan
  | Cloth
  | Cushion
  | Candle
  | Lamp
  | Device
  | Plant
  | Tote
  | Produce
  | Drawing
  | Bag
  | Garment
  | Glasses
  | Hat
  | Ring
  | Bar
  | Brush
  | Comb
  | Palette
  | Sheet
  | Balls
  | Shoe
  | Shower
  | Skein
  | GearBody
  | TableBody
  | FreshBody
  | GreensBody
  | LivingBody
