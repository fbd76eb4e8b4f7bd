import { keepPreviousData, useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { moreOf, uniqBy, PAGED } from '../../../lib/infiniteList.ts'
import { filterQuery } from './goodsListing.ts'
import type { GoodsListing } from './goodsListing.ts'
import type { GoodsSource } from './goodsSource.ts'

const PAGE_SIZE = 20
const FRESH_MS = 5 * 60_000

function pagesOf(source: GoodsSource, { sort, filter }: GoodsListing) {
  return {
    queryKey: [...source.queryKey, 'pages', sort, filter],
    queryFn: ({ pageParam: page, signal }: { pageParam: number; signal: AbortSignal }) =>
      source.loadPage(
        { goodsSortTypeEnum: sort, ...filterQuery(filter), page, size: PAGE_SIZE },
        { signal },
      ),
    ...PAGED,
    staleTime: FRESH_MS,
  }
}

/** True when products of a list may arrive tomorrow, as its last answer says; what was known before while one is loaded. */
export function useTomorrow(source: GoodsSource, listing: GoodsListing): boolean {
  const pages = { ...pagesOf(source, listing), placeholderData: keepPreviousData }
  return useInfiniteQuery(pages).data?.pages.at(-1)?.tomorrowYn === 'Y'
}

/** The goods of a list, page by page; the query cache keeps the pages for the way back. */
export function useGoodsList(source: GoodsSource, listing: GoodsListing) {
  const list = useSuspenseInfiniteQuery(pagesOf(source, listing))
  const { pages } = list.data
  const goodsList = useMemo(() => uniqBy(pages, ({ goodsId }) => goodsId), [pages])
  return {
    goodsList,
    count: pages.at(-1)?.totalElements ?? 0,
    isCapped: pages.at(-1)?.cappedYn === 'Y',
    more: moreOf(list),
  }
}
