import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { useCalls } from '../../lib/deps.ts'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import styles from './Payment.module.css'

type PaymentPage = Answers['payment']['page']

/**
 * The way the payment stands, and by what it may be paid; asked for again each time, because another attempt may have
 * changed both.
 */
export function usePaymentPage(paymentId: string): PaymentPage {
  const calls = useCalls()
  const input = { paymentGatewayIdEncrypt: paymentId }
  return useSuspenseQuery(calls.payment.page.queryOptions({ input, staleTime: 0 })).data
}

type PayableOrderProps = { readonly paymentId: string }

/** The order that still waits for its money: what, how much, until when. */
export function PayableOrder({ paymentId }: PayableOrderProps) {
  return (
    <div className={styles.order}>
      <QueryBoundary skeleton={<OrderSkeleton />}>
        <OrderFacts paymentId={paymentId} />
      </QueryBoundary>
    </div>
  )
}

function OrderFacts({ paymentId }: PayableOrderProps) {
  const { orderName, amount, paymentMethodEnum, expiresAt } = usePaymentPage(paymentId)
  const facts = [
    { label: '주문상품', value: orderName },
    { label: '결제금액', value: formatWon(amount) },
    { label: '결제수단', value: PAYMENT_METHOD_LABELS[paymentMethodEnum] },
    ...(expiresAt === null
      ? []
      : [{ label: '결제기한', value: `${formatDateTime(Date.parse(expiresAt))}까지` }]),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function OrderSkeleton() {
  return (
    <div className={styles.facts}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
