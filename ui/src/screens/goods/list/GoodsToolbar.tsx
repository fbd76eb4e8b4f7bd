import { GOODS_SORT_LABELS, GOODS_SORTS } from '@jangteo/core/goods/goods.codes'
import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import { countFilters } from '@jangteo/core/goods/goodsFilter.rules'
import { clsx } from 'clsx'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { Sheet, warmSheet } from '../../../parts/dialog/Sheet.tsx'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import { FilterSheet, useWarmFilter, warmFilter } from './FilterSheet.tsx'
import styles from './GoodsListing.module.css'
import type { GoodsListing } from './goodsListing.ts'
import type { GoodsSource } from './goodsSource.ts'
import { QuickFilters } from './QuickFilters.tsx'
import { useTomorrow } from './useGoodsList.ts'
import { useListingSheet } from './useListingSheet.ts'

type GoodsToolbarProps = {
  readonly source: GoodsSource
  readonly listing: GoodsListing
  readonly onChange: (part: Partial<GoodsListing>) => void
}

const SORTS = GOODS_SORTS.map((value) => ({ value, label: GOODS_SORT_LABELS[value] }))

/** The order of the list and its filters, always in sight. */
export function GoodsToolbar({ source, listing, onChange }: GoodsToolbarProps) {
  const { isOpen, open, dismiss, apply } = useListingSheet('filter', onChange)
  useWarmFilter()
  const count = countFilters(listing.filter)
  return (
    <div className={styles.toolbar} data-bar="second">
      <SortMenu sort={listing.sort} onChange={onChange} />
      <SortLine sort={listing.sort} onChange={onChange} />
      <QuickFilters
        source={source}
        filter={listing.filter}
        onChange={onChange}
        mayArriveTomorrow={useTomorrow(source, listing)}
      />
      <button
        type="button"
        className={clsx(styles.tool, styles.filter)}
        aria-haspopup="dialog"
        onPointerDown={warmFilter}
        onClick={open}
      >
        <Icon of={SlidersHorizontal} size="s" />
        필터
        {count === 0 ? null : (
          <span className={styles.filterCount}>
            {count}
            <VisuallyHidden>가지 적용됨</VisuallyHidden>
          </span>
        )}
      </button>
      <FilterSheet
        isOpen={isOpen}
        part="ALL"
        source={source}
        filter={listing.filter}
        onDismiss={dismiss}
        onApply={(filter) => apply({ filter })}
      />
    </div>
  )
}

type SortProps = { readonly sort: GoodsSort } & Pick<GoodsToolbarProps, 'onChange'>

/** The orders in a sheet, on phones. */
function SortMenu({ sort, onChange }: SortProps) {
  const { isOpen, open, dismiss, apply } = useListingSheet('sort', onChange)
  return (
    <div className={styles.sortMenu}>
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="dialog"
        onPointerDown={warmSheet}
        onClick={open}
      >
        <VisuallyHidden>정렬 </VisuallyHidden>
        {GOODS_SORT_LABELS[sort]}
        <Icon of={ChevronDown} size="s" />
      </button>
      <Sheet isOpen={isOpen} title="정렬" onDismiss={dismiss}>
        <RadioGroup
          legend="정렬"
          hidesLegend
          value={sort}
          choices={SORTS}
          onChange={(chosen) => apply({ sort: chosen })}
        />
      </Sheet>
    </div>
  )
}

/** The orders beside each other, where there is room. */
function SortLine({ sort, onChange }: SortProps) {
  return (
    <ul className={styles.sortLine} aria-label="정렬">
      {SORTS.map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            className={styles.sort}
            aria-pressed={value === sort}
            onClick={() => onChange({ sort: value })}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
