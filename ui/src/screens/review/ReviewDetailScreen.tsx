import type { Aspect } from '@jangteo/core/review/aspect.codes'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useSearchParams } from '../../lib/router.ts'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import { GoodsReviewsPage } from './GoodsReviewsPage.tsx'
import { ReviewList } from './ReviewList.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { ReviewTools } from './ReviewTools.tsx'
import { readReviewChoice, writeReviewChoice } from './reviewChoice.ts'
import { type ReviewChoice, useGoodsReviews } from './useGoodsReviews.ts'

/** Reviews of a product as the query of the URL chooses them; the one that it names first. */
export function ReviewDetailScreen() {
  return <GoodsReviewsPage title="상품 리뷰">{(id) => <Reviews goodsId={id} />}</GoodsReviewsPage>
}

function Reviews({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const [query, setQuery] = useSearchParams()
  const choice = readReviewChoice(query)
  const aspects = useAspects(goodsId, choice.aspect)
  const { data: statistics } = useSuspenseQuery(
    calls.review.statistics.queryOptions({ input: { goodsId } }),
  )
  const { reviews, more } = useGoodsReviews(goodsId, choice, query.get('feedbackIdEncrypt'))
  const change = (next: ReviewChoice) =>
    setQuery(writeReviewChoice(query, next), { replace: true, preventScrollReset: true })
  return (
    <>
      <ReviewSummary statistics={statistics} />
      <ReviewTools statistics={statistics} aspects={aspects} choice={choice} onChange={change} />
      {reviews === null ? (
        <Skeleton shape="board" />
      ) : (
        <ReviewList reviews={reviews} more={more} emptyTitle="조건에 맞는 리뷰가 없어요" />
      )}
    </>
  )
}

/** The aspects that the reviews of a product often judge, with the one that is chosen. */
function useAspects(goodsId: number, chosen: Aspect | null): readonly Aspect[] {
  const calls = useCalls()
  const { data } = useQuery(calls.reviewKeyword.list.queryOptions({ input: { goodsId } }))
  const counted = (data?.keywordList ?? []).map(({ aspect }) => aspect)
  return chosen === null || counted.includes(chosen) ? counted : [chosen, ...counted]
}
