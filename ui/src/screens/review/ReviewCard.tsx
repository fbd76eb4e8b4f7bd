import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { LikeButton } from './LikeButton.tsx'
import { MediaViewer } from './MediaViewer.tsx'
import styles from './Review.module.css'
import type { FeedbackCardData } from './reviewData.ts'
import { ReviewMedia } from './ReviewMedia.tsx'
import { Stars } from './Stars.tsx'

type ReviewCardProps = {
  readonly review: FeedbackCardData
  /** Above the review: its product. */
  readonly head?: ReactNode
  /** Below it, in place of the like: what its writer can do. */
  readonly actions?: ReactNode
}

/** A review with its media, its answer and whether it was helpful. */
export function ReviewCard({ review, head, actions }: ReviewCardProps) {
  const [open, setOpen] = useState<number | null>(null)
  const { score, text, maskedId, writtenAt, editedYn, optionName, mediaList, reply } = review
  const about = [
    maskedId,
    formatDate(Date.parse(writtenAt)),
    ...(editedYn === 'Y' ? ['수정됨'] : []),
  ]
  return (
    <article className={styles.card}>
      {head}
      <div>
        <Stars score={score} />
        <p className={styles.soft}>{about.join(' · ')}</p>
        {optionName === '' ? null : <p className={styles.soft}>{optionName}</p>}
      </div>
      {mediaList.length === 0 ? null : <ReviewMedia media={mediaList} onOpen={setOpen} />}
      <p className={styles.text}>{text}</p>
      {reply === null ? null : (
        <div className={styles.reply}>
          <p>
            <b>판매자 답글</b> · {formatDate(Date.parse(reply.repliedAt))}
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
      <div className={styles.row}>{actions ?? <LikeButton review={review} />}</div>
      {open === null ? null : (
        <MediaViewer
          media={mediaList}
          place={open}
          onMove={setOpen}
          onDismiss={() => setOpen(null)}
        />
      )}
    </article>
  )
}
