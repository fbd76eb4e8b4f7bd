import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { formatNumber, formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'

/** Prices from one to another in won, both included; `null` is no bound. */
export type PriceRange = { readonly min: Won | null; readonly max: Won | null }

/** Ratings that a filter may ask for at least, the higher first. Source: market-rules §2.2. */
export const RATING_MINS = [4, 3] as const

/** The lowest rating that a filter lets through. */
export type RatingMin = (typeof RATING_MINS)[number]

/** Filter of a product list. No stores or brands means all of them. */
export type GoodsFilter = {
  readonly isFreeShipping: boolean
  /** Costs less than its list price by a rate that is shown. */
  readonly isDiscounted: boolean
  /** Arrives on the mainland tomorrow when it is ordered now. Source: decision 167. */
  readonly arrivesTomorrow: boolean
  /** Leaves out what is sold out. */
  readonly isInStock: boolean
  readonly price: PriceRange
  readonly storeUrls: readonly string[]
  /** Of lists over several categories, as the category, which may be of any level, and the rating. */
  readonly brandIds: readonly number[]
  readonly categoryId: number | null
  readonly ratingMin: RatingMin | null
}

/** Filter that leaves nothing out. */
export const NO_FILTER: GoodsFilter = {
  isFreeShipping: false,
  isDiscounted: false,
  arrivesTomorrow: false,
  isInStock: false,
  price: { min: null, max: null },
  storeUrls: [],
  brandIds: [],
  categoryId: null,
  ratingMin: null,
}

/** The largest price that a filter may name, in won. */
export const FILTER_PRICE_MAX_WON = 999_999_999

/** Price ranges to choose from, cheapest first. */
export const PRICE_RANGES: readonly PriceRange[] = [
  { min: null, max: 10_000 },
  { min: 10_000, max: 30_000 },
  { min: 30_000, max: 50_000 },
  { min: 50_000, max: 100_000 },
  { min: 100_000, max: null },
]

/** Decides whether a price range is valid. Refusal: PRICE_RANGE_REVERSED. */
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
 * Text for a price range, as on a chip; empty for all prices.
 * @example priceRangeText({ min: 10000, max: 35000 }) // '1만원~35,000원'
 */
export function priceRangeText({ min, max }: PriceRange): string {
  if (min !== null && max !== null) return `${priceText(min)}~${priceText(max)}`
  if (min !== null) return `${priceText(min)} 이상`
  return max === null ? '' : `${priceText(max)} 이하`
}

/** Counts the kinds of filters in use, as shown on the filter button. */
export function countFilters(filter: GoodsFilter): number {
  const { isFreeShipping, isDiscounted, arrivesTomorrow, isInStock, price, storeUrls } = filter
  const { brandIds, categoryId, ratingMin } = filter
  return [
    isFreeShipping,
    isDiscounted,
    arrivesTomorrow,
    isInStock,
    price.min !== null || price.max !== null,
    storeUrls.length > 0,
    brandIds.length > 0,
    categoryId !== null,
    ratingMin !== null,
  ].filter(Boolean).length
}
