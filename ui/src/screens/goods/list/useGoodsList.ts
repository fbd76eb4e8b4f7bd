import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { moreOf, uniqBy, PAGED } from '../../../lib/infiniteList.ts'
import { filterQuery } from './goodsListing.ts'
import type { GoodsListing } from './goodsListing.ts'
import type { GoodsSource } from './goodsSource.ts'

const PAGE_SIZE = 20
const FRESH_MS = 5 * 60_000

/** The goods of a list, page by page; the query cache keeps the pages for the way back. */
export function useGoodsList(source: GoodsSource, { sort, filter }: GoodsListing) {
  const list = useSuspenseInfiniteQuery({
    queryKey: [...source.queryKey, 'pages', sort, filter],
    queryFn: ({ pageParam: page, signal }) =>
      source.loadPage(
        { goodsSortTypeEnum: sort, ...filterQuery(filter), page, size: PAGE_SIZE },
        { signal },
      ),
    ...PAGED,
    staleTime: FRESH_MS,
  })
  const { pages } = list.data
  const goodsList = useMemo(() => uniqBy(pages, ({ goodsId }) => goodsId), [pages])
  return {
    goodsList,
    count: pages.at(-1)?.totalElements ?? 0,
    isCapped: pages.at(-1)?.cappedYn === 'Y',
    more: moreOf(list),
  }
}
