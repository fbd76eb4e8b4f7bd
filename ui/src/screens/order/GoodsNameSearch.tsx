import { Search, X } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { GOODS_NAME_LENGTH_MAX } from './orderFilter.ts'
import styles from './OrderList.module.css'

type GoodsNameSearchProps = {
  readonly goodsName: string
  readonly onSearch: (goodsName: string) => void
}

/** Looks orders up by the name of what was bought; an empty name looks up all. */
export function GoodsNameSearch({ goodsName, onSearch }: GoodsNameSearchProps) {
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
          aria-label="주문한 상품 검색"
          placeholder="주문한 상품 검색"
          autoComplete="off"
          maxLength={GOODS_NAME_LENGTH_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {goodsName === '' ? null : (
          <IconButton icon={X} iconSize="s" label="검색어 지우기" onClick={() => onSearch('')} />
        )}
        <button type="submit" className={styles.submit} aria-label="검색">
          <Icon of={Search} />
        </button>
      </form>
    </search>
  )
}
