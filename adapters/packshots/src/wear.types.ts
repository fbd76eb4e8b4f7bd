import type { Finish, Hex, Label } from './finish.types.ts'

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

/** A pair of shoes; `width` is the length of one. */
export type Shoe = Sized & {
  readonly kind: 'shoe'
  readonly profile: 'running' | 'derby' | 'hiking' | 'flat' | 'ankle' | 'sandal' | 'flipFlop'
  readonly color: Hex
  readonly finish: Finish
  readonly sole: Hex
  /** Laces, stitches and stripes. */
  readonly trim: Hex
  readonly lining?: Hex
}

export type Bag = Sized & {
  readonly kind: 'bag'
  readonly profile:
    | 'backpack'
    | 'kids'
    | 'leatherTote'
    | 'briefcase'
    | 'carrier'
    | 'coinPurse'
    | 'zipPouch'
  readonly depth: number
  readonly color: Hex
  /** Leather of a handle, piping, thread, tyres. */
  readonly trim: Hex
  readonly metal: Hex
  readonly third?: Hex
  readonly label?: Label
}

export type Hat = Sized & {
  readonly kind: 'hat'
  readonly profile: 'straw' | 'cap'
  readonly color: Hex
  /** The ribbon, or the button on top. */
  readonly trim: Hex
}

export type Glasses = Sized & {
  readonly kind: 'glasses'
  readonly color: Hex
  /** The darker spots of horn. */
  readonly blotch?: Hex
  readonly lens: Hex
}

/** Two rings; `width` is the diameter of one, `height` its breadth. */
export type Ring = Sized & {
  readonly kind: 'ring'
  readonly surface: 'brushed' | 'hammered'
  readonly engraving: string
}
