import type { Day } from '@jangteo/core/calendar/day.rules'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import type { More } from '../../../lib/infiniteList.ts'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { MoreButton } from '../../../parts/action/MoreButton.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { useMedia } from '../../../parts/layout/useMedia.ts'
import { MemberMenu } from '../../../parts/frame/MemberMenu.tsx'
import { GoodsNameSearch } from './GoodsNameSearch.tsx'
import type { Lookup } from './orderFilter.ts'
import styles from './OrderList.module.css'
import { PeriodFilter } from './PeriodFilter.tsx'

const BESIDE = '(min-width: 1024px)'

/** A list with its tools, beside the member's menu where there is room. */
export function ListPage({ children }: { readonly children: ReactNode }) {
  const hasRoom = useMedia(BESIDE)
  return (
    <div className={styles.page}>
      {hasRoom ? (
        <div className={styles.menu}>
          <MemberMenu />
        </div>
      ) : null}
      <div className={styles.list}>{children}</div>
    </div>
  )
}

type ListLookupProps<Key extends string> = ComponentProps<typeof Tabs<Key>> & {
  /** Finer choices below the tabs. */
  readonly choices?: ReactNode
  readonly searchLabel: string
  readonly lookup: Lookup
  readonly today: Day
  readonly onLookup: (part: Partial<Lookup>) => void
}

/** Filters of a list: tabs, a period, and behind an icon the name of goods. */
export function ListLookup<Key extends string>(props: ListLookupProps<Key>) {
  const { choices = null, searchLabel, lookup, today, onLookup, ...tabs } = props
  const { goodsName, period } = lookup
  const [isSearching, setSearching] = useState(goodsName !== '')
  const isOpen = isSearching || goodsName !== ''
  return (
    <>
      <div className={styles.tabs}>
        <Tabs {...tabs} />
      </div>
      <div className={styles.filters}>
        {choices}
        <div className={styles.tools}>
          <PeriodFilter
            period={period}
            today={today}
            onSelect={(chosen) => onLookup({ period: chosen })}
          />
          <IconButton
            icon={Search}
            label="이름으로 검색"
            aria-expanded={isOpen}
            onClick={() => setSearching(!isOpen)}
          />
        </div>
        {isOpen ? (
          <GoodsNameSearch
            key={goodsName}
            label={searchLabel}
            goodsName={goodsName}
            onSearch={(searched) => onLookup({ goodsName: searched })}
          />
        ) : null}
      </div>
    </>
  )
}

type ListResultsProps = {
  readonly countText: string
  /** Note on the period; `null` for none. */
  readonly noteText?: string | null
  /** Loads the next page; `null` after the last one. */
  readonly more: More | null
  /** The cards. */
  readonly children: ReactNode
}

/** Results, page by page. */
export function ListResults({ countText, noteText = null, more, children }: ListResultsProps) {
  return (
    <div className={styles.results}>
      <div className={styles.count} aria-live="polite">
        {noteText === null ? null : <p>{noteText}</p>}
        <p>{countText}</p>
      </div>
      <ul className={styles.cards}>{children}</ul>
      {more === null ? null : (
        <div className={styles.more}>
          <MoreButton {...more} />
        </div>
      )}
    </div>
  )
}
