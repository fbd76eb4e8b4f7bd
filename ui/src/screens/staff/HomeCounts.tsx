import { AppLink } from '../../parts/action/AppLink.tsx'
import styles from './HomeCounts.module.css'

/** A figure on the first page of staff, and the list behind it. */
export type HomeCount = {
  readonly label: string
  readonly figure: string
  readonly to: string
  readonly isUrgent?: boolean
  readonly isAmount?: boolean
}

/** Figures of the work that waits; each leads to its list. */
export function HomeCounts({ counts }: { readonly counts: readonly HomeCount[] }) {
  return (
    <ul className={styles.counts} aria-label="할 일">
      {counts.map(({ label, figure, to, isUrgent = false, isAmount = false }) => (
        <li key={label} className={isAmount ? styles.wide : undefined}>
          <AppLink className={styles.card} to={to}>
            <span className={styles.label}>{label}</span>
            <span className={styles.count} data-urgent={isUrgent}>
              {figure}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
