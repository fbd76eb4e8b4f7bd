import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './Search.module.css'

type SearchSectionProps = {
  readonly title: string
  /** Beside the title. */
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** A list of keywords under its title. */
export function SearchSection({ title, extra, children }: SearchSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {extra}
      </div>
      {children}
    </section>
  )
}
