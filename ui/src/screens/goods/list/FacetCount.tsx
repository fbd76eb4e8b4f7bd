import { formatNumber } from '@jangteo/core/money/money.rules'
import styles from './FilterPanel.module.css'

type FacetCountProps = {
  readonly count: number | undefined
  /** There may be more of them. */
  readonly isCapped?: boolean
}

/** Count of goods that a choice would leave; nothing while it is not known. */
export function FacetCount({ count, isCapped = false }: FacetCountProps) {
  return count === undefined ? null : (
    <span className={styles.count}>
      {formatNumber(count)}
      {isCapped ? '+' : null}
    </span>
  )
}
