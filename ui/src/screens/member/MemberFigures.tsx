import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useCaller } from '../../lib/caller.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import styles from './MemberFigures.module.css'

/** Figures of the member, each leading to what it counts. */
export function MemberFigures({ couponCount }: { readonly couponCount: number }) {
  const { cartCount } = useCaller()
  const figures = [
    { to: routes.couponList(), label: '쿠폰', count: couponCount },
    { to: routes.cart(), label: '장바구니', count: cartCount },
  ]
  return (
    <ul className={styles.figures}>
      {figures.map(({ to, label, count }) => (
        <li key={label}>
          <AppLink to={to} className={styles.figure}>
            <span className={styles.label}>{label}</span>{' '}
            <strong className={styles.count}>{formatNumber(count)}</strong>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
