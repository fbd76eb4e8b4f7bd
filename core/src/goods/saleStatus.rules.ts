import type { GoodsDisplaySaleStatus, GoodsSaleStatus } from './goods.codes.ts'
import { sellableStock } from './option.rules.ts'
import type { StockedOption } from './option.rules.ts'

/**
 * Facts that decide the sale of a product; times in epoch milliseconds. The period starts with its first moment and
 * ends before its last one; `null` is no bound.
 */
export type SaleTerms = {
  readonly saleStatus: GoodsSaleStatus
  readonly saleStartsAtMs: number | null
  readonly saleEndsAtMs: number | null
  readonly hasStock: boolean
}

/**
 * Returns the sale status that a buyer sees. The end of the period outweighs the seller's stop, a stop outweighs
 * waiting for the start, and all of these outweigh the stock. Source: spec §3.
 */
export function displaySaleStatus(terms: SaleTerms, nowMs: number): GoodsDisplaySaleStatus {
  if (terms.saleEndsAtMs !== null && nowMs >= terms.saleEndsAtMs) return 'FINISHED'
  if (terms.saleStatus === 'STOP') return 'STOP'
  if (terms.saleStartsAtMs !== null && nowMs < terms.saleStartsAtMs) return 'WAIT'
  if (terms.saleStatus === 'OUT_OF_STOCK' || !terms.hasStock) return 'OUT_OF_STOCK'
  return 'SALE'
}

/**
 * Returns the end of a sale as its seller sees and changes it, in epoch milliseconds; `null` is no end. It is the
 * seller's own one while the sale goes on, though a deal will end it earlier; a sale that is over has the end that it
 * came to. Source: market-rules §1.4, decision 131.
 */
export function sellerSaleEnd(
  ends: { readonly saleEndsAtMs: number | null; readonly ownEndsAtMs: number | null },
  nowMs: number,
): number | null {
  const { saleEndsAtMs, ownEndsAtMs } = ends
  return saleEndsAtMs !== null && nowMs >= saleEndsAtMs ? saleEndsAtMs : ownEndsAtMs
}

/**
 * Returns the sale status of one option of a product. An option that its seller stopped is stopped, whatever its stock;
 * what holds for the whole product outweighs its options.
 */
export function optionSaleStatus(
  goods: Omit<SaleTerms, 'hasStock'>,
  option: Pick<StockedOption, 'stock' | 'saleStatus'>,
  nowMs: number,
): GoodsDisplaySaleStatus {
  const status = displaySaleStatus({ ...goods, hasStock: sellableStock(option) > 0 }, nowMs)
  return status === 'OUT_OF_STOCK' && option.saleStatus === 'STOP' ? 'STOP' : status
}

/** True when any main option of a product can still be sold; add-ons do not count. */
export function hasStock(options: readonly StockedOption[]): boolean {
  return options.some((option) => option.kind === 'OPTION' && sellableStock(option) > 0)
}

/** True when a restock alert may be set for products with this status. Source: spec §4. */
export function canAwaitRestock(status: GoodsDisplaySaleStatus): boolean {
  return status === 'OUT_OF_STOCK'
}

/**
 * True when a product is shown in lists: not when its sale is over or stopped, since it does not come back; sold-out
 * products stay, dimmed, and so do those whose sale has not begun. Source: decision 017.
 */
export function isListed(status: GoodsDisplaySaleStatus): boolean {
  return status !== 'STOP' && status !== 'FINISHED'
}
