import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import type { GoodsFilter } from '@jangteo/core/goods/goodsFilter.rules'
import { X } from 'lucide-react'
import { Icon } from '../../../parts/picture/Icon.tsx'
import styles from './GoodsListing.module.css'
import { listAppliedFilters } from './goodsListing.ts'
import type { FilterNames } from './goodsListing.ts'
import type { GoodsFacets, GoodsSource } from './goodsSource.ts'
import { useGoodsFacets } from './useGoodsFacets.ts'

type AppliedFiltersProps = {
  readonly source: GoodsSource
  readonly filter: GoodsFilter
  readonly onChange: (filter: GoodsFilter) => void
}

function namesOf(facets: GoodsFacets | undefined): FilterNames {
  const { storeList = [], brandList = [], categoryList = [] } = facets ?? {}
  return {
    stores: new Map(storeList.map(({ storeUrl, storeName }) => [storeUrl, storeName])),
    brands: new Map(brandList.map(({ brandId, brandName }) => [brandId, brandName])),
    categories: new Map(
      categoryList.map(({ categoryId, categoryName }) => [categoryId, categoryName]),
    ),
  }
}

/** Filters of the list, each to be taken away by itself or all at once. */
export function AppliedFilters({ source, filter, onChange }: AppliedFiltersProps) {
  const { storeUrls, brandIds, categoryId } = filter
  const isNamed = storeUrls.length > 0 || brandIds.length > 0 || categoryId !== null
  const names = namesOf(useGoodsFacets(source, filter, isNamed))
  return (
    <ul className={styles.applied} aria-label="적용된 필터">
      {listAppliedFilters(filter, names).map(({ key, text, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.appliedFilter}
            aria-label={`${text} 필터 해제`}
            onClick={() => onChange(without)}
          >
            <span className={styles.appliedText}>
              {text}
              <Icon of={X} size="s" />
            </span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.reset} onClick={() => onChange(NO_FILTER)}>
          초기화
        </button>
      </li>
    </ul>
  )
}
