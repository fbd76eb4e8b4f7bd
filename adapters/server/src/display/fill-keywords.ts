import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { FigureCache } from '../call/cached.ts'
import { popularKeywords } from '../search/list-popular-keywords.ts'
import { firstGoodsOf } from '../search/list-search-goods.ts'
import { toBlockGoods } from '../goods/block-goods.ts'
import type { ChipContent, Filling } from './block-content.ts'

/** Popular keywords that a block has, and the products that are looked at for each of them. */
const KEYWORD_COUNT = 10
const LOOKED_COUNT = 5

/** The best product of each popular keyword that everybody may see, each product once. */
export const fillKeywords = Effect.fnUntraced(function* ({
  nowMs,
}: Filling): Effect.fn.Return<ChipContent, never, Db | FigureCache> {
  const keywords = (yield* popularKeywords).slice(0, KEYWORD_COUNT)
  const found = yield* Effect.forEach(
    keywords,
    ({ keyword }) =>
      Effect.map(firstGoodsOf(keyword, { nowMs, limit: LOOKED_COUNT }), (rows) => ({
        title: keyword,
        goodsList: toBlockGoods(rows, { countMax: 1, nowMs }),
      })),
    { concurrency: 'unbounded' },
  )
  const shown = new Set<number>()
  return {
    chipList: found.filter(({ goodsList: [best] }) => {
      if (best === undefined || shown.has(best.goodsId)) return false
      shown.add(best.goodsId)
      return true
    }),
  }
})
