import { chargedFeesText } from '@jangteo/core/shipping/chargedFees.view'
import { StoreLink } from '../../../parts/goods/StoreLink.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { bundlesOf } from '../orderData.ts'
import type { OrderData } from '../orderData.ts'
import styles from './OrderDetail.module.css'
import { OrderBundle } from '../OrderBundle.tsx'

type OrderStoreProps = {
  /** The groups of one store; each is charged by itself. */
  readonly groups: readonly OrderData['groups'][number][]
  readonly order: OrderData
}

/** Items bought of one store, and the cost of shipping them. */
export function OrderStore({ groups, order }: OrderStoreProps) {
  const [store] = groups
  if (store === undefined) return null
  const { areaZoneEnum: zone } = order
  return (
    <PageSection title={<StoreLink storeName={store.storeName} storeUrl={store.storeUrl} />}>
      {groups.map((group) => (
        <div key={group.orderShippingPriceIdEncrypt} className={styles.group}>
          <ul className={styles.items}>
            {bundlesOf(group, order.depositAccount).map((bundle) => (
              <OrderBundle
                key={bundle.items[0]?.orderItemIdEncrypt}
                bundle={bundle}
                order={order}
                groupId={group.orderShippingPriceIdEncrypt}
                isShort={false}
              />
            ))}
          </ul>
          <p className={styles.fee}>배송비 · {chargedFeesText({ ...group, zone })}</p>
        </div>
      ))}
    </PageSection>
  )
}
