import type { Finish, Hex, Label } from './finish.types.ts'

type Sized = { readonly height: number; readonly width: number }

type Surface = { readonly color: Hex; readonly finish: Finish }

/** A vessel of clay with two ears. */
export type Amphora = Sized & {
  readonly kind: 'amphora'
  readonly surface: Surface
  readonly carving: Hex
}

/** A pair of knitted gloves whose palms are dipped in latex. */
export type Glove = {
  readonly kind: 'glove'
  readonly length: number
  readonly knit: Hex
  readonly latex: Hex
  readonly label?: Label
}

/** A round basket with a handle over it, made for flowers; the handle counts to its height. */
export type Hamper = Sized & { readonly kind: 'hamper'; readonly color: Hex }

/** Greens that grow in a pot by their own form; a lying branch; a bulb on its glass; pads on water; a mound of leaves. */
export type Tree = Sized & {
  readonly kind: 'tree'
  readonly profile:
    | 'olive'
    | 'palm'
    | 'cypress'
    | 'cactus'
    | 'bamboo'
    | 'sprout'
    | 'bulb'
    | 'branch'
    | 'pad'
    | 'mound'
  readonly green: Hex
  /** The other green; the spines of a cactus, the canes of bamboo, the skin of a bulb. */
  readonly tip: Hex
  readonly leaf?: 'round' | 'narrow'
  /** The colour of the flower that stands on a bulb. */
  readonly bloom?: Hex
  readonly pot?: Surface
  readonly potHeight: number
  readonly potWidth: number
}

/** Paper around a bunch of flowers, narrow at its foot. */
export type Wrap = Sized & {
  readonly kind: 'wrap'
  readonly surface: Surface
  readonly ribbon: Hex
  readonly label?: Label
}

/** Goods of a flower shop. */
export type GreensBody = Amphora | Glove | Hamper | Tree | Wrap
