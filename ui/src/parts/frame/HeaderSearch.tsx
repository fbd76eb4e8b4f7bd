import { MARKET_PATHS } from '@jangteo/core/navigation/path.codes'
import { Search } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { useLocation } from '../../lib/router.ts'
import { Icon } from '../picture/Icon.tsx'
import styles from './HeaderSearch.module.css'

const SearchPanel = lazyExtra(async () => (await import('./SearchPanel.tsx')).SearchPanel)

/** Keyword whose results the page shows; empty on every other page. */
function useShownKeyword(): string {
  const { pathname, search } = useLocation()
  if (pathname !== MARKET_PATHS.searchResult) return ''
  return new URLSearchParams(search).get('keyword') ?? ''
}

/**
 * The field of the search where there is room. A form that works without code; what completes keywords is fetched at the
 * first focus and listens to the same field, so that nothing typed is lost. Source: decision 104.
 */
export function HeaderSearch() {
  const keyword = useShownKeyword()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(keyword)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (document.activeElement === input.current) setIsWanted(true)
  }, [])
  useEffect(() => {
    if (shown.current !== keyword && input.current !== null) input.current.value = keyword
    shown.current = keyword
  }, [keyword])
  return (
    <search className={styles.search}>
      <form ref={form} className={styles.form} action={MARKET_PATHS.searchResult}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="keyword"
          defaultValue={keyword}
          aria-label="검색어"
          placeholder="어떤 상품을 찾으세요?"
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setIsWanted(true)}
        />
        <button type="submit" className={styles.submit} aria-label="상품 검색">
          <Icon of={Search} size="s" />
        </button>
        {isWanted ? (
          <Suspense>
            <SearchPanel form={form} input={input} />
          </Suspense>
        ) : null}
      </form>
    </search>
  )
}
