import type { ReactNode } from 'react'
import { SkipLink } from '../../parts/frame/SkipLink.tsx'
import styles from './StaffCard.module.css'

const MAIN_ID = 'main'

type StaffCardProps = {
  readonly title: string
  /** Name of the place, such as 판매자센터. */
  readonly place: string
  readonly children: ReactNode
}

/** A page of staff before their login: one card with one thing to do. */
export function StaffCard({ title, place, children }: StaffCardProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} - 장터`}</title>
      <meta name="robots" content="noindex" />
      <SkipLink targetId={MAIN_ID} />
      <main id={MAIN_ID} className={styles.card} tabIndex={-1}>
        <p className={styles.place}>{place === title ? '장터' : place}</p>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  )
}
