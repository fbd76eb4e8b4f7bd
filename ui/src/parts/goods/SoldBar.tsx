import { soldText } from '@jangteo/core/display/deal.rules'
import styles from './SoldBar.module.css'

/** The share of a deal that is sold; nothing where its pieces have no bound. */
export function SoldBar({ percent }: { readonly percent: number | null }) {
  if (percent === null) return null
  return (
    <p className={styles.sold}>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        <rect width={percent} height="1" fill="currentColor" />
      </svg>
      <span className={styles.text}>{soldText(percent)}</span>
    </p>
  )
}
