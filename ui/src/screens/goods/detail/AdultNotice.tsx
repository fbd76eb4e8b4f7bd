import styles from './AdultNotice.module.css'

/** Placeholder of pictures that minors may not see. Source: domain-rules §5.2. */
export function AdultNotice() {
  return (
    <div className={styles.notice}>
      <span className={styles.mark}>19</span>
      <p>청소년보호법에 따라 성인인증 후 구매할 수 있는 상품이에요.</p>
    </div>
  )
}
