import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { GoodsReviewsPage } from './GoodsReviewsPage.tsx'
import { MediaViewer } from './MediaViewer.tsx'
import styles from './Review.module.css'
import type { MediaCardData } from './reviewData.ts'
import { ReviewMedia } from './ReviewMedia.tsx'
import { Stars } from './Stars.tsx'

/** The pictures and videos of a product's reviews. */
export function MediaReviewScreen() {
  return (
    <GoodsReviewsPage title="사진·동영상 리뷰">{(id) => <Media goodsId={id} />}</GoodsReviewsPage>
  )
}

function Media({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const [open, setOpen] = useState<number | null>(null)
  const list = useSuspenseInfiniteQuery(
    calls.review.media.infiniteOptions({
      ...PAGED,
      input: (page: number) => ({ goodsId, page }),
    }),
  )
  const media = uniqBy(list.data.pages, ({ url }) => url)
  const more = moreOf(list)
  const shown = open === null ? undefined : media[open]
  return (
    <>
      {media.length === 0 ? (
        <EmptyState icon={Images} title="아직 사진·동영상 리뷰가 없어요" />
      ) : (
        <ReviewMedia look="grid" media={media} onOpen={setOpen} />
      )}
      {more === null ? null : <MoreButton {...more} />}
      {open === null || shown === undefined ? null : (
        <MediaViewer media={media} place={open} onMove={setOpen} onDismiss={() => setOpen(null)}>
          <ShownReview medium={shown} goodsId={goodsId} />
        </MediaViewer>
      )}
    </>
  )
}

type ShownReviewProps = { readonly medium: MediaCardData; readonly goodsId: number }

/** The review of the medium that is shown, in short. */
function ShownReview({ medium, goodsId }: ShownReviewProps) {
  const { score, maskedId, writtenAt, text, feedbackIdEncrypt } = medium
  return (
    <div className={styles.stack}>
      <p>
        <Stars score={score} />{' '}
        <span className={styles.soft}>
          {maskedId} · {formatDate(Date.parse(writtenAt))}
        </span>
      </p>
      <p className={styles.text}>{text}</p>
      <ButtonLink
        size="s"
        variant="outline"
        to={routes.reviewDetail({ goodsId, feedbackIdEncrypt })}
      >
        리뷰 보기
      </ButtonLink>
    </div>
  )
}
