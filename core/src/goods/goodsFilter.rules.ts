import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { formatNumber, formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'

/** Prices from one to another in won, both included; `null` is no bound. */
export type PriceRange = { readonly min: Won | null; readonly max: Won | null }

/** Filter that a list of goods is narrowed down to. No stores means all of them. */
export type GoodsFilter = {
  readonly isFreeShipping: boolean
  /** Leaves out what is sold out. */
  readonly isInStock: boolean
  readonly price: PriceRange
  readonly storeUrls: readonly string[]
}

/** A list of goods that nothing is taken away from. */
export const NO_FILTER: GoodsFilter = {
  isFreeShipping: false,
  isInStock: false,
  price: { min: null, max: null },
  storeUrls: [],
}

/** The largest price that a filter may name, in won. */
export const FILTER_PRICE_MAX_WON = 999_999_999

/** The price ranges that are offered to choose from, cheapest first. */
export const PRICE_RANGES: readonly PriceRange[] = [
  { min: null, max: 10_000 },
  { min: 10_000, max: 30_000 },
  { min: 30_000, max: 50_000 },
  { min: 50_000, max: 100_000 },
  { min: 100_000, max: null },
]

/** Decides whether prices can be between two bounds at all. Refusal: PRICE_RANGE_REVERSED. */
export function decidePriceRange({
  min,
  max,
}: PriceRange): Decision<'PRICE_RANGE_REVERSED', PriceRange> {
  if (min !== null && max !== null && min > max) return refuse('PRICE_RANGE_REVERSED')
  return allow({ min, max })
}

const MAN = 10_000

function priceText(price: Won): string {
  return price > 0 && price % MAN === 0 ? `${formatNumber(price / MAN)}만원` : formatWon(price)
}

/**
 * A price range as a chip names it; empty for all prices.
 * @example priceRangeText({ min: 10000, max: 35000 }) // '1만원~35,000원'
 */
export function priceRangeText({ min, max }: PriceRange): string {
  if (min !== null && max !== null) return `${priceText(min)}~${priceText(max)}`
  if (min !== null) return `${priceText(min)} 이상`
  return max === null ? '' : `${priceText(max)} 이하`
}

/** Number of kinds of filters narrow a list down, as the filter button says. */
export function countFilters({ isFreeShipping, isInStock, price, storeUrls }: GoodsFilter): number {
  const hasPrice = price.min !== null || price.max !== null
  return [isFreeShipping, isInStock, hasPrice, storeUrls.length > 0].filter(Boolean).length
}
