import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatShippingFee, formatWon } from '@jangteo/core/money/money.rules'
import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '../../../lib/router.ts'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { BuyerSection } from './BuyerSection.tsx'
import { OrderItems } from './OrderItems.tsx'
import styles from './SellerOrder.module.css'
import type { SellerOrderData } from './sellerOrderData.ts'

/** The part of one order that a store sold: its items, its buyer, its amounts. */
export function SellerOrderScreen() {
  const { ordersId: id = '' } = useParams()
  const { data: order } = useSuspenseQuery(
    staffCalls.sellerOrder.detail.queryOptions({ input: { id } }),
  )
  const openBuyer = (reason: string) => staffCalls.sellerOrder.openBuyer.call({ id, reason })
  return (
    <StaffPage title={`주문 ${order.orderNumber}`} place="판매자센터">
      <div className={styles.detail}>
        <OrderItems items={order.items} />
        <div className={styles.section}>
          <BuyerSection buyer={order.buyer} isOpenable={order.isBuyerOpenable} onOpen={openBuyer} />
          <AmountSection order={order} />
        </div>
      </div>
    </StaffPage>
  )
}

function AmountSection({ order }: { readonly order: SellerOrderData }) {
  const { orderedAt, paidAt, paymentMethodEnum } = order
  const facts = [
    { label: '주문일시', value: formatDateTime(Date.parse(orderedAt)) },
    { label: '결제일시', value: paidAt === null ? null : formatDateTime(Date.parse(paidAt)) },
    { label: '결제수단', value: PAYMENT_METHOD_LABELS[paymentMethodEnum] },
    { label: '상품 결제금액', value: formatWon(order.goodsAmount) },
    { label: '배송비', value: formatShippingFee(order.shippingFee) },
    { label: '도서산간', value: order.areaFee === 0 ? null : formatWon(order.areaFee) },
  ]
  return (
    <PageSection title="결제">
      <FactList facts={facts} />
    </PageSection>
  )
}
