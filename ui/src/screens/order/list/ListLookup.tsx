import type { Day } from '@jangteo/core/calendar/day.rules'
import type { ComponentProps, ReactNode } from 'react'
import type { More } from '../../../lib/infiniteList.ts'
import { MoreButton } from '../../../parts/action/MoreButton.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { GoodsNameSearch } from './GoodsNameSearch.tsx'
import type { Lookup } from './orderFilter.ts'
import styles from './OrderList.module.css'
import { PeriodFilter } from './PeriodFilter.tsx'

/** A list with its filters: above it on phones, beside it where there is room. */
export function ListPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

type ListLookupProps<Key extends string> = ComponentProps<typeof Tabs<Key>> & {
  readonly searchLabel: string
  readonly lookup: Lookup
  readonly today: Day
  readonly onLookup: (part: Partial<Lookup>) => void
}

/** Filters of a list: tabs, the name of goods, a period. */
export function ListLookup<Key extends string>(props: ListLookupProps<Key>) {
  const { searchLabel, lookup, today, onLookup, ...tabs } = props
  const { goodsName, period } = lookup
  return (
    <>
      <div className={styles.tabs}>
        <Tabs {...tabs} />
      </div>
      <div className={styles.filters}>
        <GoodsNameSearch
          key={goodsName}
          label={searchLabel}
          goodsName={goodsName}
          onSearch={(searched) => onLookup({ goodsName: searched })}
        />
        <PeriodFilter
          period={period}
          today={today}
          onSelect={(chosen) => onLookup({ period: chosen })}
        />
      </div>
    </>
  )
}

type ListResultsProps = {
  readonly countText: string
  /** Note on the period; `null` for none. */
  readonly noteText?: string | null
  /** Event that comes after; `null` after the last page. */
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
