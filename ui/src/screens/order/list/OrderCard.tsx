import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { toStoreSections } from '@jangteo/core/shipping/shippingGroup.rules'
import { StoreLink } from '../../../parts/goods/StoreLink.tsx'
import { ListCard } from './ListCard.tsx'
import { orderLinesOf } from '../orderData.ts'
import type { OrderCardData } from '../orderData.ts'
import { GroupButtons, sharesRequests } from '../GroupButtons.tsx'
import { OrderButtons } from '../OrderButtons.tsx'
import { OrderItem } from '../OrderItem.tsx'
import styles from './OrderList.module.css'

/** An order in the list: its day and number, then its items by store. */
export function OrderCard({ order }: { readonly order: OrderCardData }) {
  const { ordersIdEncrypt, orderNumber, orderedAt, groups } = order
  return (
    <ListCard
      title={formatDate(Date.parse(orderedAt))}
      subtitle={`주문번호 ${orderNumber}`}
      to={routes.orderDetail(ordersIdEncrypt)}
      toLabel="주문 상세"
    >
      {toStoreSections(groups).map(({ storeUrl, groups: ofStore }) => (
        <section key={storeUrl} className={styles.store}>
          <h3 className={styles.storeName}>
            <StoreLink storeName={ofStore[0]?.storeName ?? ''} storeUrl={storeUrl} />
          </h3>
          {ofStore.map((group) => (
            <OrderGroup key={group.orderShippingPriceIdEncrypt} group={group} order={order} />
          ))}
        </section>
      ))}
      <OrderButtons order={order} />
    </ListCard>
  )
}

type OrderGroupProps = {
  readonly group: OrderCardData['groups'][number]
  readonly order: OrderCardData
}

function OrderGroup({ group, order }: OrderGroupProps) {
  const { orderShippingPriceIdEncrypt: groupId, items } = group
  return (
    <>
      <ul className={styles.items}>
        {orderLinesOf(items).map((line) => (
          <OrderItem
            key={line.main.orderItemIdEncrypt}
            line={line}
            order={order}
            groupId={groupId}
            hidesRequests={sharesRequests(group)}
          />
        ))}
      </ul>
      <GroupButtons group={group} ordersId={order.ordersIdEncrypt} />
    </>
  )
}
