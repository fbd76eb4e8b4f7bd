import { formatWon } from '@jangteo/core/money/money.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import styles from './AmountRows.module.css'

type AmountRow = {
  readonly label: string
  readonly value: string
  /** Effect of the row on the total. */
  readonly tone?: 'neutral' | 'discount'
}

type AmountRowsProps = {
  readonly rows: readonly AmountRow[]
  /** Total of the rows. */
  readonly total: { readonly label: string; readonly amount: Won }
}

/** The way an amount comes about, row by row. */
export function AmountRows({ rows, total }: AmountRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, tone = 'neutral' }) => (
        <div key={label} className={styles.row} data-tone={tone}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd className={styles.sum}>{formatWon(total.amount)}</dd>
      </div>
    </dl>
  )
}
