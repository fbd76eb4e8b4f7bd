import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useCentred } from './useCentred.ts'
import styles from './Chip.module.css'

type ChipStripProps = {
  /** Korean name of the list; left out where it is alone in a navigation that has one. */
  readonly label?: string
  /** The space around it. */
  readonly className?: string | undefined
  /** Items of a list, each with a chip. */
  readonly children: ReactNode
}

/** Chips in one row that is swiped sideways, opened with the chosen one in the middle; on wide screens they take lines. */
export function ChipStrip({ label, className, children }: ChipStripProps) {
  const strip = useCentred<HTMLUListElement>()
  return (
    <ul ref={strip} className={clsx(styles.strip, className)} aria-label={label}>
      {children}
    </ul>
  )
}

/** A count beside the name in a chip. */
export function ChipCount({ children }: { readonly children: string }) {
  return <span className={styles.count}>{children}</span>
}
