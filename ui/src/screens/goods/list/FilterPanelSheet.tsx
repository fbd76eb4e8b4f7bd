import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import type { GoodsFilter } from '@jangteo/core/goods/goodsFilter.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import styles from './FilterPanel.module.css'
import type { GoodsSource } from './goodsSource.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { StoreFilter } from './StoreFilter.tsx'
import { useGoodsFacets } from './useGoodsFacets.ts'

/** Filters that a sheet offers: all, or those of one kind. */
export type FilterPart = 'ALL' | 'PRICE' | 'STORE'

const TITLES: Readonly<Record<FilterPart, string>> = { ALL: '필터', PRICE: '가격', STORE: '스토어' }

export type FilterPanelProps = {
  readonly part: FilterPart
  readonly source: GoodsSource
  readonly filter: GoodsFilter
  readonly onDismiss: () => void
  readonly onApply: (filter: GoodsFilter) => void
}

/** Filters that a sheet takes away: its own. */
const RESETS: Readonly<Record<FilterPart, Partial<GoodsFilter>>> = {
  ALL: NO_FILTER,
  PRICE: { price: NO_FILTER.price },
  STORE: { storeUrls: NO_FILTER.storeUrls },
}

/** Chooses filters; nothing changes in the list until they are applied. */
export function FilterPanelSheet(props: FilterPanelProps) {
  const { part: shown, source, filter, onDismiss, onApply } = props
  const [draft, setDraft] = useState(filter)
  const [round, setRound] = useState(0)
  const change = (part: Partial<GoodsFilter>) => setDraft((former) => ({ ...former, ...part }))
  const reset = () => {
    change(RESETS[shown])
    setRound(round + 1)
  }
  const facets = useGoodsFacets(source, draft)
  const footer = (
    <div className={styles.footer}>
      <Button variant="outline" onClick={reset}>
        초기화
      </Button>
      <Button isWide onClick={() => onApply(draft)}>
        {facets === undefined ? '상품 보기' : `${formatNumber(facets.totalElements)}개 상품 보기`}
      </Button>
    </div>
  )
  return (
    <Sheet isOpen title={TITLES[shown]} onDismiss={onDismiss} footer={footer}>
      <div className={styles.groups}>
        {shown === 'ALL' ? <SupplyFilter draft={draft} facets={facets} onChange={change} /> : null}
        {shown === 'STORE' ? null : (
          <PriceFilter
            key={round}
            price={draft.price}
            ranges={facets?.priceRangeList ?? []}
            onChange={(price) => change({ price })}
          />
        )}
        {shown === 'PRICE' ? null : (
          <StoreFilter
            chosen={draft.storeUrls}
            stores={facets?.storeList ?? []}
            onChange={(storeUrls) => change({ storeUrls })}
          />
        )}
      </div>
    </Sheet>
  )
}

type SupplyFilterProps = {
  readonly draft: GoodsFilter
  readonly facets: ReturnType<typeof useGoodsFacets>
  readonly onChange: (part: Partial<GoodsFilter>) => void
}

/** Free shipping, and goods that are in stock. */
function SupplyFilter({ draft, facets, onChange }: SupplyFilterProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>배송·재고</legend>
      <ul>
        <li>
          <Checkbox
            isChecked={draft.isFreeShipping}
            onChange={(isFreeShipping) => onChange({ isFreeShipping })}
          >
            무료배송
            <FacetCount count={facets?.freeShippingCount} />
          </Checkbox>
        </li>
        <li>
          <Checkbox isChecked={draft.isInStock} onChange={(isInStock) => onChange({ isInStock })}>
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
