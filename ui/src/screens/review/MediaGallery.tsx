import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { useReport } from '../report/useReport.tsx'
import { MediaViewer } from './MediaViewer.tsx'
import type { MediaCardData } from './reviewData.ts'
import { ReviewMedia } from './ReviewMedia.tsx'
import styles from './Review.module.css'
import { Stars } from './Stars.tsx'
import { useMediaViewer } from './useMediaViewer.ts'

type MediaGalleryProps = {
  readonly media: readonly MediaCardData[]
  readonly goodsId: number
  readonly look?: 'grid' | 'strip'
}

/**
 * Pictures and videos of several reviews; each opens over the whole screen with its review, which can be reported unless it
 * is one's own.
 */
export function MediaGallery({ media, goodsId, look = 'strip' }: MediaGalleryProps) {
  const viewer = useMediaViewer('review media')
  const shown = media[viewer.place]
  const report = useReport({ kind: 'REVIEW', id: shown?.feedbackIdEncrypt ?? '' }, 'media')
  const reportShown = () => {
    viewer.dismiss()
    report.open()
  }
  return (
    <>
      <ReviewMedia look={look} media={media} onOpen={viewer.open} />
      {report.sheet}
      {viewer.isOpen && shown !== undefined ? (
        <MediaViewer
          media={media}
          place={viewer.place}
          onMove={viewer.move}
          onDismiss={viewer.dismiss}
          {...(shown.isMine ? {} : { onReport: reportShown })}
        >
          <ShownReview medium={shown} goodsId={goodsId} />
        </MediaViewer>
      ) : null}
    </>
  )
}

type ShownReviewProps = { readonly medium: MediaCardData; readonly goodsId: number }

/** The review of the medium that is shown, in short. Its page takes the place of the viewer in the history. */
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
        replace
        to={routes.reviewDetail({ goodsId, feedbackIdEncrypt })}
      >
        리뷰 보기
      </ButtonLink>
    </div>
  )
}
