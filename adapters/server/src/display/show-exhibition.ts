import { showsGoods } from '@jangteo/core/display/exhibition.rules'
import { listExhibitionGroups } from '@jangteo/postgres/display/exhibition.store'
import * as Effect from 'effect/Effect'
import { exhibitionNumbered, toExhibitionCard } from './exhibition-answer.ts'

/** One exhibition with those of its groups that have any goods. Refusal: EXHIBITION_NOT_FOUND. */
export const showExhibition = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const { row, nowMs, state } = yield* exhibitionNumbered(input.id)
  const groups = showsGoods(state) ? yield* listExhibitionGroups(row.id, new Date(nowMs)) : []
  return {
    ...toExhibitionCard(row, nowMs),
    description: row.description,
    groupList: groups
      .filter(({ goods_count: count }) => count > 0)
      .map(({ id, name, goods_count: count }) => ({
        groupId: id,
        groupName: name,
        goodsCount: count,
      })),
  }
})
