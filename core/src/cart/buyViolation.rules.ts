import type { BuyAvailabilityCode } from './cart.codes.ts'

type NoFigures = Readonly<Record<never, never>>
type StockFigures = { readonly stock: number; readonly quantity: number }
type MaxFigures = { readonly max: number; readonly quantity: number }

/**
 * Figures that the text of each code names, in pieces: the stock, the limit, what the account bought before, and
 * `quantity`, the sum of the lines.
 */
export type BuyFigures = {
  readonly ADULT_CERTIFICATION_REQUIRED: NoFigures
  readonly OPTION_REQUIRED: NoFigures
  readonly SALE_STOCK_LACKING: StockFigures
  readonly ADD_ITEM_STOCK_LACKING: StockFigures
  readonly BUY_MAX_COUNT_EXCEEDED: MaxFigures & { readonly bought: number }
  readonly MAX_COUNT_EXCEEDED: MaxFigures
  readonly MIN_COUNT_EXCEEDED: { readonly min: number; readonly quantity: number }
  readonly GOODS_NOT_ON_SALE: NoFigures
  readonly GUEST_MAX_COUNT_CONDITIONS: MaxFigures
  readonly ADD_ITEM_MAIN_REQUIRED: NoFigures
}

/** A reason with the figures of its text. */
export type BuyReason = {
  [Code in BuyAvailabilityCode]: { readonly code: Code; readonly params: BuyFigures[Code] }
}[BuyAvailabilityCode]

/** Reason why a line of the cart cannot be bought. Source: domain-rules §8. */
export type BuyViolation = BuyReason & { readonly cartId: number }

/** A violation with the names of its line; `optionName` is empty for products without options. */
export type NamedViolation = BuyViolation & {
  readonly goodsName: string
  readonly optionName: string
}

/** Largest quantity that the violation would let pass; `null` where no quantity is at fault. */
export function buyableQuantityOf({ params }: BuyReason): number | null {
  if ('stock' in params) return params.stock
  if ('min' in params) return params.min
  if ('bought' in params) return Math.max(0, params.max - params.bought)
  return 'max' in params ? params.max : null
}

const UNAVAILABLE_CODES: ReadonlySet<BuyAvailabilityCode> = new Set([
  'GOODS_NOT_ON_SALE',
  'SALE_STOCK_LACKING',
  'ADD_ITEM_STOCK_LACKING',
])

function hasEnded({ code, params }: BuyReason): boolean {
  return UNAVAILABLE_CODES.has(code) && (!('stock' in params) || params.stock === 0)
}

/**
 * Returns the lines that no quantity can save, because they are sold out or no longer on sale: the cart dims them, does
 * not let them be selected, and removes them together. Source: domain-rules §7.4.
 */
export function unavailableCartIds(violations: readonly BuyViolation[]): number[] {
  return [...new Set(violations.filter(hasEnded).map((violation) => violation.cartId))]
}
