import { FIRST_PAGE_NUMBER, nextPageNumber } from '@jangteo/core/navigation/paging.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../app/deps.ts'
import { moreOf, onceEach } from '../../app/infiniteList.ts'
import { filterQuery } from './categoryListing.ts'
import type { CategoryListing } from './categoryListing.ts'

const PAGE_SIZE = 20
const FRESH_MS = 5 * 60_000

/** The goods of a category, page by page; the query cache keeps the pages for the way back. */
export function useCategoryGoods(categoryId: number, { sort, filter }: CategoryListing) {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery({
    ...calls.category.goods.infiniteOptions({
      input: (page: number) => ({
        categoryId,
        goodsSortTypeEnum: sort,
        ...filterQuery(filter),
        page,
        size: PAGE_SIZE,
      }),
      initialPageParam: FIRST_PAGE_NUMBER,
      getNextPageParam: nextPageNumber,
    }),
    staleTime: FRESH_MS,
  })
  return {
    goodsList: onceEach(list.data.pages, ({ goodsId }) => goodsId),
    count: list.data.pages.at(-1)?.totalElements ?? 0,
    more: moreOf(list),
  }
}
