import { MessageSquareText } from 'lucide-react'
import type { More } from '../../lib/infiniteList.ts'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { GoodsOfReview } from './GoodsOfReview.tsx'
import styles from './Review.module.css'
import { ReviewCard } from './ReviewCard.tsx'
import type { FeedbackCardData } from './reviewData.ts'

type ReviewListProps = {
  readonly reviews: readonly FeedbackCardData[]
  readonly more: More | null
  readonly emptyTitle?: string
  /** Each review stands below its product: reviews of several stand together. */
  readonly namesGoods?: boolean
}

/** Reviews below each other. */
export function ReviewList(props: ReviewListProps) {
  const { reviews, more, emptyTitle = '아직 리뷰가 없어요', namesGoods = false } = props
  return (
    <>
      {reviews.length === 0 ? (
        <EmptyState icon={MessageSquareText} title={emptyTitle} />
      ) : (
        <ul>
          {reviews.map((review) => (
            <li key={review.feedbackIdEncrypt} className={styles.item}>
              <ReviewCard
                review={review}
                head={namesGoods ? <GoodsOfReview goods={review.goods} /> : null}
              />
            </li>
          ))}
        </ul>
      )}
      {more === null ? null : <MoreButton {...more} />}
    </>
  )
}
