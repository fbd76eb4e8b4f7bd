import { useLocation } from '../../lib/router.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { NoKeyword } from './NoKeyword.tsx'
import { readSearchView } from './searchSource.ts'
import { SearchResult } from './SearchResult.tsx'
import { SearchResultBar } from './SearchResultBar.tsx'
import { SearchResultSkeleton } from './SearchResultSkeleton.tsx'

/** The results of a search; its URL alone says what is searched for. */
export function SearchResultScreen() {
  const view = readSearchView(useLocation().search)
  const { keyword, typed, noSuggest } = view
  return (
    <>
      <title>{keyword === '' ? '검색 - 장터' : `${keyword} 검색결과 - 장터`}</title>
      <SearchResultBar keyword={typed} />
      {keyword === '' ? (
        <NoKeyword />
      ) : (
        <QueryBoundary
          key={`${typed} ${noSuggest}`}
          skeleton={<SearchResultSkeleton />}
          headingLevel={1}
        >
          <SearchResult view={view} />
        </QueryBoundary>
      )}
    </>
  )
}
