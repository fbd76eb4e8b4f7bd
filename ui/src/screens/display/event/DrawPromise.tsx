import styles from './EventDetail.module.css'

/** The commitment that the winners will be drawn by, so that everybody can write it down before the draw. */
export function DrawPromise({ commitment }: { readonly commitment: string }) {
  return (
    <details>
      <summary className={styles.more}>추첨 방법 보기</summary>
      <p className={styles.note}>
        당첨자는 미리 봉인한 씨앗값으로 정해요. 씨앗값은 추첨 뒤에 공개하고, 아래 약속값과 맞는지
        누구나 확인할 수 있어요.
        <br />
        <code className={styles.hash}>{commitment}</code>
      </p>
    </details>
  )
}
