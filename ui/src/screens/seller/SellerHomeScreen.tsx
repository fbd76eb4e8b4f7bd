import { formatNumber } from '@jangteo/core/money/money.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { staffCalls } from '../staff/staffCalls.ts'
import { StaffPage } from '../staff/StaffPage.tsx'
import styles from './SellerHome.module.css'

type Home = StaffAnswers['sellerHome']['home']

/** A count on the first page, and the place where it is worked off; `null` is a place that is not linked. */
type HomeCount = {
  readonly label: string
  readonly count: number
  readonly to: string | null
  readonly isUrgent?: boolean
}

function countsOf({ orders, claims, goods }: Home): HomeCount[] {
  const ofOrders =
    orders === null
      ? []
      : [
          { label: '신규주문', count: orders.newCount, to: sellerRoutes.orders({ tab: 'NEW' }) },
          {
            label: '배송준비',
            count: orders.readyCount,
            to: sellerRoutes.orders({ tab: 'READY' }),
          },
          {
            label: '발송지연',
            count: orders.lateCount,
            to: sellerRoutes.orders({ tab: 'LATE' }),
            isUrgent: orders.lateCount > 0,
          },
        ]
  const ofClaims =
    claims === null
      ? []
      : [{ label: '처리할 취소·교환·반품', count: claims.openCount, to: sellerRoutes.claims() }]
  const ofGoods =
    goods === null
      ? []
      : [{ label: `재고 ${goods.lowStockMax}개 이하 옵션`, count: goods.lowStockCount, to: null }]
  return [...ofOrders, ...ofClaims, ...ofGoods]
}

/** The first page of the seller centre: what is to be done today. */
export function SellerHomeScreen() {
  const { data: home } = useSuspenseQuery({
    ...staffCalls.sellerHome.home.queryOptions(),
    staleTime: 0,
  })
  return (
    <StaffPage title="홈" place="판매자센터">
      <ul className={styles.counts} aria-label="할 일">
        {countsOf(home).map((count) => (
          <li key={count.label}>
            <CountCard {...count} />
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}

function CountCard({ label, count, to, isUrgent = false }: HomeCount) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.count} data-urgent={isUrgent}>
        {formatNumber(count)}
      </span>
    </>
  )
  return to === null ? (
    <div className={styles.card}>{content}</div>
  ) : (
    <AppLink className={styles.card} to={to}>
      {content}
    </AppLink>
  )
}
