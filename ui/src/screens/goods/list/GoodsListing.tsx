import { countFilters, NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import { totalView } from '@jangteo/core/search/searchTotal.view'
import { PackageSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { GoodsTilesSkeleton } from '../../../parts/goods/GoodsTilesSkeleton.tsx'
import { MoreButton } from '../../../parts/action/MoreButton.tsx'
import { SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { AppliedFilters } from './AppliedFilters.tsx'
import { FilterColumn } from './FilterColumn.tsx'
import styles from './GoodsListing.module.css'
import { listingQuery } from './goodsListing.ts'
import type { GoodsListing as Listing } from './goodsListing.ts'
import type { GoodsSource } from './goodsSource.ts'
import { GoodsToolbar } from './GoodsToolbar.tsx'
import { ListedGoods } from './ListedGoods.tsx'
import { useGoodsList } from './useGoodsList.ts'
import { useGoodsListing } from './useGoodsListing.ts'

type GoodsListingProps = {
  readonly source: GoodsSource
  readonly headingLevel?: 2 | 3
  /** Text where there are no goods at all, without a filter to blame. */
  readonly none: ReactNode
  /** Content below an empty list. */
  readonly instead?: ReactNode
}

/** A list of goods in the order and through the filters that the URL says, with what changes them. */
export function GoodsListing({ source, headingLevel = 2, none, instead }: GoodsListingProps) {
  const { place, listing, change } = useGoodsListing(source)
  const url = source.urlOf(listingQuery(listing))
  // Each choice replaces the results, and with them the button of an applied filter.
  const main = useFocusOn<HTMLDivElement>(url, { onlyWhenLost: true })
  return (
    <div ref={place} className={styles.listing}>
      <FilterColumn source={source} filter={listing.filter} onChange={change} />
      <div ref={main} className={styles.main} tabIndex={-1}>
        <GoodsToolbar source={source} listing={listing} onChange={change} />
        <QueryBoundary
          key={url}
          skeleton={
            <SkeletonPage>
              <GoodsTilesSkeleton />
            </SkeletonPage>
          }
        >
          <Results {...{ source, listing, headingLevel, none, instead }} onChange={change} />
        </QueryBoundary>
      </div>
    </div>
  )
}

type ResultsProps = GoodsListingProps & {
  readonly listing: Listing
  readonly onChange: (part: Partial<Listing>) => void
}

/** The goods that the filters let through, page by page. */
function Results({ source, listing, headingLevel = 2, none, instead, onChange }: ResultsProps) {
  const { goodsList, count, isCapped, more } = useGoodsList(source, listing)
  const total = totalView({ count, isCapped })
  const isFiltered = countFilters(listing.filter) > 0
  const isEmpty = goodsList.length === 0
  return (
    <div className={styles.results}>
      <p className={styles.count} aria-live="polite">
        상품 <strong className={styles.total}>{total.number}</strong>
        {total.unit}
      </p>
      {isFiltered ? (
        <AppliedFilters
          source={source}
          filter={listing.filter}
          onChange={(filter) => onChange({ filter })}
        />
      ) : null}
      {isEmpty ? null : (
        <ListedGoods
          goodsList={goodsList}
          headingLevel={headingLevel}
          hasStores={showsStores(source, listing)}
        />
      )}
      {isEmpty && isFiltered ? (
        <NothingFits onReset={() => onChange({ filter: NO_FILTER })} />
      ) : null}
      {isEmpty && !isFiltered ? none : null}
      {isEmpty ? instead : null}
      {more === null ? null : (
        <div className={styles.more}>
          <MoreButton {...more} />
        </div>
      )}
      {more === null && !isEmpty ? (
        <p className={styles.end}>
          {isCapped || count > goodsList.length
            ? '여기까지 볼 수 있어요. 필터로 범위를 좁혀 보세요.'
            : '상품을 모두 봤어요.'}
        </p>
      ) : null}
    </div>
  )
}

/** Prices that were put in order, and stores that were chosen, are answered with products alone. */
function showsStores({ hasStores = false }: GoodsSource, { sort, filter }: Listing): boolean {
  return hasStores && sort === 'RANKING' && filter.storeUrls.length === 0
}

function NothingFits({ onReset }: { readonly onReset: () => void }) {
  return (
    <EmptyState
      icon={PackageSearch}
      title="조건에 맞는 상품이 없어요"
      text="필터를 바꾸거나 초기화해 보세요."
    >
      <Button variant="outline" onClick={onReset}>
        필터 초기화
      </Button>
    </EmptyState>
  )
}
