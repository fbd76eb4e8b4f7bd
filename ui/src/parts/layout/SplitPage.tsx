import type { ReactNode } from 'react'
import { Dock } from './Dock.tsx'
import styles from './SplitPage.module.css'

type SplitPageProps = {
  /** Stands beside the page where there is room, below it elsewhere: totals. */
  readonly aside: ReactNode
  /** The page's main action, always in sight. */
  readonly action: ReactNode
  readonly children: ReactNode
}

/** A page that ends in an amount and one main action. */
export function SplitPage({ aside, action, children }: SplitPageProps) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside} data-page-aside>
        <div className={styles.facts} data-page-end>
          {aside}
        </div>
        <div className={styles.action}>
          <Dock>{action}</Dock>
        </div>
      </div>
    </div>
  )
}
