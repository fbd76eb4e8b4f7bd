import type { PaymentGatewayPort, PaymentOutcome } from '@jangteo/payment/gateway.port'
import { transaction } from '@jangteo/postgres/database/db'
import { removeJob } from '@jangteo/postgres/job/job.store'
import { findLatestAttempt, updateAttempt } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { advancePayment } from './advance-payment.ts'
import { finishPaidOrder } from './finish-paid-order.ts'
import { findGateway } from './find-gateway.ts'
import { lockOrderAndPayment } from './lock-payment.ts'

export type ApprovingAttempt = {
  readonly id: number
  readonly payment_id: number
  readonly gateway: string
  readonly gateway_order_id: string
  readonly payment_key: string
  readonly amount: number
}

const UNKNOWN: PaymentOutcome = { outcome: 'unknown' }

/**
 * Asks the gateway where the attempt began to approve it. The attempt's own id is the key, so asking again never pays
 * twice; it is unlike any other market's on the same account.
 */
export const confirmAtGateway = Effect.fnUntraced(function* (attempt: ApprovingAttempt) {
  const gateway = yield* findGateway(attempt)
  return gateway === undefined ? UNKNOWN : yield* confirmAt(gateway, attempt)
})

const confirmAt = (gateway: PaymentGatewayPort, attempt: ApprovingAttempt) =>
  gateway.confirm({
    gatewayOrderId: attempt.gateway_order_id,
    paymentKey: attempt.payment_key,
    amount: attempt.amount,
    idempotencyKey: attempt.gateway_order_id,
  })

/** Asks the gateway what became of an attempt; one that it never confirmed is confirmed now. */
export const askGateway = Effect.fnUntraced(function* (attempt: ApprovingAttempt) {
  const gateway = yield* findGateway(attempt)
  if (gateway === undefined) return UNKNOWN
  const outcome = yield* gateway.query(attempt.gateway_order_id)
  return outcome.outcome === 'waiting' ? yield* confirmAt(gateway, attempt) : outcome
})

/**
 * Writes what the gateway said about an attempt that is being approved: the items are paid and the ordered
 * lines leave the cart, or the buyer may try again. Whoever comes second finds it settled and changes nothing.
 */
export const settleAttempt = (attempt: ApprovingAttempt, outcome: PaymentOutcome) =>
  transaction(
    Effect.gen(function* () {
      const locked = yield* lockOrderAndPayment(attempt.payment_id)
      const latest = yield* findLatestAttempt(attempt.payment_id)
      if (locked === null || latest?.id !== attempt.id || latest.status !== 'APPROVING') return
      const { order, payment } = locked
      const atMs = yield* Clock.currentTimeMillis
      const step = stepOf(outcome)
      const decision = yield* advancePayment(payment, { ...step, facts: {}, atMs })
      if (!decision.ok) {
        return yield* Effect.die(new Error(`payment ${payment.id} refused ${step.event}`))
      }
      if (outcome.outcome === 'approved') {
        yield* updateAttempt(attempt.id, {
          status: 'APPROVED',
          card_company: outcome.cardCompany,
          installment_months: outcome.installmentMonths,
          receipt_url: outcome.receiptUrl,
          settled_at: new Date(atMs),
        })
        yield* finishPaidOrder(order, payment.id)
      }
      if (step.event === 'gateway.declined') {
        yield* updateAttempt(attempt.id, {
          status: 'FAILED',
          failure_code: outcome.outcome === 'declined' ? outcome.code : 'NOT_FOUND_PAYMENT',
          settled_at: new Date(atMs),
        })
      }
      if (step.event !== 'gateway.unanswered') yield* removeJob(`settle-payment:${payment.id}`)
    }),
  )

function stepOf({ outcome }: PaymentOutcome) {
  if (outcome === 'approved') return { event: 'gateway.approved' } as const
  if (outcome === 'accountIssued') return { event: 'gateway.accountIssued' } as const
  if (outcome === 'declined' || outcome === 'absent') return { event: 'gateway.declined' } as const
  return { event: 'gateway.unanswered' } as const
}
