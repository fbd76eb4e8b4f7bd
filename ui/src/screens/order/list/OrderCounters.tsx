import { ORDER_ITEM_FILTER_LABELS } from '@jangteo/core/order/orderItem.codes'
import type { OrderItemFilter } from '@jangteo/core/order/orderItem.codes'
import { ChevronRight } from 'lucide-react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { claimFilterUrl, EVERY_CLAIM } from './claimFilter.ts'
import styles from './OrderCounters.module.css'
import { counterText, totalText } from './orderCount.ts'
import { EVERYTHING, orderFilterUrl } from './orderFilter.ts'
import { OrdersOnTheWay } from './OrdersOnTheWay.tsx'

/** The way of an order, as far as it has not been confirmed. */
const WAY = [
  'DEPOSIT_READY',
  'DEPOSIT_COMPLETE',
  'SHIPPING_READY',
  'SHIPPING_ING',
  'SHIPPING_COMPLETE',
] as const satisfies readonly OrderItemFilter[]

const AFTERWARDS = ['CANCEL', 'EXCHANGE', 'RETURN'] as const satisfies readonly OrderItemFilter[]

/** The claims of the last year. */
function claimsOf(status: (typeof AFTERWARDS)[number]): string {
  return claimFilterUrl({ ...EVERY_CLAIM, status, period: 'YEAR' })
}

/** The list that a counter counts: the last year. */
function listOf(status: OrderItemFilter): string {
  return orderFilterUrl({ ...EVERYTHING, status, period: 'YEAR' })
}

type OrderCountersProps = {
  readonly countList: readonly {
    readonly mypageItemStatusEnum: OrderItemFilter
    readonly count: number
  }[]
  readonly openClaimCount: number
}

/** Counts of the member's orders of the last year by status, each linking to its list, and of claims that are open. */
export function OrderCounters({ countList, openClaimCount }: OrderCountersProps) {
  const countOf = (filter: OrderItemFilter): number =>
    countList.find(({ mypageItemStatusEnum }) => mypageItemStatusEnum === filter)?.count ?? 0
  return (
    <section className={styles.board} aria-labelledby="order-counters">
      <div className={styles.head}>
        <h2 id="order-counters" className={styles.title}>
          주문·배송
        </h2>
        <AppLink to={listOf('ALL_ORDER')} className={styles.all}>
          최근 1년 {totalText(countOf('ALL_ORDER'))}건
          <Icon of={ChevronRight} size="s" />
        </AppLink>
      </div>
      <ol className={styles.way}>
        {WAY.map((filter) => (
          <li key={filter} className={styles.step}>
            <AppLink to={listOf(filter)} className={styles.counter}>
              <strong className={styles.count} data-none={!countOf(filter)}>
                {counterText(countOf(filter))}
              </strong>
              <span className={styles.label}>{ORDER_ITEM_FILTER_LABELS[filter]}</span>
            </AppLink>
          </li>
        ))}
      </ol>
      <OrdersOnTheWay />
      <ul className={styles.after}>
        {AFTERWARDS.map((filter) => (
          <li key={filter}>
            <AppLink to={claimsOf(filter)} className={styles.afterLink}>
              {ORDER_ITEM_FILTER_LABELS[filter]} <strong>{counterText(countOf(filter))}</strong>
            </AppLink>
          </li>
        ))}
      </ul>
      {openClaimCount === 0 ? null : (
        <AppLink to={claimFilterUrl(EVERY_CLAIM)} className={styles.open}>
          진행 중인 취소·교환·반품 {totalText(openClaimCount)}건
          <Icon of={ChevronRight} size="s" />
        </AppLink>
      )}
    </section>
  )
}
