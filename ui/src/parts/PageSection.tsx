import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './PageSection.module.css'

type PageSectionProps = {
  readonly title: string
  /** Beside the title: a link, a count. */
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** A part of a long page under its title: a band on phones, a card where there is room. */
export function PageSection({ title, extra, children }: PageSectionProps) {
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

/** The same frame around content that brings its own heading, or has none. */
export function PageBand({ children }: { readonly children: ReactNode }) {
  return <div className={styles.section}>{children}</div>
}
