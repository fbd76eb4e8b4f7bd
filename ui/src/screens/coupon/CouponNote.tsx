import styles from './CouponCards.module.css'

type CouponNoteProps = {
  /** `null` when there is nothing to say; its place stays open for what may come. */
  readonly text: string | null
  readonly isDanger?: boolean
}

/** Notice about a coupon; a failure is announced to screen readers at once. */
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
