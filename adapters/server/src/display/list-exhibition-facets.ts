import { showsGoods } from '@jangteo/core/display/exhibition.rules'
import { PRICE_RANGES } from '@jangteo/core/goods/goodsFilter.rules'
import { countExhibitionFacets } from '@jangteo/postgres/display/exhibition-facet.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'
import { categoryTree } from '../category/category-tree.ts'
import { chosenCategory } from '../category/chosen-category.ts'
import { type GoodsFilterInput, readGoodsFilter } from '../goods/goods-filter.ts'
import { tomorrowAfterAt } from '../goods/tomorrow.ts'
import { brands } from '../search/brands.ts'
import { toFacets } from '../search/list-search-facets.ts'
import { exhibitionNumbered } from './exhibition-answer.ts'

type ListExhibitionFacetsInput = GoodsFilterInput & {
  readonly id: number
  readonly groupId?: number | undefined
}

/**
 * Counts that each choice of the filters would leave of an exhibition's goods, up to half a minute old; none before it
 * begins. Refusals: EXHIBITION_NOT_FOUND, CATEGORY_NOT_FOUND, PRICE_RANGE_REVERSED.
 */
export const listExhibitionFacets = Effect.fnUntraced(function* (input: ListExhibitionFacetsInput) {
  const { id: exhibitionId, groupId = null } = input
  const { state } = yield* exhibitionNumbered(exhibitionId)
  const filter = yield* readGoodsFilter(input)
  const category = yield* chosenCategory(filter)
  const nowMs = yield* Clock.currentTimeMillis
  const tomorrowAfter = tomorrowAfterAt(nowMs)
  const condition = { at: new Date(nowMs), exhibitionId, groupId, filter, category, tomorrowAfter }
  const [rows, tree, { names }] = yield* Effect.all(
    [
      showsGoods(state)
        ? cached(
            `exhibition facets ${JSON.stringify([exhibitionId, groupId, filter, tomorrowAfter])}`,
            countExhibitionFacets(condition, PRICE_RANGES),
          )
        : Effect.succeed([]),
      categoryTree,
      brands,
    ],
    { concurrency: 'unbounded' },
  )
  return toFacets(rows, { filter, tree, names })
})
