import type { Finish, Hex, Label } from './finish.types.ts'

/** Lengths in centimetres. */
type Sized = { readonly height: number; readonly width: number }

type Surface = { readonly color: Hex; readonly finish: Finish }

/** A board of wood that lies: for cutting, for a table, or small for a cup. */
export type Board = Sized & {
  readonly kind: 'board'
  readonly depth: number
  readonly corner?: number
  readonly surface: Surface
  readonly cord?: Hex
  readonly label?: Label
}

/** A can of drink, a tin with its lid, or a tube of card. */
export type Can = Sized & {
  readonly kind: 'can'
  readonly profile: 'drink' | 'tin' | 'tube'
  readonly surface: Surface
  readonly cap: Surface
  readonly label?: Label
}

/** A glass for stores, with a lid of glass that a clasp of wire holds. */
export type ClipJar = Sized & {
  readonly kind: 'clipjar'
  readonly rubber: Hex
  readonly content?: {
    readonly colors: readonly Hex[]
    readonly piece: 'liquid' | 'grain' | 'flower'
    readonly level: number
  }
  readonly label?: Label
}

/** An earthen jar with wide shoulders: under its hat lid, or open with something in it. */
export type Crock = Sized & {
  readonly kind: 'crock'
  readonly surface: Surface
  /** The colour of the strokes that a finger drew in its glaze. */
  readonly stroke?: Hex
  readonly content?: Hex
}

/** A bottle of drink with an outline and a closure of its own. */
export type Flagon = Sized & {
  readonly kind: 'flagon'
  readonly profile:
    | 'squat'
    | 'flute'
    | 'crown'
    | 'gourd'
    | 'pet'
    | 'tall'
    | 'hip'
    | 'dipped'
    | 'swing'
    | 'juice'
    | 'demijohn'
  readonly surface: Surface
  readonly cap: Surface
  /** Wax that the neck was dipped in, or the cord around the waist. */
  readonly trim?: Surface
  readonly content?: {
    readonly color: Hex
    readonly level: number
    readonly settled?: { readonly color: Hex; readonly level: number }
    readonly bubbles?: number
  }
  readonly label?: Label
}

/** A glass to drink from, empty or with a drink, its foam and cubes of ice. */
export type Glass = Sized & {
  readonly kind: 'glass'
  readonly profile: 'tumbler' | 'rock' | 'shot' | 'mug' | 'flute' | 'wine'
  readonly content?: { readonly color: Hex; readonly level: number; readonly foam?: Hex }
  readonly ice?: number
}

/** A heap of small pieces: tea leaves, beans, grain, nuts, salt. */
export type Loose = Sized & {
  readonly kind: 'loose'
  readonly piece: 'leaf' | 'coffee' | 'grain' | 'ball' | 'nut' | 'powder' | 'flower'
  readonly size: number
  readonly count: number
  readonly colors: readonly Hex[]
}

/** Pieces of food in rows. */
export type Morsel = {
  readonly kind: 'morsel'
  readonly piece:
    | 'dumpling'
    | 'yakgwa'
    | 'dasik'
    | 'jerky'
    | 'wedge'
    | 'brick'
    | 'string'
    | 'cube'
    | 'cookie'
  readonly size: number
  readonly count: number
  readonly columns: number
  readonly colors: readonly Hex[]
  readonly spread?: number
}

/** An open steamer of bamboo. */
export type Steamer = Sized & { readonly kind: 'steamer'; readonly surface: Surface }

/** A kitchen knife, or scissors. */
export type Blade = {
  readonly kind: 'blade'
  readonly profile: 'knife' | 'scissors'
  readonly length: number
  /** The room that it takes from left to right. */
  readonly width: number
  readonly handle: Surface
  /** The colour of the pivot, where it has one of its own. */
  readonly pivot?: Hex
}

/** A box wrapped in a square of cloth with a knot on top. */
export type Bundle = Sized & {
  readonly kind: 'bundle'
  readonly depth: number
  readonly color: Hex
}

/** An oblong dish with a cover of glass; the cover stands beside it where there is butter. */
export type ButterDish = Sized & {
  readonly kind: 'butterdish'
  readonly depth: number
  readonly surface: Surface
  readonly butter?: Hex
}

/** A piece to eat with; `spoon` is round as in Korea, `dessert` oval, `chopsticks` are a pair. */
export type Cutlery = {
  readonly kind: 'cutlery'
  readonly profile: 'spoon' | 'dessert' | 'chopsticks' | 'fork' | 'knife'
  readonly length: number
  /** The room that it takes from left to right. */
  readonly width: number
  readonly surface: Surface
  /** Engraved near its end. */
  readonly label?: Label
}

export type Dipper = {
  readonly kind: 'dipper'
  readonly width: number
  readonly surface: Surface
  readonly honey: Hex
}

/** A filter of paper that hangs in a cup. */
export type DripBag = Sized & {
  readonly kind: 'dripbag'
  readonly paper: Hex
  readonly wing: Hex
  readonly coffee: Hex
}

export type Fondue = Sized & {
  readonly kind: 'fondue'
  readonly surface: Surface
  readonly forks: readonly Hex[]
  readonly cheese?: Hex
}

export type IceTray = Sized & {
  readonly kind: 'icetray'
  readonly depth: number
  readonly surface: Surface
  readonly cubes: number
}

export type LunchBox = Sized & {
  readonly kind: 'lunchbox'
  readonly depth: number
  readonly surface: Surface
  readonly inside: Surface
  readonly isClosed?: true
  /** The colours of the food in its four rooms. */
  readonly dishes?: readonly Hex[]
}

export type StrawCup = Sized & {
  readonly kind: 'strawcup'
  readonly surface: Surface
  readonly straw: Hex
  readonly label?: Label
}

export type TeaBag = {
  readonly kind: 'teabag'
  readonly profile: 'pyramid' | 'flat'
  readonly width: number
  readonly leaf: Hex
  readonly tag: Hex
}

/** Turned ware for tea: a cup like a full moon, a lidded bowl, a pitcher, a mug with crystals in its glaze. */
export type Teaware = Sized & {
  readonly kind: 'teaware'
  readonly profile: 'moon' | 'gaiwan' | 'pitcher' | 'mug'
  readonly surface: Surface
  readonly inside?: Surface
  readonly crystal?: Hex
  /** The height of a foot of its own. */
  readonly foot?: number
  readonly content?: Hex
}

export type Timer = {
  readonly kind: 'timer'
  readonly width: number
  readonly depth: number
  readonly surface: Surface
}

/** Drinks, food and all that a table and a kitchen are laid with. */
export type TableBody =
  | Blade
  | Board
  | Bundle
  | ButterDish
  | Can
  | ClipJar
  | Crock
  | Cutlery
  | Dipper
  | DripBag
  | Flagon
  | Fondue
  | Glass
  | IceTray
  | Loose
  | LunchBox
  | Morsel
  | Steamer
  | StrawCup
  | TeaBag
  | Teaware
  | Timer
