import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { useReport } from '../report/useReport.tsx'
import { GoodsReviewsPage } from './GoodsReviewsPage.tsx'
import { MediaViewer } from './MediaViewer.tsx'
import { ReviewMedia } from './ReviewMedia.tsx'
import { ShownReview } from './ShownReview.tsx'

/** The pictures and videos of a product's reviews. */
export function MediaReviewScreen() {
  return (
    <GoodsReviewsPage title="사진·동영상 리뷰">{(id) => <Media goodsId={id} />}</GoodsReviewsPage>
  )
}

function Media({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const [place, setPlace] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const list = useSuspenseInfiniteQuery(
    calls.review.media.infiniteOptions({
      ...PAGED,
      input: (page: number) => ({ goodsId, page }),
    }),
  )
  const media = uniqBy(list.data.pages, ({ url }) => url)
  const more = moreOf(list)
  const shown = media[place]
  const report = useReport({ kind: 'REVIEW', id: shown?.feedbackIdEncrypt ?? '' })
  const open = (chosen: number) => {
    setPlace(chosen)
    setIsOpen(true)
  }
  const reportShown = () => {
    setIsOpen(false)
    report.open()
  }
  return (
    <>
      {report.sheet}
      {media.length === 0 ? (
        <EmptyState icon={Images} title="아직 사진·동영상 리뷰가 없어요" />
      ) : (
        <ReviewMedia look="grid" media={media} onOpen={open} />
      )}
      {more === null ? null : <MoreButton {...more} />}
      {!isOpen || shown === undefined ? null : (
        <MediaViewer
          media={media}
          place={place}
          onMove={setPlace}
          onDismiss={() => setIsOpen(false)}
          {...(shown.isMine ? {} : { onReport: reportShown })}
        >
          <ShownReview medium={shown} goodsId={goodsId} />
        </MediaViewer>
      )}
    </>
  )
}
