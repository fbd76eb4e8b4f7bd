import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { useCouponCounts } from '../coupon/useMyCoupons.ts'
import styles from './MemberFigures.module.css'

/** Takes the place of a figure that is not known yet. */
const UNKNOWN = '–'

/** Figures of the member, each leading to what it counts. */
export function MemberFigures() {
  const calls = useCalls()
  const { cartCount } = useCaller()
  const coupons = useCouponCounts()?.usableCount
  const { data: book } = useQuery({ ...calls.address.list.queryOptions(), staleTime: 0 })
  const figures = [
    { to: routes.couponList(), label: '쿠폰', count: coupons },
    { to: routes.cart(), label: '장바구니', count: cartCount },
    { to: routes.manageAddress(), label: '배송지', count: book?.content.length },
  ]
  return (
    <ul className={styles.figures}>
      {figures.map(({ to, label, count }) => (
        <li key={label}>
          <AppLink to={to} className={styles.figure}>
            <span className={styles.label}>{label}</span>{' '}
            <strong className={styles.count}>
              {count === undefined ? UNKNOWN : formatNumber(count)}
            </strong>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
