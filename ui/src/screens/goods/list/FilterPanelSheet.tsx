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

export type FilterPanelProps = {
  readonly source: GoodsSource
  readonly filter: GoodsFilter
  readonly onDismiss: () => void
  readonly onApply: (filter: GoodsFilter) => void
}

/** Chooses filters; nothing changes in the list until they are applied. */
export function FilterPanelSheet({ source, filter, onDismiss, onApply }: FilterPanelProps) {
  const [draft, setDraft] = useState(filter)
  const [round, setRound] = useState(0)
  const change = (part: Partial<GoodsFilter>) => setDraft((former) => ({ ...former, ...part }))
  const reset = () => {
    setDraft(NO_FILTER)
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
    <Sheet isOpen title="필터" onDismiss={onDismiss} footer={footer}>
      <div className={styles.groups}>
        <fieldset>
          <legend className={styles.legend}>배송·재고</legend>
          <ul>
            <li>
              <Checkbox
                isChecked={draft.isFreeShipping}
                onChange={(isFreeShipping) => change({ isFreeShipping })}
              >
                무료배송
                <FacetCount count={facets?.freeShippingCount} />
              </Checkbox>
            </li>
            <li>
              <Checkbox isChecked={draft.isInStock} onChange={(isInStock) => change({ isInStock })}>
                품절 제외
              </Checkbox>
            </li>
          </ul>
        </fieldset>
        <PriceFilter
          key={round}
          price={draft.price}
          ranges={facets?.priceRangeList ?? []}
          onChange={(price) => change({ price })}
        />
        <StoreFilter
          chosen={draft.storeUrls}
          stores={facets?.storeList ?? []}
          onChange={(storeUrls) => change({ storeUrls })}
        />
      </div>
    </Sheet>
  )
}

/** Number of goods a choice would leave; nothing while it is not known. */
function FacetCount({ count }: { readonly count: number | undefined }) {
  return count === undefined ? null : <span className={styles.count}>{formatNumber(count)}</span>
}
