import { showsGoods } from '@jangteo/core/display/exhibition.rules'
import * as Effect from 'effect/Effect'
import type { GoodsFilterInput } from '../goods/goods-filter.ts'
import { listGoodsFacets } from '../goods/list-goods-facets.ts'
import { exhibitionNumbered } from './exhibition-answer.ts'

type ListExhibitionFacetsInput = GoodsFilterInput & {
  readonly id: number
  readonly groupId?: number | undefined
}

/** No exhibition has it: what has not begun counts as what has nothing. */
const NO_EXHIBITION = 0

/**
 * Counts that each choice of the filters would leave of an exhibition's goods. Refusals: EXHIBITION_NOT_FOUND,
 * PRICE_RANGE_REVERSED.
 */
export const listExhibitionFacets = Effect.fnUntraced(function* (input: ListExhibitionFacetsInput) {
  const { groupId = null } = input
  const { state } = yield* exhibitionNumbered(input.id)
  const id = showsGoods(state) ? input.id : NO_EXHIBITION
  return yield* listGoodsFacets({ kind: 'EXHIBITION', id, groupId }, input)
})
