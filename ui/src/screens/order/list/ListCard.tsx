import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import styles from './OrderList.module.css'

type ListCardProps = {
  readonly title: string
  readonly orderNumber: string
  /** Its page. */
  readonly to: string
  /** Name of the way there, for those who can't see whose card it stands in. */
  readonly toName: string
  readonly children: ReactNode
}

/** A card in a list: what it is, the way to its page, and what it says of itself. */
export function ListCard({ title, orderNumber, to, toName, children }: ListCardProps) {
  const titleId = useId()
  return (
    <li>
      <article className={styles.card} aria-labelledby={titleId}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            <span className={styles.day}>{title}</span>{' '}
            <span className={styles.number}>
              <VisuallyHidden>주문번호 </VisuallyHidden>
              {orderNumber}
            </span>
          </h2>
          <AppLink className={styles.detail} to={to}>
            <VisuallyHidden>
              {title} 주문번호 {orderNumber} {toName}
            </VisuallyHidden>
            <span aria-hidden>상세</span>
            <Icon of={ChevronRight} size="s" />
          </AppLink>
        </header>
        {children}
      </article>
    </li>
  )
}
