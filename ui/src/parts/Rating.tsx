import { formatNumber } from '@jangteo/core/money/money.rules'
import { Star } from 'lucide-react'
import styles from './Rating.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type RatingProps = { readonly average: number; readonly count: number }

/** The average of all reviews with one decimal, and how many there are; nothing without reviews. */
export function Rating({ average, count }: RatingProps) {
  if (count === 0) return null
  return (
    <span className={styles.rating}>
      <Star className={styles.star} aria-hidden />
      <VisuallyHidden>별점 </VisuallyHidden>
      {average.toFixed(1)}
      <span className={styles.count}>
        <VisuallyHidden>리뷰 </VisuallyHidden>({formatNumber(count)})
      </span>
    </span>
  )
}
