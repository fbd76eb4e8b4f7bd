import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './PageSection.module.css'

type PageSectionProps = {
  /** A text, or a link that is one. */
  readonly title: ReactNode
  /** Beside the title: a link, a count. */
  readonly extra?: ReactNode
  /** Faults of the part as a whole; it can take the focus then. */
  readonly problem?: string | null
  readonly children: ReactNode
}

/** A part of a long page under its title: a band on phones, a card where there is room. */
export function PageSection({ title, extra, problem = null, children }: PageSectionProps) {
  const titleId = useId()
  return (
    <section
      className={styles.section}
      aria-labelledby={titleId}
      data-problem={problem !== null}
      tabIndex={problem === null ? undefined : -1}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {extra}
      </div>
      {children}
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}

/** The same frame around content that brings its own heading, or has none. */
export function PageBand({ children }: { readonly children: ReactNode }) {
  return <div className={styles.section}>{children}</div>
}
