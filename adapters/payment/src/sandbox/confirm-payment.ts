import type { ConfirmRequest, PaymentOutcome } from '../gateway.port.ts'
import { issueAccount } from './deposit-account.ts'
import { approvalOf, balanceOf, declined, isExpired, outcomeOf } from './payment-record.ts'
import type { Approved, PaymentRecord, Step } from './payment-record.ts'

/** A late approval comes this long after the confirm: the market has stopped waiting by then. */
export const LATE_APPROVAL_MS = 20_000

type Refusal = ReturnType<typeof declined>
type Agreed = Extract<PaymentRecord['state'], { status: 'agreed' }>

/**
 * Approves what the buyer agreed to in the window. The same key is answered the same, and `INVALID_REQUEST` with
 * another amount or payment key; a payment that
 * is approved already answers its approval and takes no second one. `unknown` stands for a
 * gateway that says nothing. Source: domain-rules §4.1.
 */
export function confirmPayment(
  record: PaymentRecord,
  ask: ConfirmRequest,
  nowMs: number,
): Step<PaymentOutcome> {
  const former = record.confirms.find((confirm) => confirm.idempotencyKey === ask.idempotencyKey)
  if (former !== undefined) {
    const isSame = former.paymentKey === ask.paymentKey && former.amount === ask.amount
    if (!isSame) return { next: null, answer: declined('INVALID_REQUEST') }
    return { next: null, answer: former.refusal ?? replayOf(record, nowMs) }
  }
  const refusal = refusalOf(record, ask)
  if (refusal !== null) return { next: remember(record, ask, refusal), answer: refusal }
  const { state } = record
  if (state.status !== 'agreed' || isExpired(record, nowMs)) {
    return { next: remember(record, ask, null), answer: replayOf(record, nowMs) }
  }
  return carryOut({ record, state, ask, nowMs })
}

function refusalOf(record: PaymentRecord, ask: ConfirmRequest): Refusal | null {
  const { request, state } = record
  if (state.status === 'ready') return declined('NOT_FOUND_PAYMENT')
  if (state.status !== 'declined' && state.paymentKey !== ask.paymentKey) {
    return declined('NOT_FOUND_PAYMENT')
  }
  if (request.amount !== ask.amount) return declined('INVALID_REQUEST')
  return balanceOf(record) === 0 ? declined('ALREADY_CANCELED_PAYMENT') : null
}

function replayOf(record: PaymentRecord, nowMs: number): PaymentOutcome {
  const { request, state } = record
  if (state.status !== 'approved') return outcomeOf(record, nowMs)
  return nowMs < state.approvedAtMs ? { outcome: 'unknown' } : approvalOf(request, state)
}

function remember(
  record: PaymentRecord,
  { idempotencyKey, paymentKey, amount }: ConfirmRequest,
  refusal: Refusal | null,
): PaymentRecord {
  const confirm = { idempotencyKey, paymentKey, amount, refusal }
  return { ...record, confirms: [...record.confirms, confirm] }
}

type Confirming = {
  readonly record: PaymentRecord
  readonly state: Agreed
  readonly ask: ConfirmRequest
  readonly nowMs: number
}

function carryOut({ record, state, ask, nowMs }: Confirming): Step<PaymentOutcome> {
  const { plan, paymentKey, card } = state
  if (plan.kind === 'lost') {
    const next: PaymentRecord = { ...record, state: { ...state, plan: { kind: 'prompt' } } }
    return { next, answer: { outcome: 'unknown' } }
  }
  const known = remember(record, ask, null)
  if (plan.kind === 'decline') {
    const { code } = plan
    const next: PaymentRecord = { ...known, state: { status: 'declined', code } }
    return { next, answer: { outcome: 'declined', code } }
  }
  if (state.bank !== null) {
    const next = { ...known, state: issueAccount(record.request, state, state.bank) }
    const answer: PaymentOutcome =
      plan.kind === 'prompt' ? outcomeOf(next, nowMs) : { outcome: 'unknown' }
    return { next, answer }
  }
  const approvedAtMs = plan.kind === 'late' ? nowMs + LATE_APPROVAL_MS : nowMs
  const approved: Approved = { status: 'approved', paymentKey, card, approvedAtMs }
  const answer: PaymentOutcome =
    plan.kind === 'prompt' ? approvalOf(record.request, approved) : { outcome: 'unknown' }
  return { next: { ...known, state: approved }, answer }
}
