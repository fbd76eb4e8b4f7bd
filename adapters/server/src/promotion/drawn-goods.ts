import type { Db } from '@jangteo/postgres/database/db'
import { findSaleGoods, type SoldSpeciallyRow } from '@jangteo/postgres/promotion/sale-goods.store'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'

/** A product whose entries have an order, with what it follows from. */
export type DrawnGoods = SoldSpeciallyRow & {
  readonly seed: string
  readonly commitment: string
  readonly list_hash: string
}

/** Finds a product whose draw is published. Refusals: SPECIAL_SALE_NOT_FOUND, SALE_NOT_DRAWN. */
export const drawnGoods = Effect.fnUntraced(function* (
  saleGoodsId: number,
): Effect.fn.Return<DrawnGoods, Refused<'SALE_NOT_DRAWN' | 'SPECIAL_SALE_NOT_FOUND'>, Db> {
  const goods = yield* findSaleGoods(saleGoodsId)
  if (goods === undefined) return yield* refused('SPECIAL_SALE_NOT_FOUND')
  const { sale, list_hash: listHash } = goods
  if (sale.seed === null || sale.commitment === null || listHash === null) {
    return yield* refused('SALE_NOT_DRAWN')
  }
  return { ...goods, seed: sale.seed, commitment: sale.commitment, list_hash: listHash }
})
