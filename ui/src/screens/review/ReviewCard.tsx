import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { MEMBER_STATUS_LABELS } from '@jangteo/core/member/membership.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Siren } from 'lucide-react'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Button } from '../../parts/action/Button.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { useReport } from '../report/useReport.tsx'
import { LikeButton } from './LikeButton.tsx'
import { MediaViewer } from './MediaViewer.tsx'
import styles from './Review.module.css'
import type { FeedbackCardData } from './reviewData.ts'
import { ReviewMedia } from './ReviewMedia.tsx'
import { Stars } from './Stars.tsx'
import { useMediaViewer } from './useMediaViewer.ts'

type ReviewCardProps = {
  readonly review: FeedbackCardData
  /** Above the review: its product. */
  readonly head?: ReactNode
  /** Below it, in place of the like: what its writer can do. */
  readonly actions?: ReactNode
}

/** A review with its media, its answer and whether it was helpful. */
export function ReviewCard({ review, head, actions }: ReviewCardProps) {
  const viewer = useMediaViewer(`media ${review.feedbackIdEncrypt}`)
  const report = useReport({ kind: 'REVIEW', id: review.feedbackIdEncrypt })
  const reportShown = () => {
    viewer.dismiss()
    report.open()
  }
  const { score, text, writtenAt, editedYn, optionName, mediaList, reply } = review
  const about = [formatDate(Date.parse(writtenAt)), ...(editedYn === 'Y' ? ['수정됨'] : [])]
  return (
    <article className={styles.card}>
      {head}
      <div>
        <div className={clsx(styles.row, styles.soft)}>
          <Stars score={score} />
          <Writer review={review} />
          <span>{about.join(' · ')}</span>
        </div>
        {optionName === '' ? null : <p className={styles.soft}>{optionName}</p>}
      </div>
      {mediaList.length === 0 ? null : <ReviewMedia media={mediaList} onOpen={viewer.open} />}
      <p className={styles.text}>{text}</p>
      {reply === null ? null : (
        <div className={styles.reply}>
          <p>
            <b>판매자 답글</b> · {formatDate(Date.parse(reply.repliedAt))}
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
      <div className={styles.row}>
        {actions ?? <LikeButton review={review} />}
        {review.isMine ? null : (
          <span className={styles.end}>
            <Button variant="text" size="s" onClick={report.open}>
              <Icon of={Siren} size="s" />
              신고
            </Button>
          </span>
        )}
      </div>
      {report.sheet}
      {viewer.isOpen ? (
        <MediaViewer
          media={mediaList}
          place={viewer.place}
          onMove={viewer.move}
          onDismiss={viewer.dismiss}
          {...(review.isMine ? {} : { onReport: reportShown })}
        />
      ) : null}
    </article>
  )
}

/** The writer, who leads to their profile; one who left has none. */
function Writer({ review: { maskedId, buyerIdEncrypt } }: Pick<ReviewCardProps, 'review'>) {
  return maskedId === MEMBER_STATUS_LABELS.LEFT ? (
    maskedId
  ) : (
    <AppLink className={styles.link} to={routes.reviewerProfile(buyerIdEncrypt)}>
      {maskedId}
    </AppLink>
  )
}
