import type { RatingMin } from '@jangteo/core/goods/goodsFilter.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { Chip } from '../../../parts/action/Chip.tsx'
import styles from './FilterPanel.module.css'
import type { GoodsFacets } from './goodsSource.ts'

type RatingFilterProps = {
  readonly chosen: RatingMin | null
  readonly ratings: NonNullable<GoodsFacets['ratingList']>
  readonly isCapped: boolean
  readonly onChange: (ratingMin: RatingMin | null) => void
}

/** Goods that are rated so at least; nothing in lists without ratings to choose. */
export function RatingFilter({ chosen, ratings, isCapped, onChange }: RatingFilterProps) {
  if (ratings.length === 0) return null
  return (
    <fieldset>
      <legend className={styles.legend}>평점</legend>
      <ul className={styles.ranges}>
        {ratings.map(({ ratingMin, goodsCount }) => {
          const isSelected = ratingMin === chosen
          return (
            <li key={ratingMin}>
              <Chip
                isSelected={isSelected}
                isDisabled={goodsCount === 0 && !isSelected}
                onSelect={() => onChange(isSelected ? null : ratingMin)}
              >
                {ratingMin}점 이상 {formatNumber(goodsCount)}
                {isCapped ? '+' : null}
              </Chip>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
