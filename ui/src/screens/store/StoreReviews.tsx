import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { Column } from '../../parts/layout/Column.tsx'
import { ReviewList } from '../review/ReviewList.tsx'

/** Reviews of a store's products, the newest first, each with its product. */
export function StoreReviews({ storeUrl }: { readonly storeUrl: string }) {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery(
    calls.storeReview.list.infiniteOptions({
      ...PAGED,
      input: (page: number) => ({ id: storeUrl, page }),
    }),
  )
  const reviews = uniqBy(list.data.pages, ({ feedbackIdEncrypt }) => feedbackIdEncrypt)
  return (
    <Column>
      <ReviewList reviews={reviews} more={moreOf(list)} namesGoods />
    </Column>
  )
}
