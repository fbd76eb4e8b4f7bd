import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../picture/Icon.tsx'
import styles from './FoldTitle.module.css'

type FoldTitleProps = {
  /** As a heading of a section, or as a line within one. */
  readonly look?: 'line' | 'heading'
  readonly children: ReactNode
}

/** The line of a `<details>` that unfolds it. */
export function FoldTitle({ look = 'line', children }: FoldTitleProps) {
  return (
    <summary className={styles.title} data-look={look}>
      {children}
      <Icon of={ChevronDown} size="s" />
    </summary>
  )
}
