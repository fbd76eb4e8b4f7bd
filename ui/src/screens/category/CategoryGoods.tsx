import { countFilters, NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { PackageSearch } from 'lucide-react'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { GoodsTiles } from '../../parts/GoodsTiles.tsx'
import { MoreButton } from '../../parts/MoreButton.tsx'
import { AppliedFilters } from './AppliedFilters.tsx'
import styles from './CategoryDetail.module.css'
import type { CategoryListing } from './categoryListing.ts'
import { RecommendedGoods } from './RecommendedGoods.tsx'
import { useCategoryGoods } from './useCategoryGoods.ts'

type CategoryGoodsProps = {
  readonly categoryId: number
  readonly listing: CategoryListing
  readonly onChange: (part: Partial<CategoryListing>) => void
}

/** The goods that the list's filters let through, page by page. */
export function CategoryGoods({ categoryId, listing, onChange }: CategoryGoodsProps) {
  const { goodsList, count, more } = useCategoryGoods(categoryId, listing)
  const isFiltered = countFilters(listing.filter) > 0
  return (
    <div className={styles.results}>
      <p className={styles.count} aria-live="polite">
        상품 <strong className={styles.total}>{formatNumber(count)}</strong>개
      </p>
      {isFiltered ? (
        <AppliedFilters
          categoryId={categoryId}
          filter={listing.filter}
          onChange={(filter) => onChange({ filter })}
        />
      ) : null}
      {goodsList.length === 0 ? (
        <NoGoods
          categoryId={categoryId}
          isFiltered={isFiltered}
          onReset={() => onChange({ filter: NO_FILTER })}
        />
      ) : (
        <GoodsTiles goodsList={goodsList} headingLevel={2} />
      )}
      {more === null ? null : (
        <div className={styles.more}>
          <MoreButton {...more} />
        </div>
      )}
      {more === null && goodsList.length > 0 ? (
        <p className={styles.end}>상품을 모두 봤어요.</p>
      ) : null}
    </div>
  )
}

type NoGoodsProps = {
  readonly categoryId: number
  readonly isFiltered: boolean
  readonly onReset: () => void
}

function NoGoods({ categoryId, isFiltered, onReset }: NoGoodsProps) {
  return (
    <>
      <EmptyState
        icon={PackageSearch}
        title={isFiltered ? '조건에 맞는 상품이 없어요' : '아직 상품이 없어요'}
        text={isFiltered ? '필터를 바꾸거나 초기화해 보세요.' : '다른 카테고리를 둘러보세요.'}
      >
        {isFiltered ? (
          <Button variant="outline" onClick={onReset}>
            필터 초기화
          </Button>
        ) : (
          <ButtonLink variant="outline" to={routes.category()}>
            카테고리 보기
          </ButtonLink>
        )}
      </EmptyState>
      <RecommendedGoods categoryId={categoryId} />
    </>
  )
}
