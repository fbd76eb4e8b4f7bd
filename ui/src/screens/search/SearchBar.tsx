import { MARKET_PATHS } from '@jangteo/core/navigation/path.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { decideKeyword } from '@jangteo/core/search/keyword.rules'
import { SEARCH_MESSAGES } from '@jangteo/core/search/search.messages'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useCalls, useDeps } from '../../lib/deps.ts'
import { useGoBack } from '../../lib/useGoBack.ts'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { SEARCH_HINT } from '../../parts/frame/usePopularWord.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import styles from './SearchBar.module.css'

type SearchBarProps = {
  /** Keyword that the field begins with. */
  readonly keyword: string
  readonly onType: (text: string) => void
}

/** The operator's text in the empty field. */
function usePlaceholder(): string {
  const calls = useCalls()
  const { data } = useQuery(calls.keyword.page.queryOptions())
  const shown = data?.placeholder ?? null
  if (shown === null) return SEARCH_HINT
  const texts = [shown.searchTextMain, shown.searchTextSub, shown.adYn === 'Y' ? '광고' : null]
  return texts.filter((text) => text !== null).join(' · ')
}

/** The page's focus goes to the field once the frame has set its own. */
function useFieldFocus() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    queueMicrotask(() => input.current?.focus({ preventScroll: true }))
  }, [])
  return input
}

/** The bar of the search on phones: back, the field, a button that empties it. */
export function SearchBar({ keyword, onType }: SearchBarProps) {
  const { open } = useDeps()
  const placeholder = usePlaceholder()
  const input = useFieldFocus()
  const problemId = useId()
  const [text, setText] = useState(keyword)
  const [problem, setProblem] = useState<string | null>(null)
  const type = (typed: string) => {
    setText(typed)
    setProblem(null)
    onType(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const decided = decideKeyword(text)
    if (decided.ok) open(routes.searchResult(text.trim()), { replace: false })
    else setProblem(SEARCH_MESSAGES[decided.reason]())
  }
  const goBack = useGoBack()
  return (
    <search className={styles.bar}>
      <div className={styles.back}>
        <IconButton icon={ChevronLeft} label="뒤로 가기" onClick={goBack} />
      </div>
      <form className={styles.form} action={MARKET_PATHS.searchResult} onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="keyword"
          value={text}
          aria-label="검색어"
          aria-invalid={problem !== null}
          aria-describedby={problemId}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => type(target.value)}
        />
        {text === '' ? null : (
          <IconButton
            icon={X}
            iconSize="s"
            label="입력한 글자 삭제"
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          />
        )}
        <button type="submit" className={styles.submit} aria-label="검색">
          <Icon of={Search} />
        </button>
      </form>
      <div id={problemId} className={styles.note} role={problem === null ? undefined : 'alert'}>
        {problem === null ? null : <p className={styles.problem}>{problem}</p>}
      </div>
    </search>
  )
}
