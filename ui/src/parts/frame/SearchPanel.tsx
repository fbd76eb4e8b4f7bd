import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { decideKeyword } from '@jangteo/core/search/keyword.rules'
import { SEARCH_MESSAGES } from '@jangteo/core/search/search.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCalls, useDeps } from '../../lib/deps.ts'
import { useRecentKeywords } from '../../lib/recentKeywords.ts'
import { useToast } from '../toast/toast.ts'
import { useKeywordCompletion } from './useKeywordCompletion.ts'
import { CompletionList } from './CompletionList.tsx'
import { PopularKeywordList } from './PopularKeywordList.tsx'
import { RecentKeywordList } from './RecentKeywordList.tsx'
import { SearchTools } from './SearchTools.tsx'
import styles from './SearchPanel.module.css'
import { useFieldList } from './useFieldList.ts'
import type { ListField } from './useFieldList.ts'

/** The list that the field of the header opens: recent and popular keywords, then completions of what is typed. */
export function SearchPanel(field: ListField) {
  const { open } = useDeps()
  const completion = useKeywordCompletion()
  const [problem, setProblem] = useState<string | null>(null)
  const { isOpen } = useFieldList(field, {
    type: (text) => {
      setProblem(null)
      completion.type(text)
    },
    submit: (text) => {
      const keyword = decideKeyword(text)
      setProblem(keyword.ok ? null : SEARCH_MESSAGES[keyword.reason]())
      if (keyword.ok) open(routes.searchResult(text.trim()), { replace: false })
    },
  })
  const readField = useEffectEvent(() => completion.type(field.input.current?.value ?? ''))
  useEffect(() => {
    if (isOpen) readField()
  }, [isOpen])
  return (
    <>
      {isOpen && (completion.isIdle || completion.items.length > 0) ? (
        <div className={styles.panel}>
          {completion.isIdle ? <Home /> : <CompletionList completion={completion} />}
        </div>
      ) : null}
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

function Home() {
  const calls = useCalls()
  const toast = useToast()
  const recent = useRecentKeywords((error) => toast({ text: refusalText(error) }))
  const { data } = useQuery(calls.keyword.page.queryOptions())
  const popular = data?.popularList ?? []
  return (
    <div className={styles.home}>
      <section className={styles.group} aria-label="최근 검색어">
        <h2 className={styles.title}>최근 검색어</h2>
        <RecentKeywordList recent={recent} />
        <SearchTools recent={recent} />
      </section>
      {popular.length === 0 ? null : (
        <section className={styles.group} aria-label="인기 검색어">
          <h2 className={styles.title}>인기 검색어</h2>
          <PopularKeywordList ranks={popular} />
        </section>
      )}
    </div>
  )
}
