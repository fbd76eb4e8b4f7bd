import { PAYMENT_STATE_TO_STATUS } from '@jangteo/core/payment/payment.codes'
import { declineText } from '@jangteo/core/payment/decline.rules'
import { AT_ONCE, together, transaction } from '@jangteo/postgres/database/db'
import { isMemberActive } from '@jangteo/postgres/member/membership.store'
import {
  type AttemptRow,
  findLatestAttempt,
  updateAttempt,
} from '@jangteo/postgres/payment/attempt.store'
import { findPayment } from '@jangteo/postgres/payment/payment.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { refused, refusedSaying } from '../call/refused.ts'
import { isBuyerOf } from '../order/order-access.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { advancePayment } from './advance-payment.ts'
import { lockWithAttempt } from './lock-payment.ts'
import { findClaimPaidBy } from './paid-claim.ts'
import { toPaymentRefusal } from './payment-refusal.ts'
import {
  type AgreedPayment,
  type ApprovingAttempt,
  askGateway,
  confirmAtGateway,
  settleAttempt,
} from './settle-attempt.ts'

type ApproveInput = {
  readonly id: string
  readonly gatewayOrderId: string
  readonly paymentKey: string
  readonly amount: number
}

/**
 * Has the gateway approve what the buyer agreed to in its window. Three steps, so that no lock waits for the
 * gateway: the row says `approving` → the gateway is asked with the attempt's key → its answer is written.
 * A crash in between leaves the row for the job `settle-left-approvals`. A second call, also a simultaneous one,
 * asks what became of the first, under the key that the first stored, and answers the same. Refusals:
 * PAYMENT_NOT_FOUND, PAYMENT_NOT_WAITING, PAYMENT_ATTEMPT_ENDED, PAYMENT_EXPIRED, PAYMENT_REPLACED,
 * NOT_CHANGE_ADDITIONAL_PAYMENT, PAYMENT_AMOUNT_DIFFERS, PAYMENT_DECLINED,
 * PAYMENT_UNCONFIRMED.
 */
export const approvePayment = Effect.fnUntraced(function* (input: ApproveInput) {
  const paymentId = yield* openId('payment', input.id, refused('PAYMENT_NOT_FOUND'))
  const prepared = yield* transaction(prepareApproval(paymentId, input))
  if (prepared.next !== 'answer') {
    const { attempt } = prepared
    const outcome =
      prepared.next === 'confirm' ? yield* confirmAtGateway(attempt) : yield* askGateway(attempt)
    const agreed = yield* settleAttempt(attempt, outcome)
    if (agreed !== null) return yield* toAnswer(agreed)
  }
  return yield* answerPayment(paymentId)
})

const prepareApproval = Effect.fnUntraced(function* (paymentId: number, input: ApproveInput) {
  // Read behind the locks: who left meanwhile pays nothing.
  const reads = [lockWithAttempt(paymentId), isMemberActive(memberIdOf(yield* Caller))] as const
  const [locked, isActive] = yield* together(Effect.all(reads, AT_ONCE))
  if (locked === null || !(yield* isBuyerOf(locked.order))) {
    return yield* refused('PAYMENT_NOT_FOUND')
  }
  const { payment, latest } = locked
  if (latest === undefined) return yield* refused('PAYMENT_NOT_WAITING')
  if (latest.gateway_order_id !== input.gatewayOrderId) {
    return yield* refused('PAYMENT_ATTEMPT_ENDED')
  }
  if (latest.status === 'APPROVED' || latest.status === 'FAILED') {
    return { next: 'answer' } as const
  }
  if (latest.status === 'APPROVING') {
    return { next: 'ask', attempt: yield* approvingAttempt(latest, payment.amount) } as const
  }
  if (!isActive) return yield* refused('PAYMENT_NOT_FOUND')
  const atMs = yield* Clock.currentTimeMillis
  const isAmountEqual = input.amount === payment.amount
  const decision = yield* advancePayment(payment, {
    event: 'buyer.return',
    facts: { isAmountEqual },
    atMs,
  })
  if (!decision.ok) {
    const { reason } = decision
    const isOfAmount = reason === 'PAYMENT_AMOUNT_DIFFERS'
    return yield* refused(isOfAmount ? reason : toPaymentRefusal(payment, reason))
  }
  const { paymentKey: payment_key } = input
  yield* updateAttempt(latest.id, { status: 'APPROVING', payment_key })
  const attempt = { ...latest, payment_key, amount: payment.amount, isAskedAgain: false }
  return { next: 'confirm', attempt } as const
})

/** An attempt that is being approved, under the payment key that was stored when its approval began. */
const approvingAttempt = (latest: AttemptRow, amount: number): Effect.Effect<ApprovingAttempt> => {
  const { payment_key } = latest
  return payment_key === null
    ? Effect.die(new Error(`payment key missing in attempt ${latest.id}, which is APPROVING`))
    : Effect.succeed({ ...latest, payment_key, amount, isAskedAgain: true })
}

const toAnswer = Effect.fnUntraced(function* (payment: AgreedPayment) {
  const wireIds = yield* WireIds
  return {
    ordersIdEncrypt: wireIds.seal('order', payment.order_id),
    orderClaimIdEncrypt: yield* findClaimPaidBy(payment),
    paymentStatusEnum: PAYMENT_STATE_TO_STATUS[payment.status],
  }
})

const answerPayment = Effect.fnUntraced(function* (paymentId: number) {
  const reads = [findPayment(paymentId), findLatestAttempt(paymentId)] as const
  const [payment, latest] = yield* together(Effect.all(reads, AT_ONCE))
  if (payment === undefined || latest === undefined) return yield* refused('PAYMENT_NOT_FOUND')
  if (latest.status === 'APPROVING') return yield* refused('PAYMENT_UNCONFIRMED')
  if (latest.status === 'FAILED') {
    const gatewayCode = latest.failure_code ?? 'UNKNOWN'
    return yield* refusedSaying('PAYMENT_DECLINED', declineText(gatewayCode), { gatewayCode })
  }
  return yield* toAnswer(payment)
})
