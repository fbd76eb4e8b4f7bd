import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { unreadBadge } from '@jangteo/core/notification/notification.rules'
import { AppLink } from '../../parts/action/AppLink.tsx'
import styles from './MemberFigures.module.css'

type MemberFiguresProps = {
  readonly couponCount: number
  readonly favoriteCount: number
  readonly unreadCount: number
  readonly writableReviewCount: number
}

/** Figures of the member, each leading to what it counts. */
export function MemberFigures({
  couponCount,
  favoriteCount,
  unreadCount,
  writableReviewCount,
}: MemberFiguresProps) {
  const figures = [
    { to: routes.notificationList(), label: '새 알림', count: unreadBadge(unreadCount) ?? '0' },
    { to: routes.couponList(), label: '쿠폰', count: formatNumber(couponCount) },
    { to: routes.favorite({ fromMypage: true }), label: '찜', count: formatNumber(favoriteCount) },
    { to: routes.review(), label: '쓸 리뷰', count: formatNumber(writableReviewCount) },
  ]
  return (
    <ul className={styles.figures}>
      {figures.map(({ to, label, count }) => (
        <li key={label}>
          <AppLink to={to} className={styles.figure}>
            <span className={styles.label}>{label}</span>{' '}
            <strong className={styles.count}>{count}</strong>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
