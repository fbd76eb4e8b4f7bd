import { normaliseKeyword } from '@jangteo/core/search/keyword.rules'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from '../../lib/router.ts'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import styles from './SearchResult.module.css'
import { searchUrl } from './searchSource.ts'
import type { SearchView } from './searchSource.ts'

/** Searches within the results: every product then has these words, too. */
export function SearchWithin({ view }: { readonly view: SearchView }) {
  const navigate = useNavigate()
  const [text, setText] = useState(view.within)
  const show = (within: string) =>
    void navigate(searchUrl({ ...view, within }), { preventScrollReset: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show(normaliseKeyword(text))
  }
  return (
    <search className={styles.within} aria-label="결과 내 검색">
      <form className={styles.form} onSubmit={submit}>
        <input
          className={styles.field}
          aria-label="결과 내 검색어"
          enterKeyHint="search"
          placeholder="결과 내 검색"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {view.within === '' ? null : (
          <IconButton icon={X} iconSize="s" label="결과 내 검색 해제" onClick={() => show('')} />
        )}
        <button type="submit" className={styles.submit} aria-label="결과 내 검색">
          <Icon of={Search} size="s" />
        </button>
      </form>
    </search>
  )
}
