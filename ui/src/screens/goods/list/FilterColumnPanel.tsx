import { countFilters, NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import type { GoodsFilter } from '@jangteo/core/goods/goodsFilter.rules'
import { FilterGroups } from './FilterGroups.tsx'
import styles from './GoodsListing.module.css'
import type { GoodsListing } from './goodsListing.ts'
import type { GoodsSource } from './goodsSource.ts'
import { useGoodsFacets } from './useGoodsFacets.ts'

export type FilterColumnProps = {
  readonly source: GoodsSource
  readonly filter: GoodsFilter
  readonly onChange: (part: Partial<GoodsListing>) => void
}

/** Filters that apply as soon as they are chosen. */
export function FilterColumnPanel({ source, filter, onChange }: FilterColumnProps) {
  const facets = useGoodsFacets(source, filter)
  return (
    <section aria-label="필터">
      <div className={styles.columnHead}>
        <h2>필터</h2>
        {countFilters(filter) === 0 ? null : (
          <button
            type="button"
            className={styles.reset}
            onClick={() => onChange({ filter: NO_FILTER })}
          >
            초기화
          </button>
        )}
      </div>
      <FilterGroups
        part="ALL"
        filter={filter}
        facets={facets}
        onChange={(part) => onChange({ filter: { ...filter, ...part } })}
      />
    </section>
  )
}
