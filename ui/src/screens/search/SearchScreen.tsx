import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from '../../lib/router.ts'
import { useKeywordCompletion } from '../../parts/frame/useKeywordCompletion.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { CompletionList } from '../../parts/frame/CompletionList.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SearchHome } from './SearchHome.tsx'
import { SearchHomeSkeleton } from './SearchHomeSkeleton.tsx'
import styles from './Search.module.css'

/**
 * The page before a search. On phones it brings the field; where there is room the market's bar has it. Recent, popular
 * and recommended keywords give way to completions while something is typed.
 */
export function SearchScreen() {
  const [query] = useSearchParams()
  const keyword = query.get('keyword') ?? ''
  const completion = useKeywordCompletion()
  const readUrl = useEffectEvent(() => completion.type(keyword))
  useEffect(() => readUrl(), [])
  return (
    <>
      <title>검색 - 장터</title>
      <SearchBar keyword={keyword} onType={completion.type} />
      <div className={styles.page}>
        <h1 className={styles.heading}>검색</h1>
        {completion.isIdle ? (
          <QueryBoundary skeleton={<SearchHomeSkeleton />}>
            <SearchHome />
          </QueryBoundary>
        ) : (
          <CompletionList completion={completion} />
        )}
      </div>
    </>
  )
}
