import { formatNumber } from '@jangteo/core/money/money.rules'
import { SCORE_MAX } from '@jangteo/core/review/rating.rules'
import { Fragment } from 'react'
import styles from './Review.module.css'
import type { ReviewStatisticsData } from './reviewData.ts'
import { Stars } from './Stars.tsx'

/** Average of a product's reviews, and how many have each score. */
export function ReviewSummary({ statistics }: { readonly statistics: ReviewStatisticsData }) {
  const { reviewCount, scorePercentList } = statistics
  const average = statistics.ratingAverage.toFixed(1)
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        {average}
        <Stars score={Number(average)} />
        <span className={styles.soft}>리뷰 {formatNumber(reviewCount)}개</span>
      </p>
      <div className={styles.bars}>
        {scorePercentList.map((percent, place) => {
          const label = `${SCORE_MAX - place}점`
          return (
            <Fragment key={label}>
              <span>{label}</span>
              <progress className={styles.bar} value={percent} max={100} aria-label={label} />
              <span className={styles.soft}>{percent}%</span>
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}
