import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { MEMBERSHIP_TYPE_LABELS } from '@jangteo/core/session/membership.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import {
  ChevronRight,
  CreditCard,
  MapPin,
  PackageSearch,
  ReceiptText,
  ShoppingBag,
  TicketPercent,
} from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { useSession } from '../../parts/dialog/session.ts'
import { Badge } from '../../parts/text/Badge.tsx'
import { Button } from '../../parts/action/Button.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { MemberOnly } from '../../parts/boundary/MemberOnly.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import { useWaitingPayments } from '../claim/additional/useWaitingPayments.ts'
import { useCouponCounts } from '../coupon/useMyCoupons.ts'
import { OrderCounters } from '../order/list/OrderCounters.tsx'
import { RecentOrders } from '../order/list/RecentOrders.tsx'
import styles from './MyPage.module.css'

const LINKS = [
  { to: routes.orderList(), icon: ReceiptText, text: '주문내역' },
  { to: routes.claimList(), icon: PackageSearch, text: '취소·교환·반품' },
  { to: routes.additionalPay(), icon: CreditCard, text: '추가결제' },
  { to: routes.couponList(), icon: TicketPercent, text: '쿠폰' },
  { to: routes.cart(), icon: ShoppingBag, text: '장바구니' },
  { to: routes.manageAddress(), icon: MapPin, text: '배송지 관리' },
] as const

/** The buyer's own page. */
export function MyPageScreen() {
  return (
    <>
      <title>마이페이지 - 장터</title>
      <VisuallyHidden>
        <h1>마이페이지</h1>
      </VisuallyHidden>
      <MemberOnly skeleton={<MyPageSkeleton />}>
        <MyPage />
      </MemberOnly>
    </>
  )
}

function MyPage() {
  const calls = useCalls()
  const { data: me } = useSuspenseQuery(calls.session.whoAmI.queryOptions())
  const { logOut, isLoggingOut } = useSession()
  return (
    <div className={styles.page}>
      <div className={styles.profile}>
        <p className={styles.name}>{me.name}님</p>
        <Badge tone="brand">{MEMBERSHIP_TYPE_LABELS[me.memberShipType]}</Badge>
      </div>
      <div className={styles.orders}>
        <OrderCounters />
        <RecentOrders />
      </div>
      <nav className={styles.links} aria-label="마이페이지 메뉴">
        {LINKS.map(({ to, icon, text }) => (
          <AppLink key={text} to={to} className={styles.link}>
            <Icon of={icon} />
            {text}
            <span className={styles.arrow}>
              {to === routes.couponList() ? <CouponCount /> : null}
              {to === routes.additionalPay() ? <WaitingCount /> : null}
              <Icon of={ChevronRight} size="s" />
            </span>
          </AppLink>
        ))}
      </nav>
      <div className={styles.leave}>
        <Button variant="outline" size="s" isBusy={isLoggingOut} onClick={logOut}>
          로그아웃
        </Button>
      </div>
    </div>
  )
}

/** Count of usable coupons; nothing until it is known. */
function CouponCount() {
  const count = useCouponCounts()?.usableCount
  return count === undefined ? null : (
    <strong className={styles.count}>{formatNumber(count)}장</strong>
  )
}

/** Number of additional payments wait to be paid; nothing for none, and until it is known. */
function WaitingCount() {
  const count = useWaitingPayments()
  return count === 0 ? null : <strong className={styles.count}>{formatNumber(count)}건</strong>
}

function MyPageSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.page}>
        <div className={styles.profile}>
          <Skeleton shape="title" width="half" />
        </div>
        <div className={styles.orders}>
          <Skeleton shape="board" />
          <Skeleton shape="board" />
        </div>
        <div className={styles.links}>
          {LINKS.map(({ text }) => (
            <div key={text} className={styles.link}>
              <Skeleton width="half" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonPage>
  )
}
