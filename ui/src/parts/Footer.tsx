import { OPERATOR_FACTS } from '@jangteo/core/display/operator.codes'
import styles from './Footer.module.css'
import { IntermediaryNotice } from './IntermediaryNotice.tsx'

/** Who runs the market, as the law asks of every page. Source: domain-rules §5.1. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>장터</p>
        <dl className={styles.facts}>
          {OPERATOR_FACTS.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.notice}>
          <IntermediaryNotice />
        </div>
      </div>
    </footer>
  )
}
