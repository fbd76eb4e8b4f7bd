import type { CancelOutcome, CancelRequest } from '../gateway.port.ts'
import { balanceOf, isClosed } from './payment-record.ts'
import type { PaymentRecord, Step } from './payment-record.ts'
import { isPartCancelable } from './sandbox-methods.ts'

type Cancel = PaymentRecord['cancels'][number]

const NOT_FOUND: Step<CancelOutcome> = {
  next: null,
  answer: { outcome: 'refused', code: 'NOT_FOUND_PAYMENT' },
}

/**
 * Gives money back, whole or in part. Refuses a payment key that is not this attempt's (`NOT_FOUND_PAYMENT`), what
 * was not approved (`NOT_CANCELABLE_PAYMENT`), a payment without balance (`ALREADY_CANCELED_PAYMENT`), a balance other
 * than the market believes (`NOT_MATCHES_REFUNDABLE_AMOUNT`), more than the balance or less than a won
 * (`NOT_CANCELABLE_AMOUNT`), a part of a phone bill (`NOT_ALLOWED_PARTIAL_REFUND`), and a used key with other figures
 * (`INVALID_REQUEST`). A deposit goes back to an account that has to be named (`INVALID_REFUND_ACCOUNT_INFO`); an account
 * without its deposit is closed. Source: domain-rules §1.8, §4.1.
 */
export function cancelPayment(
  record: PaymentRecord,
  ask: CancelRequest,
  nowMs: number,
): Step<CancelOutcome> {
  const { state } = record
  if (state.status === 'ready' || state.status === 'declined') return NOT_FOUND
  if (state.paymentKey !== ask.paymentKey) return NOT_FOUND
  const former = record.cancels.find((cancel) => cancel.idempotencyKey === ask.idempotencyKey)
  if (former !== undefined) {
    const isSame =
      former.amount === ask.amount && former.cancellableAmount === ask.cancellableAmount
    return { next: null, answer: isSame ? outcomeOf(record, former) : refused('INVALID_REQUEST') }
  }
  const { idempotencyKey, amount, cancellableAmount, reason } = ask
  const answer = answerTo(record, ask, nowMs)
  const isClosing = state.status === 'account' && state.depositedAtMs === null
  const cancel = { idempotencyKey, amount, cancellableAmount, reason, isClosing, answer }
  const closes = isClosing && answer.outcome === 'cancelled'
  const next: PaymentRecord = {
    ...record,
    state: closes ? { ...state, closedAtMs: nowMs } : state,
    cancels: [...record.cancels, cancel],
  }
  return { next, answer: outcomeOf(next, cancel) }
}

/** A cancel is named by its place in the record. */
function outcomeOf(record: PaymentRecord, cancel: Cancel): CancelOutcome {
  const { answer, amount } = cancel
  if (answer.outcome === 'refused') return answer
  return {
    outcome: 'cancelled',
    cancelledAtMs: answer.cancelledAtMs,
    cancelledAmount: amount,
    transactionKey: `${record.request.gatewayOrderId}.cancel.${record.cancels.indexOf(cancel) + 1}`,
    refundStatus: 'done',
  }
}

function answerTo(record: PaymentRecord, ask: CancelRequest, nowMs: number): Cancel['answer'] {
  const { state } = record
  if (state.status === 'account' && state.depositedAtMs === null) {
    return isClosed(state, nowMs)
      ? refused('ALREADY_CANCELED_PAYMENT')
      : { outcome: 'cancelled', cancelledAtMs: nowMs }
  }
  if (state.status === 'account' && ask.refundAccount === null) {
    return refused('INVALID_REFUND_ACCOUNT_INFO')
  }
  const isApproved = state.status === 'approved' && nowMs >= state.approvedAtMs
  if (!isApproved && state.status !== 'account') return refused('NOT_CANCELABLE_PAYMENT')
  const balance = balanceOf(record)
  if (balance === 0) return refused('ALREADY_CANCELED_PAYMENT')
  if (ask.cancellableAmount !== balance) return refused('NOT_MATCHES_REFUNDABLE_AMOUNT')
  if (!Number.isInteger(ask.amount) || ask.amount < 1 || ask.amount > balance) {
    return refused('NOT_CANCELABLE_AMOUNT')
  }
  if (ask.amount < balance && !isPartCancelable(record.request.method)) {
    return refused('NOT_ALLOWED_PARTIAL_REFUND')
  }
  return { outcome: 'cancelled', cancelledAtMs: nowMs }
}

function refused(code: string): Extract<CancelOutcome, { outcome: 'refused' }> {
  return { outcome: 'refused', code }
}
