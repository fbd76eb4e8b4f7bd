import { showsGoods } from '@jangteo/core/display/exhibition.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import * as Effect from 'effect/Effect'
import { type GoodsPageInput, listGoodsPage } from '../goods/list-goods-page.ts'
import { chosenCategory } from '../category/chosen-category.ts'
import { exhibitionNumbered } from './exhibition-answer.ts'

type ListExhibitionGoodsInput = GoodsPageInput & {
  readonly id: number
  readonly groupId?: number | undefined
}

/**
 * A page of an exhibition's goods; an empty one before it begins. Refusals: EXHIBITION_NOT_FOUND, CATEGORY_NOT_FOUND,
 * PRICE_RANGE_REVERSED.
 */
export const listExhibitionGoods = Effect.fnUntraced(function* (input: ListExhibitionGoodsInput) {
  const { id, groupId = null, page: number, size } = input
  const { state } = yield* exhibitionNumbered(id)
  if (!showsGoods(state)) {
    const none = toPage([], { number, size, totalElements: 0 })
    return { ...none, content: [], tomorrowYn: 'N' as const }
  }
  const category = yield* chosenCategory({ categoryId: input.categoryStoreId ?? null })
  return yield* listGoodsPage({ kind: 'EXHIBITION', id, groupId }, input, category)
})
