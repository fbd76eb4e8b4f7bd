import styles from './AdultNotice.module.css'

/** Placeholder of pictures that minors may not see. Source: domain-rules §5.2. */
export function AdultNotice() {
  return (
    <div className={styles.notice}>
      <span className={styles.mark}>19</span>
      <p>
        이 상품은 청소년 보호법에 따라 19세 미만에게 판매하지 않아요. 성인인증을 하면 살 수 있어요.
      </p>
    </div>
  )
}
