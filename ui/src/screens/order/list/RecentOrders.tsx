import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import { Skeleton } from '../../../parts/boundary/Skeleton.tsx'
import { summaryOf } from '../orderData.ts'
import type { OrderCardData } from '../orderData.ts'
import styles from './RecentOrders.module.css'

const SHOWN_COUNT = 3
const SIZES = '64px'

/** The member's last orders; without an answer the page does without, for the list says why. */
export function RecentOrders() {
  const calls = useCalls()
  const { data, isPending } = useQuery({
    ...calls.order.list.queryOptions({ input: { page: FIRST_PAGE_NUMBER, size: SHOWN_COUNT } }),
    staleTime: 0,
  })
  if (data === undefined && !isPending) return null
  return (
    <section className={styles.recent} aria-labelledby="recent-orders">
      <h2 id="recent-orders" className={styles.title}>
        최근 주문
      </h2>
      {data === undefined ? <RecentSkeleton /> : <Orders orders={data.content} />}
    </section>
  )
}

function Orders({ orders }: { readonly orders: readonly OrderCardData[] }) {
  return orders.length === 0 ? (
    <EmptyState
      icon={PackageOpen}
      title="아직 주문한 상품이 없어요"
      text="마음에 드는 상품을 찾아보세요."
    >
      <ButtonLink to={routes.home()} variant="outline">
        쇼핑하러 가기
      </ButtonLink>
    </EmptyState>
  ) : (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <RecentOrder key={order.ordersIdEncrypt} order={order} />
      ))}
    </ul>
  )
}

/** An order in short: how far it is, by the item that is least advanced, and how many more there are. */
function RecentOrder({ order }: { readonly order: OrderCardData }) {
  const summary = summaryOf(order)
  if (summary === null) return null
  const { item, label, tone, subText, moreCount } = summary
  return (
    <li>
      <AppLink className={styles.order} to={routes.orderDetail(order.ordersIdEncrypt)}>
        <span className={styles.picture}>
          <Img picture={item.picture} alt="" sizes={SIZES} />
        </span>
        <span className={styles.facts}>
          <span className={styles.state}>
            <strong className={styles.label} data-tone={tone}>
              {label}
            </strong>
            <span className={styles.note}>{formatDate(Date.parse(order.orderedAt))}</span>
          </span>
          <span className={styles.name}>
            {item.goodsName}
            {moreCount === 0 ? '' : ` 외 ${moreCount}개`}
          </span>
          {subText === null ? null : <span className={styles.note}>{subText}</span>}
        </span>
      </AppLink>
    </li>
  )
}

function RecentSkeleton() {
  return (
    <div className={styles.orders} aria-hidden>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={styles.order}>
          <span className={styles.picture}>
            <Skeleton shape="square" />
          </span>
          <span className={styles.facts}>
            <Skeleton width="third" />
            <Skeleton width="half" />
            <Skeleton width="half" />
          </span>
        </div>
      ))}
    </div>
  )
}
