import styles from './CouponCards.module.css'

type CouponNoteProps = {
  /** `null` when there is nothing to say; its place stays open for what may come. */
  readonly text: string | null
  readonly isDanger?: boolean
}

/** Notice that somebody should know of a coupon; a failure is reported at once to those who listen. */
export function CouponNote({ text, isDanger = false }: CouponNoteProps) {
  return (
    <div role={isDanger ? 'alert' : undefined}>
      {text === null ? null : (
        <p className={styles.note} data-danger={isDanger}>
          {text}
        </p>
      )}
    </div>
  )
}
