import styles from './AdultMark.module.css'

/** The mark of what is for adults; the text beside it carries the meaning. Source: domain-rules §5.2. */
export function AdultMark() {
  return (
    <span className={styles.mark} aria-hidden>
      19
    </span>
  )
}
