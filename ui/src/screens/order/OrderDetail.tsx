import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { toStoreSections } from '@jangteo/core/shipping/shippingGroup.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../app/deps.ts'
import styles from './OrderDetail.module.css'
import { OrdererSection, ReceiverSection } from './PeopleSections.tsx'
import { OrderStore } from './OrderStore.tsx'
import { PaymentSection } from './PaymentSection.tsx'

/** An order's content, in the order of domain-rules §7.2; asked for anew whenever its page opens. */
export function OrderDetail({ ordersId }: { readonly ordersId: string }) {
  const calls = useCalls()
  const { data: order } = useSuspenseQuery({
    ...calls.order.detail.queryOptions({ input: { id: ordersId } }),
    staleTime: 0,
  })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.day}>{formatDate(Date.parse(order.orderedAt))} 주문</p>
        <p className={styles.number}>주문번호 {order.orderNumber}</p>
      </header>
      <div className={styles.main}>
        {toStoreSections(order.groups).map(({ storeUrl, groups }) => (
          <OrderStore key={storeUrl} groups={groups} zonecode={order.receiver.zonecode} />
        ))}
        <ReceiverSection order={order} />
        <OrdererSection order={order} />
      </div>
      <div className={styles.side}>
        <PaymentSection order={order} />
      </div>
    </div>
  )
}
