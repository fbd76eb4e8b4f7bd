import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ButtonLink } from '../../parts/action/Button.tsx'
import styles from './Review.module.css'
import type { MediaCardData } from './reviewData.ts'
import { Stars } from './Stars.tsx'

type ShownReviewProps = { readonly medium: MediaCardData; readonly goodsId: number }

/** The review of the medium that is shown, in short. */
export function ShownReview({ medium, goodsId }: ShownReviewProps) {
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
