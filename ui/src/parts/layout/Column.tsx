import type { ReactNode } from 'react'
import styles from './Column.module.css'

type ColumnProps = {
  readonly width?: 'text' | 'form' | 'page'
  readonly children: ReactNode
}

/** A page of one column, with a margin at the edges of the screen. */
export function Column({ width = 'text', children }: ColumnProps) {
  return (
    <div className={styles.column} data-width={width}>
      {children}
    </div>
  )
}
