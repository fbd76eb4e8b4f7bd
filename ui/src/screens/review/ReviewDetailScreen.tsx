import { type Aspect, ASPECTS } from '@jangteo/core/review/aspect.codes'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { useSearchParams } from '../../lib/router.ts'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import { GoodsReviewsPage } from './GoodsReviewsPage.tsx'
import { ReviewList } from './ReviewList.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { ReviewTools } from './ReviewTools.tsx'
import { ALL_REVIEWS, type ReviewChoice, useGoodsReviews } from './useGoodsReviews.ts'

/** All reviews of a product, or those that judge the aspect of the query; the one that the query names first. */
export function ReviewDetailScreen() {
  return <GoodsReviewsPage title="상품 리뷰">{(id) => <Reviews goodsId={id} />}</GoodsReviewsPage>
}

function Reviews({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const [query, setQuery] = useSearchParams()
  const [chosen, setChosen] = useState(ALL_REVIEWS)
  const aspect = ASPECTS.find((known) => known === query.get('aspect')) ?? null
  const choice = { ...chosen, aspect }
  const aspects = useAspects(goodsId, aspect)
  const { data: statistics } = useSuspenseQuery(
    calls.review.statistics.queryOptions({ input: { goodsId } }),
  )
  const { reviews, more } = useGoodsReviews(goodsId, choice, query.get('feedbackIdEncrypt'))
  const change = (next: ReviewChoice) => {
    setChosen(next)
    if (next.aspect !== aspect) setQuery(withAspect(query, next.aspect), { replace: true })
  }
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

function withAspect(query: URLSearchParams, aspect: Aspect | null): URLSearchParams {
  const next = new URLSearchParams(query)
  if (aspect === null) next.delete('aspect')
  else next.set('aspect', aspect)
  return next
}
