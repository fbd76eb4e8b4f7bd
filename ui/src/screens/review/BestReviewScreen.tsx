import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { GoodsReviewsPage } from './GoodsReviewsPage.tsx'
import { ReviewList } from './ReviewList.tsx'

/** The reviews of a product that readers found most helpful. */
export function BestReviewScreen() {
  return <GoodsReviewsPage title="베스트 리뷰">{(id) => <Reviews goodsId={id} />}</GoodsReviewsPage>
}

function Reviews({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const { data } = useSuspenseQuery(calls.review.best.queryOptions({ input: { goodsId } }))
  return (
    <ReviewList reviews={data.content} more={null} emptyTitle="아직 도움이 됐다는 리뷰가 없어요" />
  )
}
