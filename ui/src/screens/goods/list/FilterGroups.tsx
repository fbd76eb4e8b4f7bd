import type { GoodsFilter } from '@jangteo/core/goods/goodsFilter.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import styles from './FilterPanel.module.css'
import type { GoodsFacets } from './goodsSource.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { StoreFilter } from './StoreFilter.tsx'

/** Filters that are offered: all, or those of one kind. */
export type FilterPart = 'ALL' | 'PRICE' | 'STORE'

type FilterGroupsProps = {
  readonly part: FilterPart
  readonly filter: GoodsFilter
  readonly facets: GoodsFacets | undefined
  readonly onChange: (part: Partial<GoodsFilter>) => void
  /** Changes when the price is to be read from the filter again. */
  readonly priceKey: string
}

/** The filters of a list, by kinds, with the number of goods that each choice leaves. */
export function FilterGroups({ part, filter, facets, onChange, priceKey }: FilterGroupsProps) {
  return (
    <div className={styles.groups}>
      {part === 'ALL' ? <SupplyFilter {...{ filter, facets, onChange }} /> : null}
      {part === 'STORE' ? null : (
        <PriceFilter
          key={priceKey}
          price={filter.price}
          ranges={facets?.priceRangeList ?? []}
          onChange={(price) => onChange({ price })}
        />
      )}
      {part === 'PRICE' ? null : (
        <StoreFilter
          chosen={filter.storeUrls}
          stores={facets?.storeList ?? []}
          onChange={(storeUrls) => onChange({ storeUrls })}
        />
      )}
    </div>
  )
}

/** Free shipping, and goods that are in stock. */
function SupplyFilter({
  filter,
  facets,
  onChange,
}: Pick<FilterGroupsProps, 'filter' | 'facets' | 'onChange'>) {
  return (
    <fieldset>
      <legend className={styles.legend}>배송·재고</legend>
      <ul>
        <li>
          <Checkbox
            isChecked={filter.isFreeShipping}
            onChange={(isFreeShipping) => onChange({ isFreeShipping })}
          >
            무료배송
            <FacetCount count={facets?.freeShippingCount} />
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

/** Count of goods that a choice would leave; nothing while it is not known. */
function FacetCount({ count }: { readonly count: number | undefined }) {
  return count === undefined ? null : <span className={styles.count}>{formatNumber(count)}</span>
}
