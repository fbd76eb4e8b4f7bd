import { CART_BADGE_COUNT_MAX } from '@jangteo/core/money/limits.rules'
import { formatBadge } from '@jangteo/core/money/money.rules'
import type { ReactNode } from 'react'
import styles from './Badge.module.css'

type BadgeProps = {
  readonly tone?: 'neutral' | 'brand' | 'positive' | 'inverse'
  readonly children: ReactNode
}

/** A short mark: 무료배송, 품절, 결제완료. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}

type CountBadgeProps = {
  readonly count: number
  /** Largest number that it names; that of a cart unless given. */
  readonly max?: number
}

/** Count on the corner of an icon; nothing for 0. The icon's name includes it. */
export function CountBadge({ count, max = CART_BADGE_COUNT_MAX }: CountBadgeProps) {
  if (count === 0) return null
  return (
    <span key={count} className={styles.count} data-count={formatBadge(count, max)} aria-hidden />
  )
}
