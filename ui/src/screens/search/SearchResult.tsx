import { SEARCH_MESSAGES } from '@jangteo/core/search/search.messages'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useRememberedKeyword } from '../../lib/recentKeywords.ts'
import { GoodsListing } from '../goods/list/GoodsListing.tsx'
import { NoResults } from './NoResults.tsx'
import { RelatedKeywords } from './RelatedKeywords.tsx'
import { SearchCategories } from './SearchCategories.tsx'
import styles from './SearchResult.module.css'
import { searchSource } from './searchSource.ts'
import type { SearchView } from './searchSource.ts'
import { SearchedStores } from './SearchedStores.tsx'
import { SearchWithin } from './SearchWithin.tsx'
import { SuggestedGoods } from './SuggestedGoods.tsx'
import { SuggestedKeyword } from './SuggestedKeyword.tsx'

/** The first screen of a search is asked for once: going back to it is no other search. */
const FRESH_MS = 30 * 60_000

/** Results of a search: the stores of that name, the categories that have some, and the products. */
export function SearchResult({ view }: { readonly view: SearchView }) {
  const calls = useCalls()
  const { typed, noSuggest } = view
  const { data } = useSuspenseQuery({
    ...calls.search.page.queryOptions({
      input: { keyword: typed, noSuggest: noSuggest ? 'true' : 'false' },
    }),
    staleTime: FRESH_MS,
  })
  const { keyword } = data
  useRememberedKeyword(keyword)
  const source = searchSource(calls, view, data)
  const hasResults = data.total > 0
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.heading}>
          <strong className={styles.keyword}>{data.keyword}</strong> 검색결과
        </h1>
        {hasResults ? <SearchWithin key={view.within} view={view} /> : null}
      </div>
      <SuggestedKeyword result={data} />
      <RelatedKeywords keywords={data.relatedList} />
      <SearchedStores result={data} />
      {hasResults ? (
        <>
          <SearchCategories source={source} categories={data.categoryList} />
          <GoodsListing
            key={view.within}
            source={source}
            none={<NoResults keyword={`${keyword} ${view.within}`.trim()} />}
            instead={<SuggestedGoods />}
          />
        </>
      ) : (
        <>
          {data.storeList.length === 0 ? (
            <NoResults keyword={keyword} />
          ) : (
            <p className={styles.storesOnly}>{SEARCH_MESSAGES.SEARCH_STORES_ONLY({ keyword })}</p>
          )}
          <SuggestedGoods />
        </>
      )}
    </div>
  )
}
