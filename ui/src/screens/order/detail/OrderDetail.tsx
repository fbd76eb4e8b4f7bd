import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { toStoreSections } from '@jangteo/core/shipping/shippingGroup.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { DepositAccount } from './DepositAccount.tsx'
import styles from './OrderDetail.module.css'
import { OrdererSection, ReceiverSection } from './PeopleSections.tsx'
import { OrderStore } from './OrderStore.tsx'
import { HelpSection } from './HelpSection.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { RefundAccountSection } from './RefundAccountSection.tsx'

/** An order's content: how far it is, what it holds, where it goes and what it cost; asked for again whenever its page opens. */
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
        <OrderProgress order={order} />
        {order.depositAccount === null ? null : (
          <PageSection title="입금계좌">
            <DepositAccount account={order.depositAccount} />
          </PageSection>
        )}
        {toStoreSections(order.groups).map(({ storeUrl, groups }) => (
          <OrderStore key={storeUrl} groups={groups} order={order} />
        ))}
      </div>
      <div className={styles.side} data-page-end>
        <ReceiverSection order={order} />
        <PaymentSection order={order} />
        <RefundAccountSection order={order} />
        <OrdererSection order={order} />
        <HelpSection order={order} />
      </div>
    </div>
  )
}
