import type { GoodsOptionKind } from '@jangteo/core/goods/goods.codes'
import type { Won } from '@jangteo/core/money/money.rules'
import { decideSaleBuy, type SaleRight } from '@jangteo/core/promotion/saleEntry.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listSaleRights, type SaleRightRow } from '@jangteo/postgres/promotion/sale-right.store'
import { toSaleClock } from '@jangteo/postgres/promotion/sale.columns'
import * as Effect from 'effect/Effect'

/** The special sale of a line's product, and the caller's right to buy in it; `null` without one. */
export type LineSale = {
  readonly row: SaleRightRow
  readonly right: SaleRight | null
  /** Price of the product outside of the sale. */
  readonly ownPrice: Won
}

type Line = {
  readonly goods_id: number
  readonly option_id: number
  readonly option_kind: GoodsOptionKind
  readonly stock: number
  readonly sale_price: Won
  readonly sale: LineSale | null
}

/** Returns the pieces that a right holds outside of the stock; of add-ons none. */
function heldFor({ option_kind: kind }: Line, { quantityMax }: SaleRight): number {
  return kind === 'OPTION' ? quantityMax : 0
}

/** Takes a line out of the special sale of its product: without a right to buy, at the product's own price. */
export function withoutRight<Row extends Line>(line: Row): Row {
  const { sale } = line
  if (sale === null || sale.right === null) return line
  const stock = line.stock - heldFor(line, sale.right)
  return { ...line, stock, sale_price: sale.ownPrice, sale: { ...sale, right: null } }
}

/**
 * Sells a line specially: with a right to buy, the price is the sale's, and the pieces that it holds count as stock.
 * Source: market-rules §8.3.
 */
function inSale<Row extends Line>(line: Row, row: SaleRightRow, nowMs: number): Row {
  const place = { entryState: row.entry_state, hasOpenOrder: row.order_id !== null }
  const decision = decideSaleBuy({ ...toSaleClock(row), personMax: row.person_max }, place, nowMs)
  const own = withoutRight(line)
  const sale = { row, right: null, ownPrice: own.sale_price }
  const isOtherOption = line.option_kind === 'OPTION' && line.option_id !== row.option_id
  if (!decision.ok || isOtherOption) return { ...own, sale }
  const { value: right } = decision
  const stock = own.stock + heldFor(line, right)
  return { ...own, stock, sale_price: row.sale_price, sale: { ...sale, right } }
}

/** Orders that are about to end. */
export type Ending = { readonly isEnding: (orderId: number) => boolean; readonly nowMs: number }

/** Frees the right of a line that an order holds which is about to end. */
export function freedFrom<Row extends Line>(line: Row, { isEnding, nowMs }: Ending): Row {
  const { sale } = line
  const orderId = sale?.row.order_id ?? null
  if (sale === null || orderId === null || !isEnding(orderId)) return line
  return inSale(line, { ...sale.row, order_id: null }, nowMs)
}

type Reader = { readonly memberId: number | null; readonly nowMs: number }

/** Sells those lines specially whose products are in a special sale. Only promotional products can be, so nothing else is read for. */
export const sellSpecially = Effect.fnUntraced(function* <
  Row extends Line & { readonly goods_kind: string },
>(lines: readonly Row[], { memberId, nowMs }: Reader): Effect.fn.Return<Row[], never, Db> {
  const goodsIds = lines.flatMap((line) => (line.goods_kind === 'PROMOTION' ? [line.goods_id] : []))
  if (goodsIds.length === 0) return [...lines]
  const rows = yield* listSaleRights([...new Set(goodsIds)], memberId)
  const rowOf = new Map(rows.map((row) => [row.goods_id, row]))
  return lines.map((line) => {
    const row = rowOf.get(line.goods_id)
    return row === undefined ? line : inSale(line, row, nowMs)
  })
})
