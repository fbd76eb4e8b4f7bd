import type { Hex } from './finish.types.ts'

/** Lengths in centimetres. */
type Sized = { readonly height: number; readonly width: number }

/** Clothes as they lie flat; `lean: 90` lays them on the ground. */
export type Garment = Sized & {
  readonly kind: 'garment'
  readonly cut:
    | 'tee'
    | 'bandedTee'
    | 'shirt'
    | 'blouse'
    | 'highneck'
    | 'cardigan'
    | 'denim'
    | 'slacks'
    | 'shorts'
    | 'coat'
    | 'padding'
    | 'workJacket'
    | 'vest'
    | 'shirtDress'
    | 'robe'
    | 'hanbok'
    | 'pajamas'
    | 'drawers'
    | 'socks'
    | 'muffler'
    | 'gloves'
  readonly color: Hex
  /** The second colour: a band, stripes, a collar, the skirt, the lining. */
  readonly trim?: Hex
  /** The colours of the other pieces of a set. */
  readonly third?: Hex
  readonly more?: readonly Hex[]
}

/** A ball of yarn with a paper band, perhaps with two needles stuck in it. */
export type Skein = Sized & {
  readonly kind: 'skein'
  readonly color: Hex
  readonly band: Hex
  readonly hasNeedles: boolean
}
