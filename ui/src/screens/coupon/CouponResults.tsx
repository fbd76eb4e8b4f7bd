import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { TicketPercent } from 'lucide-react'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import styles from './CouponCards.module.css'
import type { CouponTab } from './couponTab.ts'
import { HeldCoupon } from './HeldCoupon.tsx'
import { useMyCoupons } from './useMyCoupons.ts'

const NOTHING: Readonly<Record<CouponTab, { readonly title: string; readonly text: string }>> = {
  USABLE: {
    title: '사용할 수 있는 쿠폰이 없어요',
    text: '상품과 스토어, 기획전에서 쿠폰을 받을 수 있어요.',
  },
  USED: { title: '사용한 쿠폰이 없어요', text: '쿠폰을 사용하면 여기에서 확인할 수 있어요.' },
  EXPIRED: {
    title: '기간이 지난 쿠폰이 없어요',
    text: '사용 기간이 지난 쿠폰은 여기에서 확인할 수 있어요.',
  },
}

/** The coupons of one tab, page by page. */
export function CouponResults({ tab }: { readonly tab: CouponTab }) {
  const { coupons, more } = useMyCoupons(tab)
  if (coupons.length === 0) {
    return (
      <EmptyState icon={TicketPercent} {...NOTHING[tab]}>
        <ButtonLink to={routes.benefitList()}>쿠폰 받으러 가기</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className={styles.stack}>
      <ul className={styles.tickets}>
        {coupons.map((coupon) => (
          <li key={coupon.couponIssueIdEncrypt}>
            <HeldCoupon coupon={coupon} />
          </li>
        ))}
      </ul>
      {more === null ? null : <MoreButton {...more} />}
    </div>
  )
}
