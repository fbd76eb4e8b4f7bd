import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../picture/Icon.tsx'
import styles from './Notice.module.css'

type EmptyStateProps = {
  readonly icon: LucideIcon
  /** A heading: the full stop of a sentence is left out. */
  readonly title: string
  readonly text?: string
  readonly headingLevel?: 1 | 2
  /** Place to go from here. */
  readonly children?: ReactNode
}

/** Says that there is nothing, and what to do about it. */
export function EmptyState({ icon, title, text, headingLevel = 2, children }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <section className={styles.notice}>
      <span className={styles.drawing}>
        <Icon of={icon} size="l" />
      </span>
      <Heading className={styles.title}>{title.replace(/\.$/, '')}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </section>
  )
}
