import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { decideKeyword } from '@jangteo/core/search/keyword.rules'
import { ChevronLeft, Search } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from '../../lib/router.ts'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import styles from './SearchResult.module.css'

const FIRST_ENTRY_KEY = 'default'

/** The bar of the results on phones: the way back, and the keyword in its field, where another one is typed. */
export function SearchResultBar({ keyword }: { readonly keyword: string }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [text, setText] = useState(keyword)
  const goBack = () => void (key === FIRST_ENTRY_KEY ? navigate(routes.home()) : navigate(-1))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const decision = decideKeyword(text)
    if (decision.ok) void navigate(routes.searchResult(decision.value))
  }
  return (
    <header className={styles.bar}>
      <div className={styles.back}>
        <IconButton icon={ChevronLeft} label="뒤로 가기" onClick={goBack} />
      </div>
      <search className={styles.search} aria-label="상품 검색">
        <form className={styles.form} onSubmit={submit}>
          <input
            type="search"
            className={styles.field}
            aria-label="검색어"
            enterKeyHint="search"
            placeholder="어떤 상품을 찾으세요?"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className={styles.submit} aria-label="검색">
            <Icon of={Search} />
          </button>
        </form>
      </search>
    </header>
  )
}
