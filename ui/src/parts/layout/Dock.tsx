import type { ReactNode } from 'react'
import styles from './Dock.module.css'

/** The page's main action: at the thumb on phones, in its place on wide screens. */
export function Dock({ children }: { readonly children: ReactNode }) {
  return <div className={styles.dock}>{children}</div>
}
