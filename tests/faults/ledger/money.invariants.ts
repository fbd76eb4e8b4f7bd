import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import type { Facts } from './facts.ts'
import { type Invariant, sumOf } from './invariant.ts'

type Payment = Facts['payments'][number]

/** Outcome of the money at the gateway, by the state of the payment. */
const KEEPS: Readonly<Record<PaymentState, 'paid' | 'nothing' | 'either'>> = {
  PAYMENT_WAIT: 'nothing',
  REQUESTED: 'nothing',
  APPROVING: 'nothing',
  EXPIRED: 'nothing',
  REPLACED: 'nothing',
  DEPOSIT_READY: 'nothing',
  DEPOSIT_CANCEL: 'nothing',
  DEPOSIT_COMPLETE: 'paid',
  // An operator recorded it and gives it back by hand; the gateway may report it later.
  DEPOSIT_COMPLETE_MANUAL: 'either',
  REFUND_COMPLETE: 'paid',
  REFUND_COMPLETE_MANUAL: 'nothing',
}

const PAID_ITEMS = ['DC', 'SR', 'SD', 'SS', 'SI', 'SC', 'BF', 'C', 'E', 'R'] as const
const REFUNDED_ITEMS = ['C', 'R'] as const

const ITEMS_OF: Readonly<Record<PaymentState, readonly OrderItemStatus[]>> = {
  PAYMENT_WAIT: ['PW'],
  REQUESTED: ['PW'],
  APPROVING: ['PW'],
  EXPIRED: ['C'],
  REPLACED: ['C'],
  DEPOSIT_READY: ['DR'],
  DEPOSIT_CANCEL: ['C'],
  DEPOSIT_COMPLETE: PAID_ITEMS,
  DEPOSIT_COMPLETE_MANUAL: PAID_ITEMS,
  REFUND_COMPLETE: REFUNDED_ITEMS,
  REFUND_COMPLETE_MANUAL: REFUNDED_ITEMS,
}

export const MONEY_INVARIANTS: readonly Invariant[] = [
  {
    name: 'money-is-where-the-market-says',
    because:
      'money at the gateway belongs to an order that is paid, went back, or waits to be reported where to',
    findBreaches: (facts) =>
      facts.payments.flatMap((payment) => {
        const retained = sumOf(ledgerOf(facts, payment), ({ taken, returned }) => taken - returned)
        const due = dueOf(facts, payment)
        const isUntold = KEEPS[payment.status] === 'either' && retained === 0
        return retained === due || isUntold
          ? []
          : [`payment ${payment.id} ${payment.status}: the gateway keeps ${retained}, not ${due}`]
      }),
  },
  {
    name: 'refunds-are-done',
    because: 'money that has a way back goes back',
    findBreaches: ({ refunds }) =>
      refunds
        .filter(({ status, waits }) => status !== 'DONE' && !waits)
        .map(({ paymentId, status }) => `a refund of payment ${paymentId} is ${status}`),
  },
  {
    name: 'ledger-are-known',
    because: 'whatever the gateway has begun, the market has written before',
    findBreaches: ({ gateway, attempts }) => {
      const known = new Set(attempts.map(({ gatewayOrderId }) => gatewayOrderId))
      return gateway
        .filter(({ gatewayOrderId }) => !known.has(gatewayOrderId))
        .map(({ gatewayOrderId }) => `the gateway alone knows ${gatewayOrderId}`)
    },
  },
  {
    name: 'paid-once',
    because: 'an order is paid by one attempt; what another one took went back',
    findBreaches: (facts) =>
      facts.payments.flatMap((payment) => {
        const retained = ledgerOf(facts, payment).filter(({ taken, returned }) => taken > returned)
        const approved = attemptsOf(facts, payment).filter(({ status }) => status === 'APPROVED')
        return retained.length > 1 || approved.length > 1
          ? [`payment ${payment.id}: ${retained.length} at the gateway, ${approved.length} here`]
          : []
      }),
  },
  {
    name: 'order-costs-what-is-paid',
    because: 'a payment is of its whole order',
    findBreaches: ({ orders, payments }) =>
      orders.flatMap(({ id, payableAmount }) => {
        const own = payments.filter(({ orderId, isAdditional }) => orderId === id && !isAdditional)
        const amounts = own.map(({ amount }) => amount)
        return amounts.length === 1 && amounts[0] === payableAmount
          ? []
          : [`order ${id} of ${payableAmount}: payments of ${amounts.join()}`]
      }),
  },
  {
    name: 'items-follow-the-payment',
    because: 'no paid order waits for its payment, and no unpaid one is shipped',
    findBreaches: ({ payments, items }) =>
      payments
        .filter(({ isAdditional }) => !isAdditional)
        .flatMap(({ orderId, status }) =>
          items
            .filter((item) => item.orderId === orderId && !ITEMS_OF[status].includes(item.status))
            .map((item) => `item ${item.id} is ${item.status}, its payment ${status}`),
        ),
  },
]

/** Returns the amount that the gateway should still hold of a payment. */
function dueOf({ refunds }: Facts, { id, status, amount, refundedAmount }: Payment): number {
  if (KEEPS[status] === 'paid') return amount - refundedAmount
  if (KEEPS[status] === 'either') return amount
  const waiting = refunds.filter(({ paymentId, waits }) => paymentId === id && waits)
  return sumOf(waiting, (refund) => refund.amount)
}

function attemptsOf({ attempts }: Facts, { id }: Payment): Facts['attempts'] {
  return attempts.filter(({ paymentId }) => paymentId === id)
}

function ledgerOf(facts: Facts, payment: Payment): Facts['gateway'] {
  const ids = new Set(attemptsOf(facts, payment).map(({ gatewayOrderId }) => gatewayOrderId))
  return facts.gateway.filter(({ gatewayOrderId }) => ids.has(gatewayOrderId))
}
