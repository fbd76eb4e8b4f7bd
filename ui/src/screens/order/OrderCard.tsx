import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { toStoreSections } from '@jangteo/core/shipping/shippingGroup.rules'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { AppLink } from '../../parts/AppLink.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { orderLinesOf } from './orderData.ts'
import type { OrderCardData } from './orderData.ts'
import { OrderItem } from './OrderItem.tsx'
import styles from './OrderList.module.css'

/** An order in the list: its day and number, then its items by store. */
export function OrderCard({ order }: { readonly order: OrderCardData }) {
  const { ordersIdEncrypt, orderNumber, orderedAt, groups } = order
  const titleId = useId()
  return (
    <li>
      <article className={styles.card} aria-labelledby={titleId}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            <span className={styles.day}>{formatDate(Date.parse(orderedAt))}</span>{' '}
            <span className={styles.number}>주문번호 {orderNumber}</span>
          </h2>
          <AppLink className={styles.detail} to={routes.orderDetail(ordersIdEncrypt)}>
            <VisuallyHidden>{orderNumber} </VisuallyHidden>
            주문 상세
            <Icon of={ChevronRight} size="s" />
          </AppLink>
        </header>
        {toStoreSections(groups).map(({ storeUrl, groups: ofStore }) => (
          <section key={storeUrl} className={styles.store}>
            <h3 className={styles.storeName}>{ofStore[0]?.storeName}</h3>
            <ul className={styles.items}>
              {ofStore
                .flatMap(({ items }) => orderLinesOf(items))
                .map((line) => (
                  <OrderItem key={line.main.orderItemIdEncrypt} line={line} order={order} />
                ))}
            </ul>
          </section>
        ))}
      </article>
    </li>
  )
}
