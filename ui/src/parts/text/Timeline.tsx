import type { ReactNode } from 'react'
import styles from './Timeline.module.css'

/** A list of events, the newest first. */
export function Timeline({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>
}

type TimelineStepProps = {
  readonly isNewest: boolean
  readonly title: ReactNode
  /** Actor or place, and time. */
  readonly facts: ReactNode
  /** Empty without one. */
  readonly memo?: string
}

/** One event of a timeline. */
export function TimelineStep({ isNewest, title, facts, memo = '' }: TimelineStepProps) {
  return (
    <li className={styles.step} data-newest={isNewest}>
      <p className={styles.text}>{title}</p>
      <p className={styles.facts}>{facts}</p>
      {memo === '' ? null : <p className={styles.memo}>{memo}</p>}
    </li>
  )
}
