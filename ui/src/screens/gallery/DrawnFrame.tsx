import type { ReactNode } from 'react'
import styles from './DevOnlyScreen.module.css'

type DrawnFrameProps = {
  /** As high as what is fixed to its edges needs. */
  readonly isTall?: boolean
  readonly children: ReactNode
}

/** A page of its own inside the page of parts: to look at, not to use, because this page has such bars already. */
export function DrawnFrame({ isTall = false, children }: DrawnFrameProps) {
  return (
    <div className={styles.frame} data-tall={isTall} inert>
      {children}
    </div>
  )
}
