import { MARKET_PATHS } from '@jangteo/core/navigation/path.codes'
import { Search } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { useLocation } from '../../lib/router.ts'
import { Icon } from '../picture/Icon.tsx'
import styles from './Header.module.css'

const SearchPanel = lazyExtra(async () => (await import('./SearchPanel.tsx')).SearchPanel)

/**
 * The field of the search where there is room, with the keyword of the page. A form that works without code; what completes
 * keywords is fetched at the first focus and listens to the same field, so that nothing typed is lost. Source: decision
 * 104.
 */
export function HeaderSearch({ hint }: { readonly hint: string }) {
  const keyword = new URLSearchParams(useLocation().search).get('keyword') ?? ''
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(keyword)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const field = input.current
    if (field === null) return
    if (field === document.activeElement) setIsWanted(true)
    if (shown.current !== keyword) field.value = keyword
    shown.current = keyword
  }, [keyword])
  return (
    <search className={styles.search}>
      <form ref={form} className={styles.form} action={MARKET_PATHS.searchResult}>
        <input
          ref={input}
          className={styles.field}
          type="search"
          name="keyword"
          defaultValue={keyword}
          aria-label="검색어"
          placeholder={hint}
          autoComplete="off"
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
