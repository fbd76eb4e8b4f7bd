import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import { chargedFeesText } from '@jangteo/core/shipping/shippingText.rules'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { orderLinesOf } from '../orderData.ts'
import type { OrderData } from '../orderData.ts'
import styles from './OrderDetail.module.css'
import { OrderItem } from '../OrderItem.tsx'

type OrderStoreProps = {
  /** The groups of one store; each is charged by itself. */
  readonly groups: readonly OrderData['groups'][number][]
  readonly order: OrderData
}

/** Items bought of one store, and the cost of shipping them. */
export function OrderStore({ groups, order }: OrderStoreProps) {
  const zone = areaZoneOf(order.receiver.zonecode)
  return (
    <PageSection title={groups[0]?.storeName ?? ''}>
      {groups.map(({ orderShippingPriceIdEncrypt, items, fee, areaFee }) => (
        <div key={orderShippingPriceIdEncrypt} className={styles.group}>
          <ul className={styles.items}>
            {orderLinesOf(items).map((line) => (
              <OrderItem
                key={line.main.orderItemIdEncrypt}
                line={line}
                order={order}
                groupId={orderShippingPriceIdEncrypt}
                hidesAddress
              />
            ))}
          </ul>
          <p className={styles.fee}>
            <span>배송비</span>
            <span>{chargedFeesText({ fee, areaFee, zone })}</span>
          </p>
        </div>
      ))}
    </PageSection>
  )
}
