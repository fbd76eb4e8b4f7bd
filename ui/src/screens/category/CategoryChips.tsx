import type { GoodsSort } from '@jangteo/core/goods/goods.codes'
import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import { ChipLink } from '../../parts/action/Chip.tsx'
import { ChipStrip } from '../../parts/action/ChipStrip.tsx'
import type { CategoryLevel } from './categoryData.ts'
import { CategoryPictures } from './CategoryPictures.tsx'
import { categoryListingUrl } from './categoryListing.ts'

type Choice = {
  readonly categoryId: number
  readonly categoryName: string
  readonly picture: string | null
}

type CategoryChipsProps = {
  readonly levels: readonly CategoryLevel[]
  readonly below: readonly Choice[]
  readonly sort: GoodsSort
}

/** Children of a category, by their pictures where they have them; for a leaf, its siblings. */
export function CategoryChips({ levels, below, sort }: CategoryChipsProps) {
  const current = levels.at(-1)
  const whole = below.length > 0 ? current : levels.at(-2)
  const choices = below.length > 0 ? below : (current?.siblingList ?? [])
  if (whole === undefined || current === undefined) return null
  if (below.length > 0 && below.every(({ picture }) => picture !== null)) {
    return <CategoryPictures name={current.categoryName} below={below} sort={sort} />
  }
  const all = { categoryId: whole.categoryId, categoryName: '전체' }
  return (
    <nav aria-label={`${whole.categoryName} 안의 카테고리`}>
      <ChipStrip>
        {[all, ...choices].map(({ categoryId, categoryName }) => (
          <li key={categoryId}>
            <ChipLink
              to={categoryListingUrl(categoryId, { sort, filter: NO_FILTER })}
              isCurrent={categoryId === current.categoryId}
            >
              {categoryName}
            </ChipLink>
          </li>
        ))}
      </ChipStrip>
    </nav>
  )
}
