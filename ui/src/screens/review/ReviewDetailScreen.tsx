import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { useSearchParams } from '../../lib/router.ts'
import { GoodsReviewsPage, ReviewsSkeleton } from './GoodsReviewsPage.tsx'
import { ReviewList } from './ReviewList.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { ALL_REVIEWS, ReviewTools } from './ReviewTools.tsx'
import { useGoodsReviews } from './useGoodsReviews.ts'

/** All reviews of a product, the one that the query names first. */
export function ReviewDetailScreen() {
  return <GoodsReviewsPage title="상품 리뷰">{(id) => <Reviews goodsId={id} />}</GoodsReviewsPage>
}

function Reviews({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const [query] = useSearchParams()
  const [choice, setChoice] = useState(ALL_REVIEWS)
  const { data: statistics } = useSuspenseQuery(
    calls.review.statistics.queryOptions({ input: { goodsId } }),
  )
  const { reviews, more } = useGoodsReviews(goodsId, choice, query.get('feedbackIdEncrypt'))
  return (
    <>
      <ReviewSummary statistics={statistics} />
      <ReviewTools statistics={statistics} choice={choice} onChange={setChoice} />
      {reviews === null ? <ReviewsSkeleton /> : <ReviewList reviews={reviews} more={more} />}
    </>
  )
}
