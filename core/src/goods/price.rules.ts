import type { Won } from '../money/money.rules.ts'
import type { GoodsOptionKind } from './goods.codes.ts'

/** Prices of one piece in won: before and after the immediate discount; the second is never the larger one. */
export type UnitPrice = { readonly listPrice: Won; readonly salePrice: Won }

/** An option's part in the price: added to the goods' price, or an add-on's whole price. */
export type OptionPrice = { readonly kind: GoodsOptionKind; readonly extraPrice: Won }

/** Amounts of a quantity, in won; the discount is the difference from the list price. */
export type LineAmounts = {
  readonly listAmount: Won
  readonly discountAmount: Won
  readonly goodsAmount: Won
}

/**
 * Returns the price of one piece of an option: the product's price plus or minus the option's extra, never below 0; an
 * add-on has a price of its own. Source: domain-rules §3.1.
 */
export function unitPrice(goods: UnitPrice, option: OptionPrice): UnitPrice {
  const base = option.kind === 'ADDON' ? { listPrice: 0, salePrice: 0 } : goods
  return {
    listPrice: Math.max(0, base.listPrice + option.extraPrice),
    salePrice: Math.max(0, base.salePrice + option.extraPrice),
  }
}

/** Prices of one piece of a line, with the extra price of its option in them. */
export type OptionedPrice = UnitPrice & { readonly extraPrice: Won }

/**
 * Returns the price of one piece with another option of the same product: less the extra of its own option, plus the
 * other's. Source: domain-rules §3.1.
 * @example priceWithOption({ listPrice: 12000, salePrice: 11000, extraPrice: 1000 }, 500) // list 11500, sale 10500
 */
export function priceWithOption(own: OptionedPrice, extraPrice: Won): UnitPrice {
  const { listPrice, salePrice, extraPrice: former } = own
  const goods = { listPrice: listPrice - former, salePrice: salePrice - former }
  return unitPrice(goods, { kind: 'OPTION', extraPrice })
}

/** Returns the amounts of a quantity. Source: domain-rules §3.1. */
export function lineAmounts(price: UnitPrice, quantity: number): LineAmounts {
  const listAmount = price.listPrice * quantity
  const goodsAmount = price.salePrice * quantity
  return { listAmount, goodsAmount, discountAmount: listAmount - goodsAmount }
}
