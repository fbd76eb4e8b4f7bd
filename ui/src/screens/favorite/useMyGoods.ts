import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'

export type MyGoods = Answers['favorite']['myGoods']['content'][number]

const PAGE_SIZE = 20

/** The member's favourites of a category, or of all for `null`, page by page. */
export function useMyGoods(categoryId: number | null) {
  const calls = useCalls()
  const ofCategory = categoryId === null ? {} : { categoryStoreId: categoryId }
  const list = useSuspenseInfiniteQuery(
    calls.favorite.myGoods.infiniteOptions({
      input: (page: number) => ({ ...ofCategory, page, size: PAGE_SIZE }),
      ...PAGED,
    }),
  )
  return {
    goodsList: uniqBy(list.data.pages, ({ goodsId }) => goodsId),
    more: moreOf(list),
  }
}
