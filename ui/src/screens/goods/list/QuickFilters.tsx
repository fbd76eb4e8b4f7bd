import type { GoodsFilter } from '@jangteo/core/goods/goodsFilter.rules'
import { Chip, ChipOpener } from '../../../parts/action/Chip.tsx'
import type { FilterPart } from './FilterGroups.tsx'
import { FilterSheet, warmFilter } from './FilterSheet.tsx'
import styles from './GoodsListing.module.css'
import type { GoodsListing } from './goodsListing.ts'
import type { GoodsSource } from './goodsSource.ts'
import { useListingSheet } from './useListingSheet.ts'

type QuickFiltersProps = {
  readonly source: GoodsSource
  readonly filter: GoodsFilter
  readonly onChange: (part: Partial<GoodsListing>) => void
}

type QuickChipsProps = QuickFiltersProps & {
  /** Something may arrive tomorrow: the filter is worth a tap. */
  readonly mayArriveTomorrow: boolean
}

/** The filters that are used most, a tap each, beside the sheet that holds all of them. */
export function QuickFilters(props: QuickChipsProps) {
  const { source, filter, onChange, mayArriveTomorrow } = props
  const { isFreeShipping, isDiscounted, arrivesTomorrow, isInStock } = filter
  const { price, storeUrls, brandIds, categoryId } = filter
  const change = (part: Partial<GoodsFilter>) => onChange({ filter: { ...filter, ...part } })
  return (
    <ul className={styles.quick} aria-label="빠른 필터">
      <li>
        <Chip
          isSelected={isFreeShipping}
          onSelect={() => change({ isFreeShipping: !isFreeShipping })}
        >
          무료배송
        </Chip>
      </li>
      <li>
        <Chip isSelected={isDiscounted} onSelect={() => change({ isDiscounted: !isDiscounted })}>
          할인
        </Chip>
      </li>
      {mayArriveTomorrow || arrivesTomorrow ? (
        <li>
          <Chip
            isSelected={arrivesTomorrow}
            onSelect={() => change({ arrivesTomorrow: !arrivesTomorrow })}
          >
            내일도착
          </Chip>
        </li>
      ) : null}
      <li>
        <Chip isSelected={isInStock} onSelect={() => change({ isInStock: !isInStock })}>
          품절 제외
        </Chip>
      </li>
      {source.hasSearchFilters === true ? (
        <>
          <QuickPart
            part="CATEGORY"
            isSelected={categoryId !== null}
            {...{ source, filter, onChange }}
          />
          <QuickPart
            part="BRAND"
            isSelected={brandIds.length > 0}
            {...{ source, filter, onChange }}
          />
        </>
      ) : null}
      <QuickPart
        part="PRICE"
        isSelected={price.min !== null || price.max !== null}
        {...{ source, filter, onChange }}
      />
      <QuickPart part="STORE" isSelected={storeUrls.length > 0} {...{ source, filter, onChange }} />
    </ul>
  )
}

type QuickPartProps = QuickFiltersProps & {
  readonly part: Exclude<FilterPart, 'ALL'>
  readonly isSelected: boolean
}

const PART_LABELS = {
  BRAND: '브랜드',
  CATEGORY: '카테고리',
  PRICE: '가격',
  STORE: '스토어',
} as const

/** Filters of one kind in a sheet of their own. */
function QuickPart({ part, isSelected, source, filter, onChange }: QuickPartProps) {
  const { isOpen, open, dismiss, apply } = useListingSheet(`filter-${part}`, onChange)
  return (
    <li>
      <ChipOpener isSelected={isSelected} onWarm={warmFilter} onOpen={open}>
        {PART_LABELS[part]}
      </ChipOpener>
      <FilterSheet
        isOpen={isOpen}
        part={part}
        source={source}
        filter={filter}
        onDismiss={dismiss}
        onApply={(chosen) => apply({ filter: chosen })}
      />
    </li>
  )
}
