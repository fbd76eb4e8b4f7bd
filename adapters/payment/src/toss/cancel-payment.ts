import * as Effect from 'effect/Effect'
import type { CancelOutcome, CancelRequest } from '../gateway.port.ts'
import type { TossAnswer, TossClient } from './api-client.ts'
import { tossBankCodeOf } from './bank-codes.ts'
import { verdictOf } from './error-codes.ts'
import { freshKey } from './fresh-key.ts'
import { logUnanswered } from './log-answer.ts'
import type { PaymentObject } from './payment-object.ts'

type Cancelling = {
  readonly client: TossClient
  readonly ask: CancelRequest
  readonly nowMs: number
}

const REASON_LENGTH_MAX = 200
const UNKNOWN: CancelOutcome = { outcome: 'unknown' }
const OTHER_BALANCE: CancelOutcome = {
  outcome: 'refused',
  code: 'NOT_MATCHES_REFUNDABLE_AMOUNT',
}
const REFUND_STATUS = {
  NONE: 'done',
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'failed',
  PARTIAL_FAILED: 'failed',
} as const

/**
 * Gives money back. `refundableAmount` carries what the market believes is left: Toss Payments compares it in the same
 * step, which a query beforehand cannot, and which also leaves a repeated key its first answer. It is deprecated there
 * in favour of keys. The reason ends with the key, so that a cancel of this payment can be distinguished from another of the same
 * figures. A failure for now is repeated to the same key for 15 days: when the payment shows the cancel, it was done;
 * when its balance is untouched, it is asked for once more under a key of these seconds, and the comparison lets only
 * one through; another balance is the refusal that the comparison would give. Source: domain-rules §1.8, §4.1.
 */
export const cancelPayment = Effect.fnUntraced(function* ({
  client,
  ask,
  nowMs,
}: Cancelling): Effect.fn.Return<CancelOutcome> {
  const first = yield* postCancel(client, ask, ask.idempotencyKey)
  if (!isPassing(first)) return yield* readCancelled(first, ask)
  const now = yield* client.get(pathOf(ask))
  if (now.kind !== 'payment') return yield* unanswered(now)
  if (cancelIn(now.payment, ask) !== undefined) return yield* readCancelled(now, ask)
  if (now.payment.balanceAmount !== ask.cancellableAmount) return OTHER_BALANCE
  const second = yield* postCancel(client, ask, freshKey(ask.idempotencyKey, nowMs))
  return isPassing(second) ? yield* unanswered(second) : yield* readCancelled(second, ask)
})

function pathOf({ paymentKey }: CancelRequest): string {
  return `/v1/payments/${encodeURIComponent(paymentKey)}`
}

/** The whole is asked for without an amount, because any amount counts as a part. */
function postCancel(client: TossClient, ask: CancelRequest, key: string) {
  const { amount, cancellableAmount, refundAccount } = ask
  return client.post(`${pathOf(ask)}/cancel`, key, {
    cancelReason: `${ask.reason.slice(0, REASON_LENGTH_MAX - signOf(ask).length)}${signOf(ask)}`,
    refundableAmount: cancellableAmount,
    ...(amount === cancellableAmount ? {} : { cancelAmount: amount }),
    ...(refundAccount === null
      ? {}
      : {
          refundReceiveAccount: {
            bank: tossBankCodeOf(refundAccount.bankCode),
            accountNumber: refundAccount.accountNumber.replaceAll(/\D/g, ''),
            holderName: refundAccount.holderName,
          },
        }),
  })
}

function isPassing(answer: TossAnswer): boolean {
  return answer.kind === 'failure' && verdictOf('cancel', answer) === 'passing'
}

function signOf({ idempotencyKey }: CancelRequest): string {
  return ` (${idempotencyKey})`
}

function cancelIn({ cancels }: PaymentObject, ask: CancelRequest) {
  return cancels?.find(
    ({ cancelAmount, cancelReason }) =>
      cancelAmount === ask.amount && cancelReason.endsWith(signOf(ask)),
  )
}

const readCancelled = Effect.fnUntraced(function* (answer: TossAnswer, ask: CancelRequest) {
  if (answer.kind === 'failure' && verdictOf('cancel', answer) === 'ended') {
    return { outcome: 'refused', code: answer.code } satisfies CancelOutcome
  }
  if (answer.kind !== 'payment') return yield* unanswered(answer)
  const { payment } = answer
  const cancel = payment.paymentKey === ask.paymentKey ? cancelIn(payment, ask) : undefined
  if (cancel === undefined) return yield* unanswered(answer)
  return {
    outcome: 'cancelled',
    cancelledAtMs: cancel.canceledAt,
    cancelledAmount: cancel.cancelAmount,
    transactionKey: cancel.transactionKey,
    refundStatus: REFUND_STATUS[payment.virtualAccount?.refundStatus ?? 'NONE'],
  } satisfies CancelOutcome
})

const unanswered = (answer: TossAnswer) => Effect.as(logUnanswered('cancel', answer), UNKNOWN)
