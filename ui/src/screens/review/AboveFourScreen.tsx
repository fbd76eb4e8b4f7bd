import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { GoodsReviewsPage } from './GoodsReviewsPage.tsx'
import { ReviewList } from './ReviewList.tsx'

/** The reviews of a product with four stars or five. */
export function AboveFourScreen() {
  return (
    <GoodsReviewsPage title="4점 이상 리뷰">{(id) => <Reviews goodsId={id} />}</GoodsReviewsPage>
  )
}

function Reviews({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery(
    calls.review.aboveFour.infiniteOptions({
      ...PAGED,
      input: (page: number) => ({ id: goodsId, page }),
    }),
  )
  const reviews = uniqBy(list.data.pages, ({ feedbackIdEncrypt }) => feedbackIdEncrypt)
  return <ReviewList reviews={reviews} more={moreOf(list)} />
}
