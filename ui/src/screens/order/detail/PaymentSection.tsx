import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { CASH_RECEIPT_PURPOSE_LABELS } from '@jangteo/core/payment/cashReceipt.codes'
import { paymentView } from '@jangteo/core/payment/payment.view'
import { issuesReceipt } from '@jangteo/core/payment/paymentMethod.rules'
import { REFUND_STATE_LABELS } from '@jangteo/core/payment/refund.codes'
import { AmountRows } from '../../../parts/text/AmountRows.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { ReceiptButton } from './ReceiptButton.tsx'
import { priceRowsOf } from '../orderData.ts'
import type { OrderData } from '../orderData.ts'

type Payment = OrderData['payment']

function paymentFacts(payment: Payment) {
  const { methodText, installmentText, statusLabel, refundText } = paymentView({
    status: payment.paymentStatusEnum,
    method: payment.paymentMethodEnum,
    amount: payment.amount,
    refunded: payment.refundedAmount,
    installmentMonths: payment.installmentMonths,
    cardCompany: payment.cardCompany,
  })
  const { completedAt } = payment
  return [
    { label: '결제상태', value: statusLabel },
    { label: '결제수단', value: methodText },
    { label: '할부', value: installmentText },
    {
      label: '결제일시',
      value: completedAt === null ? null : formatDateTime(Date.parse(completedAt)),
    },
    { label: '현금영수증', value: receiptText(payment) },
    { label: '환불금액', value: refundText },
  ]
}

function receiptText({ cashReceipt }: Payment): string | null {
  if (cashReceipt === null) return null
  return `${CASH_RECEIPT_PURPOSE_LABELS[cashReceipt.purposeEnum]} ${cashReceipt.maskedNumber}`
}

/** Money that went back or is on its way, and since when. */
function refundFacts({ refundList }: Payment) {
  return refundList.map(({ amount, refundStatusEnum, requestedAt, settledAt }, index) => {
    const at = formatDateTime(Date.parse(settledAt ?? requestedAt))
    return {
      label: refundList.length === 1 ? '환불' : `환불 ${index + 1}`,
      value: `${formatWon(amount)} · ${REFUND_STATE_LABELS[refundStatusEnum]} (${at})`,
    }
  })
}

/** Cost of the order, and how it was paid; nobody has a receipt for what was not, or was free. */
export function PaymentSection({ order }: { readonly order: OrderData }) {
  const { completedAt, paymentMethodEnum } = order.payment
  const hasReceipt = completedAt !== null && issuesReceipt(paymentMethodEnum)
  return (
    <PageSection title="결제정보">
      <AmountRows
        rows={priceRowsOf(order)}
        total={{ label: '최종 결제금액', amount: order.payableAmount }}
      />
      <FactList facts={[...paymentFacts(order.payment), ...refundFacts(order.payment)]} />
      {hasReceipt ? <ReceiptButton ordersId={order.ordersIdEncrypt} /> : null}
    </PageSection>
  )
}
