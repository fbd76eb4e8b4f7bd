import { DAY_MS } from '../../calendar/day.rules.ts'
import type { GoodsDisplaySaleStatus } from '../goods.codes.ts'
import { FRESH_GOODS_DAYS } from '../goods.rules.ts'
import type { GoodsMark } from './goodsMark.codes.ts'
import { SCARCE_STOCK_MAX } from '../option.rules.ts'

/** Facts of a product that its mark follows: pieces that may be sold now, and when it was added, in epoch milliseconds. */
export type MarkFacts = {
  readonly status: GoodsDisplaySaleStatus
  readonly stock: number
  readonly createdAtMs: number
}

/**
 * Returns the one mark of a product: LOW_STOCK with five pieces or fewer, else FRESH within 14 days after it was added;
 * `null` for any other, and for one that cannot be bought now. Source: market-rules §1.1, decision 091, decision 173.
 */
export function goodsMark(facts: MarkFacts, nowMs: number): GoodsMark | null {
  if (facts.status !== 'SALE') return null
  if (facts.stock <= SCARCE_STOCK_MAX) return 'LOW_STOCK'
  return nowMs - facts.createdAtMs < FRESH_GOODS_DAYS * DAY_MS ? 'FRESH' : null
}
