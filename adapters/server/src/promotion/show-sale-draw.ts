import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import {
  countPublishedSaleEntries,
  listPublishedSaleEntries,
} from '@jangteo/postgres/promotion/sale-entry.store'
import { listHeads } from '@jangteo/postgres/promotion/sale-goods.store'
import * as Effect from 'effect/Effect'
import { drawnGoods } from './drawn-goods.ts'

type ShowSaleDrawInput = {
  readonly saleGoodsId: number
  readonly page: number
  readonly size: number
}

/**
 * Publishes the draw of a product with a page of its entries, so that everybody computes it again. Refusals:
 * SPECIAL_SALE_NOT_FOUND, SALE_NOT_DRAWN. Source: market-rules §8.2.
 */
export const showSaleDraw = Effect.fnUntraced(function* (input: ShowSaleDrawInput) {
  const { saleGoodsId, page: number, size } = input
  const goods = yield* drawnGoods(saleGoodsId)
  const [rows, totalElements, heads] = yield* together(
    Effect.all(
      [
        listPublishedSaleEntries(saleGoodsId, { offset: number * size, limit: size }),
        countPublishedSaleEntries(saleGoodsId),
        listHeads(saleGoodsId),
      ],
      AT_ONCE,
    ),
  )
  const { content, ...page } = toPage(rows, { number, size, totalElements })
  return {
    ...page,
    content: content.map((row) => ({
      entryNo: row.id,
      entryHash: row.entry_hash,
      headNo: row.head_no ?? 0,
      withdrawnYn: row.rank === null ? ('Y' as const) : ('N' as const),
      rank: row.rank,
    })),
    saleGoodsId,
    commitment: goods.commitment,
    seed: goods.seed,
    beacon: '',
    listHash: goods.list_hash,
    headList: heads.map((head) => ({
      headNo: head.head_no,
      at: head.at.toISOString(),
      count: head.entry_count,
      head: head.head,
    })),
  }
})
