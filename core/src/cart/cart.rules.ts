import { QUANTITY_MAX } from '../money/limits.rules.ts'

/**
 * A line of the cart. `mainCartId` names the main line of an add-on and is `null` for a main line; `optionId` is
 * `null` when no option was chosen.
 */
export type CartLine = {
  readonly cartId: number
  readonly mainCartId: number | null
  readonly goodsId: number
  readonly optionId: number | null
  readonly quantity: number
}

/** An add-on to add with a main option. */
export type AddItem = { readonly optionId: number; readonly quantity: number }

/** Product to add to a cart: an option, and the add-ons sold with it. */
export type CartGoods = {
  readonly goodsId: number
  readonly optionId: number
  readonly quantity: number
  readonly addItems: readonly AddItem[]
}

/** A line to create: a new main line with its add-ons, or an add-on of the line `mainCartId`. */
export type CreatedLine = CartGoods & { readonly mainCartId: number | null }

/** New content of an existing line. */
export type SetLine = {
  readonly cartId: number
  readonly optionId: number | null
  readonly quantity: number
}

/** A line of the device's cart that moves to the member's, under this main line. */
export type MovedLine = { readonly cartId: number; readonly mainCartId: number | null }

/**
 * The changes of a cart, to be made in this order: set, moved, created, dropped. Dropping a main line drops its
 * add-ons.
 */
export type CartPlan = {
  readonly set: readonly SetLine[]
  readonly moved: readonly MovedLine[]
  readonly created: readonly CreatedLine[]
  readonly dropped: readonly number[]
}

/** Most lines of a cart, add-ons included. Source: decision 011. */
export const CART_LINE_COUNT_MAX = 100

/** True when a line is one of the goods itself, not an add-on. */
export function isMainLine(line: CartLine): boolean {
  return line.mainCartId === null
}

/** Two quantities of the same option on one line, capped. Source: domain-rules A42. */
export function addQuantities(a: number, b: number): number {
  return Math.min(QUANTITY_MAX, a + b)
}
