import type { ReactNode } from 'react'
import styles from './StaffPage.module.css'

type StaffPageProps = {
  readonly title: string
  /** Text after the title in the browser's tab. */
  readonly place: '판매자센터' | '장터 운영'
  /** Buttons beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page of the seller centre or the operator console: its name, what can be done, its content. */
export function StaffPage({ title, place, actions, children }: StaffPageProps) {
  return (
    <>
      <title>{`${title} - ${place}`}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </>
  )
}
