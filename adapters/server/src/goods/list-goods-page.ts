import type { goodsCard } from '@jangteo/contract/goods/goods.schemas'
import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import { type Page, toPeekedPage } from '@jangteo/core/navigation/paging.rules'
import type { CategoryOf } from '@jangteo/postgres/goods/filter.conditions'
import { countGoods, type GoodsPlace, listGoods } from '@jangteo/postgres/goods/goods-list.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { cached, type FigureCache } from '../call/cached.ts'
import { toGoodsCard } from './goods-card.ts'
import { type GoodsFilterInput, readGoodsFilter } from './goods-filter.ts'
import type { Refused } from '../call/refused.ts'
import { mayArriveTomorrow, tomorrowAfterAt } from './tomorrow.ts'

/** Which stretch of a list the wire asks for, in which order, through which filters. */
export type GoodsPageInput = GoodsFilterInput & {
  readonly goodsSortTypeEnum: GoodsSort
  readonly page: number
  readonly size: number
}

type GoodsPageAnswer = Omit<Page<unknown>, 'content'> & {
  readonly content: z.input<typeof goodsCard>[]
  readonly tomorrowYn: 'Y' | 'N'
}

/**
 * A page of a place's goods. One more than shown is fetched, so `last` is always right; the count beside it may be
 * half a minute old. `category` is the one that the filter names. Refusal: PRICE_RANGE_REVERSED.
 */
export const listGoodsPage = Effect.fnUntraced(function* (
  place: GoodsPlace,
  input: GoodsPageInput,
  category: CategoryOf<number> | null = null,
): Effect.fn.Return<GoodsPageAnswer, Refused<'PRICE_RANGE_REVERSED'>, Db | FigureCache> {
  const filter = yield* readGoodsFilter(input)
  const { page: number, size, goodsSortTypeEnum: sort } = input
  const nowMs = yield* Clock.currentTimeMillis
  const tomorrowAfter = tomorrowAfterAt(nowMs)
  const condition = { at: new Date(nowMs), place, filter, category, tomorrowAfter }
  const key = filter.arrivesTomorrow ? [place, filter, tomorrowAfter] : [place, filter]
  const [rows, totalElements, tomorrowYn] = yield* Effect.all(
    [
      listGoods(condition, { sort, offset: number * size, limit: size + 1 }),
      cached(`goods count ${JSON.stringify(key)}`, countGoods(condition)),
      mayArriveTomorrow(tomorrowAfter),
    ],
    { concurrency: 'unbounded' },
  )
  const { content, ...page } = toPeekedPage(rows, { number, size, totalElements })
  return { ...page, tomorrowYn, content: content.map((row) => toGoodsCard(row, nowMs)) }
})
