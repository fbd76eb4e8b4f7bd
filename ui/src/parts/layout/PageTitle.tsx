import type { ReactNode } from 'react'
import styles from './PageTitle.module.css'

/** Name of a page below the market's bars: on phones for the ear, as the tabs say it already; a heading where there is room. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  return <h1 className={styles.title}>{children}</h1>
}
