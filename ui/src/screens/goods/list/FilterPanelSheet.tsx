import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import type { GoodsFilter } from '@jangteo/core/goods/goodsFilter.rules'
import { totalView } from '@jangteo/core/search/searchTotal.view'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { FilterGroups } from './FilterGroups.tsx'
import type { FilterPart } from './FilterGroups.tsx'
import styles from './FilterPanel.module.css'
import type { GoodsFacets, GoodsSource } from './goodsSource.ts'
import { useGoodsFacets } from './useGoodsFacets.ts'

const TITLES: Readonly<Record<FilterPart, string>> = {
  ALL: '필터',
  BRAND: '브랜드',
  CATEGORY: '카테고리',
  PRICE: '가격',
  STORE: '스토어',
}

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
  BRAND: { brandIds: NO_FILTER.brandIds },
  CATEGORY: { categoryId: NO_FILTER.categoryId },
  PRICE: { price: NO_FILTER.price },
  STORE: { storeUrls: NO_FILTER.storeUrls },
}

function totalText({ totalElements: count, cappedYn }: GoodsFacets): string {
  const { number, unit } = totalView({ count, isCapped: cappedYn === 'Y' })
  return number + unit
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
        {facets === undefined ? '상품 보기' : `${totalText(facets)} 상품 보기`}
      </Button>
    </div>
  )
  return (
    <Sheet isOpen title={TITLES[shown]} onDismiss={onDismiss} footer={footer}>
      <FilterGroups
        part={shown}
        filter={draft}
        facets={facets}
        onChange={change}
        priceKey={String(round)}
      />
    </Sheet>
  )
}
