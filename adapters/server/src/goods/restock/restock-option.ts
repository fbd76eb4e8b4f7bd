import { dealInForce, stockInDeal } from '@jangteo/core/display/deal.rules'
import type { GoodsDisplaySaleStatus } from '@jangteo/core/goods/goods.codes'
import { optionSaleStatus } from '@jangteo/core/goods/saleStatus.rules'
import { toDeal } from '@jangteo/postgres/goods/deal.columns'
import type { RestockOptionRow } from '@jangteo/postgres/goods/restock-option.store'

/** Pieces of an option that are sold now: a deal may have fewer left. */
export function sellableStockOf(row: RestockOptionRow, nowMs: number): number {
  return stockInDeal(row.stock, dealInForce(toDeal(row), nowMs))
}

/** Display sale status of an option; that of a product which is not shown any more is over. */
export function saleStatusOf(row: RestockOptionRow, nowMs: number): GoodsDisplaySaleStatus {
  if (row.listing === 'DELETED') return 'FINISHED'
  const goods = {
    saleStatus: row.sale_status,
    saleStartsAtMs: row.sale_starts_at?.getTime() ?? null,
    saleEndsAtMs: row.sale_ends_at?.getTime() ?? null,
  }
  const option = { stock: sellableStockOf(row, nowMs), saleStatus: row.option_sale_status }
  return optionSaleStatus(goods, option, nowMs)
}
