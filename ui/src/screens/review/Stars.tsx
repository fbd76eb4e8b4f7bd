import { SCORE_MAX } from '@jangteo/core/review/rating.rules'
import { useId } from 'react'
import { Callout } from '../../parts/text/Callout.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './Review.module.css'

const STARS = Array.from({ length: SCORE_MAX }, (_, place) => place + 1)

const SIDE = 24
const OUTLINE = 'm12 2 3 6.6 7 .8-5.2 4.8 1.5 7-6.3-3.6-6.3 3.6 1.5-7L2 9.4l7-.8z'

/** A star that is filled from its start as far as `part`, 0 to 1. */
function Star({ part }: { readonly part: number }) {
  const width = SIDE * part
  return (
    <svg className={styles.star} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden>
      <path d={OUTLINE} />
      {part === 0 ? null : (
        <svg className={styles.filled} width={width} height={SIDE} viewBox={`0 0 ${width} ${SIDE}`}>
          <path d={OUTLINE} />
        </svg>
      )}
    </svg>
  )
}

/** Part of a star that a score fills, 0 to 1. */
const partOf = (star: number, score: number) => Math.min(1, Math.max(0, score - star + 1))

/** The stars of a review, or of an average, whose last star is filled in part. */
export function Stars({ score }: { readonly score: number }) {
  return (
    <span className={styles.stars}>
      <VisuallyHidden>별점 {score}점</VisuallyHidden>
      {STARS.map((star) => (
        <Star key={star} part={partOf(star, score)} />
      ))}
    </span>
  )
}

type StarInputProps = {
  /** `null` while nothing is chosen. */
  readonly score: number | null
  /** Reason why the choice is not accepted; the first star takes the focus then. */
  readonly problem?: string | null
  readonly onChange: (score: number) => void
}

/** Chooses the stars of a review. */
export function StarInput({ score, problem = null, onChange }: StarInputProps) {
  const problemId = useId()
  return (
    <fieldset className={styles.stack} aria-describedby={problem === null ? undefined : problemId}>
      <legend>
        <VisuallyHidden>별점</VisuallyHidden>
      </legend>
      <div className={styles.starInput}>
        {STARS.map((star) => (
          <label key={star} className={styles.starChoice}>
            <input
              type="radio"
              name="score"
              className={styles.starBox}
              checked={star === score}
              data-problem={problem !== null && star === 1}
              onChange={() => onChange(star)}
            />
            <VisuallyHidden>{star}점</VisuallyHidden>
            <Star part={partOf(star, score ?? 0)} />
          </label>
        ))}
      </div>
      {problem === null ? null : (
        <div id={problemId}>
          <Callout tone="danger">{problem}</Callout>
        </div>
      )}
    </fieldset>
  )
}
