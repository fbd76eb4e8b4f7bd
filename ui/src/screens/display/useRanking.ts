import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { rankingQuery } from './rankingChoice.ts'
import type { RankingChoice, RankingPageData } from './rankingChoice.ts'

/** A board page by page; the first page of the board that the ranking opens with came with the page itself. */
export function useRanking(choice: RankingChoice, { page, loadedAtMs }: FirstPage) {
  const calls = useCalls()
  const query = rankingQuery(choice)
  const isFirst = Object.keys(query).length === 0
  const list = useSuspenseInfiniteQuery(
    calls.ranking.list.infiniteOptions({
      input: (number: number) => ({ ...query, page: number }),
      ...PAGED,
      ...(isFirst
        ? {
            initialData: { pages: [page], pageParams: [FIRST_PAGE_NUMBER] },
            initialDataUpdatedAt: loadedAtMs,
          }
        : {}),
    }),
  )
  const { pages } = list.data
  const goodsList = useMemo(() => uniqBy(pages, ({ goodsId }) => goodsId), [pages])
  const first = pages[0]
  return {
    goodsList,
    computedAt: first?.computedAt ?? null,
    isFallback: first?.segmentFallbackYn === 'Y',
    more: moreOf(list),
  }
}

type FirstPage = Pick<RankingPageData, 'page'> & { readonly loadedAtMs: number }
