import type { GoodsDisplaySaleStatus, GoodsSaleStatus } from './goods.codes.ts'
import { sellableStock } from './option.rules.ts'
import type { StockedOption } from './option.rules.ts'

/**
 * Facts that the sale of a product depends on; times in epoch milliseconds. The period starts with its first moment and
 * ends before its last one; `null` is no bound.
 */
export type SaleTerms = {
  readonly saleStatus: GoodsSaleStatus
  readonly saleStartsAtMs: number | null
  readonly saleEndsAtMs: number | null
  readonly hasStock: boolean
}

/**
 * Status that a buyer is shown about the sale. The end of the period outweighs the seller's stop, a stop outweighs
 * waiting for the start, and all of these outweigh the stock. Source: spec §3.
 */
export function displaySaleStatus(terms: SaleTerms, nowMs: number): GoodsDisplaySaleStatus {
  if (terms.saleEndsAtMs !== null && nowMs >= terms.saleEndsAtMs) return 'FINISHED'
  if (terms.saleStatus === 'STOP') return 'STOP'
  if (terms.saleStartsAtMs !== null && nowMs < terms.saleStartsAtMs) return 'WAIT'
  if (terms.saleStatus === 'OUT_OF_STOCK' || !terms.hasStock) return 'OUT_OF_STOCK'
  return 'SALE'
}

/** True when any main option of a product can still be sold; add-ons do not count. */
export function hasStock(options: readonly StockedOption[]): boolean {
  return options.some((option) => option.kind === 'OPTION' && sellableStock(option) > 0)
}

/** True when goods that show this status may be asked about for a restock alert. Source: spec §4. */
export function canAwaitRestock(status: GoodsDisplaySaleStatus): boolean {
  return status === 'OUT_OF_STOCK'
}

/**
 * True when goods stand in lists at all: what is over or stopped does not come back, so nobody has to scroll past it;
 * sold-out goods stay, dimmed, and so does what is yet to be sold. Source: decision 017.
 */
export function isListed(status: GoodsDisplaySaleStatus): boolean {
  return status !== 'STOP' && status !== 'FINISHED'
}
