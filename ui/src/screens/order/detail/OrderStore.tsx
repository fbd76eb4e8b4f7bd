import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import { chargedFeesText } from '@jangteo/core/shipping/shippingText.rules'
import { StoreLink } from '../../../parts/goods/StoreLink.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { orderLinesOf } from '../orderData.ts'
import type { OrderData } from '../orderData.ts'
import styles from './OrderDetail.module.css'
import { GroupButtons, sharesRequests } from '../GroupButtons.tsx'
import { OrderItem } from '../OrderItem.tsx'

type OrderStoreProps = {
  /** The groups of one store; each is charged by itself. */
  readonly groups: readonly OrderData['groups'][number][]
  readonly order: OrderData
}

/** Items bought of one store, and the cost of shipping them. */
export function OrderStore({ groups, order }: OrderStoreProps) {
  const [store] = groups
  if (store === undefined) return null
  const zone = areaZoneOf(order.receiver.zonecode)
  return (
    <PageSection title={<StoreLink storeName={store.storeName} storeUrl={store.storeUrl} />}>
      {groups.map((group) => (
        <div key={group.orderShippingPriceIdEncrypt} className={styles.group}>
          <ul className={styles.items}>
            {orderLinesOf(group.items).map((line) => (
              <OrderItem
                key={line.main.orderItemIdEncrypt}
                line={line}
                order={order}
                groupId={group.orderShippingPriceIdEncrypt}
                hidesRequests={sharesRequests(group)}
              />
            ))}
          </ul>
          <GroupButtons group={group} ordersId={order.ordersIdEncrypt} />
          <p className={styles.fee}>
            <span>배송비</span>
            <span>{chargedFeesText({ ...group, zone })}</span>
          </p>
        </div>
      ))}
    </PageSection>
  )
}
