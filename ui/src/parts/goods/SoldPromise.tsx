import { soldPromiseText } from '@jangteo/core/shipping/promiseText.rules'
import type { SoldPromise as Promised } from '@jangteo/core/shipping/promiseText.rules'
import styles from './Promise.module.css'

type SoldPromiseProps = {
  /** Of each item; `null` for one without a promise. */
  readonly promises: readonly (Promised | null)[]
}

/** The days that ordered goods were promised for, each once, and that they are late where they are. */
export function SoldPromise({ promises }: SoldPromiseProps) {
  const known = promises.filter((promise) => promise !== null)
  const texts = new Map(known.map((promise) => [soldPromiseText(promise), promise.isLate]))
  return [...texts].map(([text, isLate]) => (
    <p key={text} className={styles.sold} data-late={isLate}>
      {text}
    </p>
  ))
}
