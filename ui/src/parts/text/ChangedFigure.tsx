import styles from './ChangedFigure.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type ChangedFigureProps = { readonly before: string | null; readonly after: string | null }

/** Former and present figure; nothing where there is none. */
export function ChangedFigure({ before, after }: ChangedFigureProps) {
  if (before === null || after === null) return null
  return (
    <p className={styles.figure}>
      <s className={styles.before}>
        <VisuallyHidden>전에는 </VisuallyHidden>
        {before}
      </s>
      <span aria-hidden>→</span>
      <strong className={styles.after}>
        <VisuallyHidden>지금은 </VisuallyHidden>
        {after}
      </strong>
    </p>
  )
}
