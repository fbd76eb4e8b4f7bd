import type { sellerGoodsQuery } from '@jangteo/contract/goods/sellerGoods.schemas'
import { allowedSteps } from '@jangteo/core/chart/table.rules'
import { LOW_STOCK_MAX } from '@jangteo/core/goods/stock.rules'
import type { GoodsListing } from '@jangteo/core/goods/goodsListing.codes'
import { GOODS_LISTING_TABLE } from '@jangteo/core/goods/goodsListing.table.gen'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import {
  countByListing,
  countSellerGoods,
  listSellerGoods as listRows,
} from '@jangteo/postgres/goods/seller-goods-list.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { callingSeller } from '../../call/staff-caller.ts'

/** Steps of a list: those whose facts need the whole product are offered, and judged when they are taken. */
function stepsOf(listing: GoodsListing, hasRevision: boolean): string[] {
  const facts = { isComplete: true, mayListUnseen: true, hasRevision, hasNoOpenItem: true }
  return allowedSteps(GOODS_LISTING_TABLE, listing, facts)
    .map(({ event }) => event)
    .filter((event) => event.startsWith('seller.'))
}

/** Lists the products of the caller's store, the newest first. */
export const listSellerGoods = Effect.fnUntraced(function* (
  input: z.output<typeof sellerGoodsQuery>,
) {
  const { storeId } = yield* callingSeller
  const { page: number, size } = input
  const keyword = input.keyword?.trim() ?? ''
  const condition = {
    storeId,
    listing: input.listingEnum ?? null,
    keyword: keyword === '' ? null : keyword,
    stockMax: input.lowStockYn === 'Y' ? LOW_STOCK_MAX : null,
  }
  const [rows, totalElements, counts] = yield* Effect.all(
    [
      listRows(condition, { offset: number * size, limit: size }),
      countSellerGoods(condition),
      countByListing(storeId),
    ],
    { concurrency: 'unbounded' },
  )
  const content = rows.map((row) => ({
    goodsId: row.id,
    goodsName: row.name,
    picture: row.picture,
    sellerCode: row.seller_code,
    listingEnum: row.listing,
    saleStatusEnum: row.seller_status,
    revisionYn: row.has_revision ? ('Y' as const) : ('N' as const),
    listPrice: row.list_price,
    salePrice: row.sale_price,
    stock: row.stock,
    optionCount: row.option_count,
    soldCount: row.sold_count,
    createdAt: row.created_at.toISOString(),
    stepList: stepsOf(row.listing, row.has_revision),
  }))
  const countList = counts.map(({ listing, count }) => ({ listingEnum: listing, count }))
  return { ...toPage(content, { number, size, totalElements }), content, countList }
})
