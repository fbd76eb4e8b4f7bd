import type { Finish, Hex, Label } from './finish.types.ts'

/** A colour, and what it is on. */
type Surface = { readonly color: Hex; readonly finish: Finish }

/** Things of a known build: the centimetres of their longest side, and the two surfaces that differ. */
type Made = {
  readonly size: number
  readonly surface: Surface
  readonly accent: Surface
  /** Words on it: a mark, engraved names, or what its screen says. */
  readonly label?: Label
}

export type Audio = Made & {
  readonly kind: 'audio'
  readonly profile: 'headphones' | 'kids' | 'radio' | 'puck' | 'microphone' | 'arm'
}

export type Camera = Made & {
  readonly kind: 'camera'
  readonly profile: 'film' | 'instant' | 'print' | 'projector' | 'roll'
}

export type Gadget = Made & {
  readonly kind: 'gadget'
  readonly profile:
    | 'bank'
    | 'bulb'
    | 'bulbSmall'
    | 'cable'
    | 'charger'
    | 'dials'
    | 'disc'
    | 'discs'
    | 'display'
    | 'finder'
    | 'gamepad'
    | 'keys'
    | 'mouse'
    | 'phone'
    | 'printer'
    | 'watch'
}

export type Instrument = Made & {
  readonly kind: 'instrument'
  readonly profile: 'amp' | 'djembe' | 'guitar'
}

export type Outdoor = Made & {
  readonly kind: 'outdoor'
  readonly profile:
    | 'chair'
    | 'circus'
    | 'dome'
    | 'firepit'
    | 'fish'
    | 'kite'
    | 'logs'
    | 'splits'
    | 'torch'
}

export type Sport = Made & {
  readonly kind: 'sport'
  readonly profile:
    | 'bicycle'
    | 'football'
    | 'net'
    | 'paddle'
    | 'racket'
    | 'shuttle'
    | 'skateboard'
    | 'skates'
}

export type Toy = Made & {
  readonly kind: 'toy'
  readonly profile:
    | 'bear'
    | 'carriage'
    | 'chess'
    | 'crayons'
    | 'egg'
    | 'locomotive'
    | 'longneck'
    | 'pen'
    | 'puzzle'
    | 'rex'
    | 'scribble'
    | 'village'
}

/** Things to hear and see with, to play and to go out with. */
export type GearBody = Audio | Camera | Gadget | Instrument | Outdoor | Sport | Toy
