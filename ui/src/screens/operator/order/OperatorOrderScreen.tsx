import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { claimLabel } from '@jangteo/core/claim/claim.view'
import { formatNumber, formatWon } from '@jangteo/core/money/money.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { goodsTitle } from '@jangteo/core/goods/option.rules'
import { ORDER_ITEM_STATUS_LABELS } from '@jangteo/core/order/orderItem.codes'
import {
  PAYMENT_METHOD_LABELS,
  PAYMENT_STATE_TO_STATUS,
  PAYMENT_STATUS_LABELS,
} from '@jangteo/core/payment/payment.codes'
import { REFUND_STATE_LABELS } from '@jangteo/core/payment/refund.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { BuyerSection } from '../../seller/order/BuyerSection.tsx'
import styles from '../../seller/order/SellerOrder.module.css'
import { DefectButton } from './DefectButton.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'

type Order = StaffAnswers['operatorOrder']['detail']
type OrderProps = { readonly order: Order }

/** One order of the market: its items by store, its money, its buyer, its claims. */
export function OperatorOrderScreen() {
  const { ordersId: id = '' } = useParams()
  const { data: order } = useSuspenseQuery(
    staffCalls.operatorOrder.detail.queryOptions({ input: { id } }),
  )
  const openBuyer = (reason: string) => staffCalls.operatorOrder.openBuyer.call({ id, reason })
  return (
    <StaffPage title={`주문 ${order.orderNumber}`} place="장터 운영">
      <div className={styles.detail}>
        <div className={styles.section}>
          <ItemSection order={order} />
          <ClaimSection order={order} />
        </div>
        <div className={styles.section}>
          <BuyerSection buyer={order.buyer} isOpenable onOpen={openBuyer} />
          <PaymentSection order={order} />
        </div>
      </div>
    </StaffPage>
  )
}

function ItemSection({ order: { items } }: OrderProps) {
  return (
    <PageSection title="주문 상품">
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.orderItemIdEncrypt} className={styles.cell}>
            <span className={styles.state}>
              {goodsTitle(item.goodsName, item.optionName)}
              <Badge>{ORDER_ITEM_STATUS_LABELS[item.orderItemStatusEnum]}</Badge>
            </span>
            <span className={styles.soft}>
              {item.storeName} · {formatNumber(item.quantity)}개 · {formatWon(item.paidAmount)}
            </span>
            {item.defectClaimable ? <DefectButton orderItemId={item.orderItemIdEncrypt} /> : null}
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function ClaimSection({ order: { claims } }: OrderProps) {
  if (claims.length === 0) return null
  return (
    <PageSection title="취소·교환·반품">
      <ul className={styles.items}>
        {claims.map((claim) => (
          <li key={claim.orderClaimIdEncrypt} className={styles.cell}>
            <AppLink className={styles.link} to={operatorRoutes.claim(claim.orderClaimIdEncrypt)}>
              {claimLabel({
                type: claim.claimTypeEnum,
                status: claim.claimStatusEnum,
                isWithdrawn: claim.withdrawn,
                isConverted: false,
              })}
            </AppLink>
            <span className={styles.soft}>{formatDateTime(Date.parse(claim.requestedAt))}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function PaymentSection({ order }: OrderProps) {
  const status = PAYMENT_STATE_TO_STATUS[order.paymentStateEnum]
  const amountOf = (amount: number) => (amount === 0 ? null : formatWon(amount))
  const facts = [
    { label: '주문일시', value: formatDateTime(Date.parse(order.orderedAt)) },
    { label: '결제수단', value: PAYMENT_METHOD_LABELS[order.paymentMethodEnum] },
    { label: '결제 상태', value: PAYMENT_STATUS_LABELS[status] },
    { label: '상품금액', value: formatWon(order.goodsAmount) },
    { label: '쿠폰 할인', value: amountOf(-order.couponAmount) },
    { label: '배송비', value: amountOf(order.shippingAmount + order.areaAmount) },
    { label: '결제금액', value: formatWon(order.payableAmount) },
    { label: '환불금액', value: amountOf(order.refundedAmount) },
    ...order.refunds.map(({ amount, refundStatusEnum }, index) => ({
      label: `환불 ${index + 1}`,
      value: `${formatWon(amount)} · ${REFUND_STATE_LABELS[refundStatusEnum]}`,
    })),
  ]
  return (
    <PageSection title="결제">
      <FactList facts={facts} />
    </PageSection>
  )
}
