import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { StoreLink } from '../../../parts/goods/StoreLink.tsx'
import { ListCard } from './ListCard.tsx'
import { bundlesOf } from '../orderData.ts'
import type { OrderCardData } from '../orderData.ts'
import { OrderBundle } from '../OrderBundle.tsx'
import { OrderButtons } from '../OrderButtons.tsx'
import styles from './OrderList.module.css'

/** An order in the list: its day and number, then its shipping groups, each by where its items are. */
export function OrderCard({ order }: { readonly order: OrderCardData }) {
  const { ordersIdEncrypt, orderNumber, orderedAt, groups, depositAccount } = order
  return (
    <ListCard
      title={formatDate(Date.parse(orderedAt))}
      orderNumber={orderNumber}
      to={routes.orderDetail(ordersIdEncrypt)}
      toName="주문 상세"
    >
      {groups.map((group) => {
        const { orderShippingPriceIdEncrypt: groupId, storeName, storeUrl } = group
        return (
          <section key={groupId} className={styles.store}>
            <h3 className={styles.storeName}>
              <StoreLink storeName={storeName} storeUrl={storeUrl} />
            </h3>
            <ul className={styles.items}>
              {bundlesOf(group, depositAccount).map((bundle) => (
                <OrderBundle
                  key={bundle.items[0]?.orderItemIdEncrypt}
                  bundle={bundle}
                  order={order}
                  groupId={groupId}
                  isShort
                />
              ))}
            </ul>
          </section>
        )
      })}
      <OrderButtons order={order} />
    </ListCard>
  )
}
