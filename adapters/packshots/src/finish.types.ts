/** A colour as `#rrggbb`. */
export type Hex = `#${string}`

export type Finish =
  | 'matte'
  | 'satin'
  | 'gloss'
  | 'glass'
  | 'frosted'
  | 'metal'
  | 'brushed'
  | 'ceramic'
  | 'glaze'
  | 'paper'
  | 'wood'
  | 'fabric'
  | 'terry'
  | 'knit'
  | 'soap'
  | 'wax'
  | 'speckle'

export type Typeface = 'sans' | 'gowun' | 'myeongjo'

/**
 * The print of a body, from its top down: the store's word-mark, the name in one or more lines, a line in Latin
 * letters and the quantity.
 */
export type Label = {
  readonly mark: string
  readonly name: readonly string[]
  readonly latin?: string
  readonly note?: string
  readonly font: Typeface
  readonly ink: Hex
  readonly accent: Hex
  /** The paper of a glued label; printed on the body itself where it is absent. */
  readonly paper?: Hex
  /** A plain stack, a frame around it, a band of the accent above, a seal below the name, or the name alone. */
  readonly layout: 'stack' | 'frame' | 'band' | 'seal' | 'name'
}
