import type { GoodsFilter } from '@jangteo/core/goods/goodsFilter.rules'
import type { ReactNode } from 'react'
import { CategoryFilter } from './CategoryFilter.tsx'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import styles from './FilterPanel.module.css'
import type { GoodsFacets } from './goodsSource.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { RatingFilter } from './RatingFilter.tsx'
import { SupplyFilter } from './SupplyFilter.tsx'

/** Filters that are offered: all, or those of one kind. */
export type FilterPart = 'ALL' | 'BRAND' | 'CATEGORY' | 'PRICE' | 'STORE'

type FilterGroupsProps = {
  readonly part: FilterPart
  readonly filter: GoodsFilter
  readonly facets: GoodsFacets | undefined
  readonly onChange: (part: Partial<GoodsFilter>) => void
  /** Changes when bounds of the price that were typed are to be forgotten. */
  readonly priceKey?: string
}

/** The filters of a list, by kinds, with the number of goods that each choice leaves. */
export function FilterGroups(props: FilterGroupsProps) {
  const { part, filter, facets, onChange, priceKey } = props
  const { storeList = [], brandList = [], categoryList = [], ratingList = [] } = facets ?? {}
  const { priceRangeList = [], cappedYn } = facets ?? {}
  const isCapped = cappedYn === 'Y'
  const shown = (kind: FilterPart, group: ReactNode) =>
    part === 'ALL' || part === kind ? group : null
  return (
    <div className={styles.groups}>
      {shown(
        'CATEGORY',
        <CategoryFilter
          chosen={filter.categoryId}
          categories={categoryList}
          isCapped={isCapped}
          onChange={(categoryId) => onChange({ categoryId })}
        />,
      )}
      {shown('ALL', <SupplyFilter {...{ filter, facets, onChange }} />)}
      {shown(
        'PRICE',
        <PriceFilter
          key={priceKey}
          price={filter.price}
          ranges={priceRangeList}
          onChange={(price) => onChange({ price })}
        />,
      )}
      {shown(
        'BRAND',
        <ChoiceFilter
          legend="브랜드"
          chosen={filter.brandIds}
          choices={brandList.map((brand) => ({
            ...brand,
            id: brand.brandId,
            name: brand.brandName,
          }))}
          isCapped={isCapped}
          onChange={(brandIds) => onChange({ brandIds })}
        />,
      )}
      {shown(
        'ALL',
        <RatingFilter
          chosen={filter.ratingMin}
          ratings={ratingList}
          isCapped={isCapped}
          onChange={(ratingMin) => onChange({ ratingMin })}
        />,
      )}
      {shown(
        'STORE',
        <ChoiceFilter
          legend="스토어"
          chosen={filter.storeUrls}
          choices={storeList.map((store) => ({
            ...store,
            id: store.storeUrl,
            name: store.storeName,
          }))}
          isCapped={isCapped}
          onChange={(storeUrls) => onChange({ storeUrls })}
        />,
      )}
    </div>
  )
}
