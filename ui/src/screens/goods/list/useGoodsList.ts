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

type Pages = ReturnType<typeof pagesOf>

/**
 * Pages of a list; those known before while others are loaded. Pages that are out of date are asked for again by the list
 * itself: it stands in a part of a prerendered page that React takes over later. Source: decision 184.
 */
function useLatestPages(pages: Pages) {
  const options = { ...pages, placeholderData: keepPreviousData, refetchOnMount: false }
  return useInfiniteQuery(options).data?.pages
}

function useAwaitedPages(pages: Pages) {
  return useSuspenseInfiniteQuery(pages).data.pages
}

/** The server draws a page once, so that it waits there for what a browser would draw again. */
const useKnownPages = import.meta.env.SSR ? useAwaitedPages : useLatestPages

/** True when products of a list may arrive tomorrow, as its last answer says. */
export function useTomorrow(source: GoodsSource, listing: GoodsListing): boolean {
  return useKnownPages(pagesOf(source, listing))?.at(-1)?.tomorrowYn === 'Y'
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
