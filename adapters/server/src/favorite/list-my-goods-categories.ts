import { countFavoriteCategories } from '@jangteo/postgres/favorite/favorite-goods.store'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'

/** Counts the caller's favourites in each category of the first level; `total` has those without a category, too. */
export const listMyGoodsCategories = Effect.fnUntraced(function* () {
  const rows = yield* countFavoriteCategories(yield* callingMember)
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    categoryList: rows.flatMap(({ id, name, count }) =>
      id === null || name === null
        ? []
        : [{ categoryStoreId: id, categoryName: name, goodsCount: count }],
    ),
  }
})
