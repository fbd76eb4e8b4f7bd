import { formatNumber } from '@jangteo/core/money/money.rules'
import { useLocation } from '../../lib/router.ts'
import { ChipLink } from '../../parts/action/Chip.tsx'
import { ChipCount, ChipStrip } from '../../parts/action/ChipStrip.tsx'
import { readGoodsListing } from '../goods/list/goodsListing.ts'
import type { GoodsSource } from '../goods/list/goodsSource.ts'
import type { SearchResultData } from './searchData.ts'
import styles from './SearchResult.module.css'
import { searchCategoryUrl } from './searchSource.ts'

type SearchCategoriesProps = {
  readonly source: GoodsSource
  readonly categories: SearchResultData['categoryList']
}

/** The categories of the first level that have results; one alone is no choice. */
export function SearchCategories({ source, categories }: SearchCategoriesProps) {
  const { filter } = readGoodsListing(useLocation().search, true)
  if (categories.length < 2) return null
  return (
    <nav aria-label="카테고리">
      <ChipStrip className={styles.categories}>
        <li>
          <ChipLink to={searchCategoryUrl(source, null)} isCurrent={filter.categoryId === null}>
            전체
          </ChipLink>
        </li>
        {categories.map(({ categoryId, categoryName, goodsCount }) => (
          <li key={categoryId}>
            <ChipLink
              to={searchCategoryUrl(source, categoryId)}
              isCurrent={filter.categoryId === categoryId}
            >
              {categoryName}
              <ChipCount>{formatNumber(goodsCount)}</ChipCount>
            </ChipLink>
          </li>
        ))}
      </ChipStrip>
    </nav>
  )
}
