import { Search, X } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { GOODS_NAME_LENGTH_MAX } from './orderFilter.ts'
import styles from './OrderList.module.css'

type GoodsNameSearchProps = {
  /** Label of the field, for those who can't see the list below it. */
  readonly label: string
  readonly goodsName: string
  readonly onSearch: (goodsName: string) => void
}

/** Looks a list up by the name of what was bought; an empty name looks up all. */
export function GoodsNameSearch({ label, goodsName, onSearch }: GoodsNameSearchProps) {
  const [text, setText] = useState(goodsName)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <input
          className={styles.keyword}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          maxLength={GOODS_NAME_LENGTH_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {goodsName === '' ? null : (
          <IconButton icon={X} iconSize="s" label="검색어 삭제" onClick={() => onSearch('')} />
        )}
        <button type="submit" className={styles.submit} aria-label="검색">
          <Icon of={Search} />
        </button>
      </form>
    </search>
  )
}
