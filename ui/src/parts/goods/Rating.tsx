import { formatNumber } from '@jangteo/core/money/money.rules'
import { formatRating } from '@jangteo/core/review/rating.rules'
import styles from './Rating.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

/** Averages come with two decimals. */
const HUNDRED = 100

type RatingProps = { readonly average: number; readonly count: number }

/** The average of all reviews with one decimal, and how many there are; nothing without reviews. */
export function Rating({ average, count }: RatingProps) {
  if (count === 0) return null
  return (
    <span className={styles.rating}>
      <svg className={styles.star} viewBox="0 0 24 24" aria-hidden>
        <path d="m12 2 3 6.6 7 .8-5.2 4.8 1.5 7-6.3-3.6-6.3 3.6 1.5-7L2 9.4l7-.8z" />
      </svg>
      <VisuallyHidden>별점 </VisuallyHidden>
      {formatRating({ scoreSum: Math.round(average * HUNDRED), count: HUNDRED })}
      <span className={styles.count}>
        <VisuallyHidden>리뷰 </VisuallyHidden>({formatNumber(count)})
      </span>
    </span>
  )
}
