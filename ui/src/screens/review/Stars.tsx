import { SCORE_MAX } from '@jangteo/core/review/rating.rules'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './Review.module.css'

const STARS = Array.from({ length: SCORE_MAX }, (_, place) => place + 1)

/** The outline of a star. */
export function Star({ isFull }: { readonly isFull: boolean }) {
  return (
    <svg className={styles.star} viewBox="0 0 24 24" data-full={isFull} aria-hidden>
      <path d="m12 2 3 6.6 7 .8-5.2 4.8 1.5 7-6.3-3.6-6.3 3.6 1.5-7L2 9.4l7-.8z" />
    </svg>
  )
}

/** The stars of a review. */
export function Stars({ score }: { readonly score: number }) {
  return (
    <span className={styles.stars}>
      <VisuallyHidden>별점 {score}점</VisuallyHidden>
      {STARS.map((star) => (
        <Star key={star} isFull={star <= score} />
      ))}
    </span>
  )
}

type StarInputProps = {
  /** `null` while nothing is chosen. */
  readonly score: number | null
  readonly onChange: (score: number) => void
}

/** Chooses the stars of a review. */
export function StarInput({ score, onChange }: StarInputProps) {
  return (
    <fieldset className={styles.starInput}>
      <legend>
        <VisuallyHidden>별점</VisuallyHidden>
      </legend>
      {STARS.map((star) => (
        <label key={star} className={styles.starChoice}>
          <input
            type="radio"
            name="score"
            className={styles.starBox}
            checked={star === score}
            onChange={() => onChange(star)}
          />
          <VisuallyHidden>{star}점</VisuallyHidden>
          <Star isFull={score !== null && star <= score} />
        </label>
      ))}
    </fieldset>
  )
}
