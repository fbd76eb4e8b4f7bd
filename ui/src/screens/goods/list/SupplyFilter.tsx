import type { GoodsFilter } from '@jangteo/core/goods/goodsFilter.rules'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { FacetCount } from './FacetCount.tsx'
import styles from './FilterPanel.module.css'
import type { GoodsFacets } from './goodsSource.ts'

type SupplyFilterProps = {
  readonly filter: GoodsFilter
  readonly facets: GoodsFacets | undefined
  readonly onChange: (part: Partial<GoodsFilter>) => void
}

/** Free shipping, a lower price, the day of arrival, and goods that are in stock. */
export function SupplyFilter({ filter, facets, onChange }: SupplyFilterProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>배송·할인·재고</legend>
      <ul>
        <li>
          <Checkbox
            isChecked={filter.isFreeShipping}
            onChange={(isFreeShipping) => onChange({ isFreeShipping })}
          >
            무료배송
            <FacetCount count={facets?.freeShippingCount} isCapped={facets?.cappedYn === 'Y'} />
          </Checkbox>
        </li>
        <li>
          <Checkbox
            isChecked={filter.isDiscounted}
            onChange={(isDiscounted) => onChange({ isDiscounted })}
          >
            할인
            <FacetCount count={facets?.discountCount} isCapped={facets?.cappedYn === 'Y'} />
          </Checkbox>
        </li>
        <li>
          <Checkbox
            isChecked={filter.arrivesTomorrow}
            onChange={(arrivesTomorrow) => onChange({ arrivesTomorrow })}
          >
            내일도착
            <FacetCount count={facets?.tomorrowCount} isCapped={facets?.cappedYn === 'Y'} />
          </Checkbox>
        </li>
        <li>
          <Checkbox isChecked={filter.isInStock} onChange={(isInStock) => onChange({ isInStock })}>
            품절 제외
          </Checkbox>
        </li>
      </ul>
    </fieldset>
  )
}
