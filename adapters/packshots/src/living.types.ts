import type { Hex } from './finish.types.ts'

/** Lengths in centimetres. */
type Sized = { readonly height: number; readonly width: number }

export type Furniture = Sized & {
  readonly kind: 'furniture'
  readonly profile: 'chair' | 'sofa' | 'drawers' | 'ladder'
  readonly depth: number
  readonly color: Hex
  /** Feet, a seat, a handle, or the cloth that hangs on it. */
  readonly trim: Hex
}

export type Basket = Sized & { readonly kind: 'basket'; readonly color: Hex }

export type Frame = Sized & {
  readonly kind: 'frame'
  /** A mirror with a wavy edge, or a picture behind glass. */
  readonly profile: 'wave' | 'picture'
  readonly color: Hex
}

export type Bed = Sized & {
  readonly kind: 'bed'
  readonly depth: number
  readonly color: Hex
  readonly sheet: Hex
}

/** A pillow with a roll for the neck. */
export type Contour = Sized & {
  readonly kind: 'contour'
  readonly depth: number
  readonly color: Hex
  readonly piping: Hex
}

/** A cushion in the form of a star that leans. */
export type Star = Sized & { readonly kind: 'star'; readonly color: Hex }

/** Four squares of carpet; `width` is that of one. */
export type Tiles = Sized & { readonly kind: 'tiles'; readonly colors: readonly [Hex, Hex] }

export type Light = Sized & {
  readonly kind: 'light'
  readonly profile: 'pendant' | 'moon' | 'oil'
  readonly color: Hex
  readonly trim: Hex
}

export type Clock = Sized & {
  readonly kind: 'clock'
  readonly profile: 'arch' | 'bells'
  readonly color: Hex
  readonly dial: Hex
}

/** Upright; `height` is the whole length. */
export type Broom = Sized & { readonly kind: 'broom'; readonly straw: Hex; readonly cord: Hex }

export type Bucket = Sized & {
  readonly kind: 'bucket'
  readonly color: Hex
  readonly rim: Hex
}

export type Toolbox = Sized & {
  readonly kind: 'toolbox'
  readonly depth: number
  readonly color: Hex
}

/** Furnishings of a home. */
export type LivingBody =
  | Basket
  | Bed
  | Broom
  | Bucket
  | Clock
  | Contour
  | Frame
  | Furniture
  | Light
  | Star
  | Tiles
  | Toolbox
