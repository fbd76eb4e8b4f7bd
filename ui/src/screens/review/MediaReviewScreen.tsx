import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { GoodsReviewsPage } from './GoodsReviewsPage.tsx'
import { MediaGallery } from './MediaGallery.tsx'

/** The pictures and videos of a product's reviews. */
export function MediaReviewScreen() {
  return (
    <GoodsReviewsPage title="사진·동영상 리뷰">{(id) => <Media goodsId={id} />}</GoodsReviewsPage>
  )
}

function Media({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery(
    calls.review.media.infiniteOptions({
      ...PAGED,
      input: (page: number) => ({ goodsId, page }),
    }),
  )
  const media = uniqBy(list.data.pages, ({ url }) => url)
  const more = moreOf(list)
  return (
    <>
      {media.length === 0 ? (
        <EmptyState icon={Images} title="아직 사진·동영상 리뷰가 없어요" />
      ) : (
        <MediaGallery media={media} goodsId={goodsId} look="grid" />
      )}
      {more === null ? null : <MoreButton {...more} />}
    </>
  )
}
