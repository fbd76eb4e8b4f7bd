import type { AdditionalPaymentState } from '@jangteo/core/claim/additionalPayment.codes'
import { additionalRefundAmount } from '@jangteo/core/claim/additionalPayment.rules'
import { CLAIM_TYPE_LABELS, type ClaimType } from '@jangteo/core/claim/claim.codes'
import type { ClaimQuote } from '@jangteo/core/claim/claimQuote.rules'
import { refundWay } from '@jangteo/core/claim/refundWay.rules'
import { allow, type Decision, refuse } from '@jangteo/core/decision/decision.rules'
import {
  findAdditionalPaymentOfClaim,
  findPaymentOfAdditional,
} from '@jangteo/postgres/claim/additional-payment.store'
import { findAgreedAttempt } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import { advancePayment } from '../payment/advance-payment.ts'
import { refundPayment } from '../payment/refund-payment.ts'
import { additionalRefundKey } from './additional-refund-key.ts'
import { advanceAdditionalPayment } from './advance-additional-payment.ts'

type EndedClaim = {
  readonly id: number
  readonly type: ClaimType
  readonly quote: Pick<ClaimQuote, 'legs'> | null
}

type End = {
  readonly event: 'claim.withdrawn' | 'claim.refused' | 'claim.requoted'
  /** The goods were fetched: the legs that carried them were used. */
  readonly isCollected: boolean
  readonly atMs: number
}

type EndRefusal = 'NOT_CHANGE_ADDITIONAL_PAYMENT' | 'ADD_PAYMENT_REFUND_ERROR'

function decideEnd(state: AdditionalPaymentState): Decision<EndRefusal, 'NOTHING' | 'END'> {
  if (state === 'CANCELLED' || state === 'REFUNDED') return allow('NOTHING')
  if (state === 'WAITING' || state === 'PAID') return allow('END')
  const isFailed = state === 'REFUND_FAILED'
  return refuse(isFailed ? 'ADD_PAYMENT_REFUND_ERROR' : 'NOT_CHANGE_ADDITIONAL_PAYMENT')
}

/**
 * Whether the additional payment of a claim may end now; one that is being paid at this moment may not. To be asked
 * before the claim's own step. Refusals: NOT_CHANGE_ADDITIONAL_PAYMENT, ADD_PAYMENT_REFUND_ERROR.
 */
export const checkAdditionalPaymentEnd = Effect.fnUntraced(function* (claimId: number) {
  const additional = yield* findAdditionalPaymentOfClaim(claimId)
  return additional === undefined ? allow('NOTHING' as const) : decideEnd(additional.state)
})

/**
 * Ends the additional payment of a claim that ends, or asks for it no more: what nobody paid is cancelled together with
 * its payment, what was paid goes back without the legs that were used. Where they used it up it stays paid. One that
 * may not end is a defect: `checkAdditionalPaymentEnd` comes first. Safe only inside a transaction that has locked the
 * order. Source: domain-rules §1.9, decision 036.
 */
export const endAdditionalPayment = Effect.fnUntraced(function* (
  claim: EndedClaim,
  { event, isCollected, atMs }: End,
) {
  const additional = yield* findAdditionalPaymentOfClaim(claim.id)
  if (additional === undefined) return
  const end = decideEnd(additional.state)
  if (!end.ok) return yield* Effect.die(new Error(`claim ${claim.id}: ${end.reason}`))
  if (end.value === 'NOTHING') return
  const isWhole = event === 'claim.requoted' || claim.quote === null
  const amount = isWhole
    ? additional.amount
    : additionalRefundAmount(
        { additionalAmount: additional.amount, legs: claim.quote.legs },
        isCollected,
      )
  if (additional.state === 'PAID' && amount === 0) return
  yield* advanceAdditionalPayment(additional, { event, atMs })
  if (additional.state === 'PAID') yield* giveBack(claim, { ...additional, amount }, atMs)
  else yield* closePayment(additional.id, atMs)
})

const giveBack = Effect.fnUntraced(function* (
  { id: claimId, type }: EndedClaim,
  { id, amount }: { readonly id: number; readonly amount: number },
  atMs: number,
) {
  const payment = yield* findPaymentOfAdditional(id)
  const attempt = yield* findAgreedAttempt(payment.id)
  const way = refundWay(
    {
      method: payment.method,
      paidAmount: payment.amount,
      refundableAmount: payment.amount - payment.refunded_amount,
      paidAtMs: payment.completed_at?.getTime() ?? atMs,
      isPartlyRefundable: attempt?.is_part_cancelable ?? true,
      isByCard: attempt !== undefined && attempt.installment_months !== null,
    },
    amount,
    atMs,
  )
  const reason = `${CLAIM_TYPE_LABELS[type]} 추가결제 환불`
  const refund = { claimId, amount, way, reason, key: additionalRefundKey(id) }
  yield* refundPayment(payment.id, refund, atMs)
})

/** Nobody can pay it any more: its window is over, its account is closed. */
export const closePayment = Effect.fnUntraced(function* (
  additionalPaymentId: number,
  atMs: number,
) {
  const payment = yield* findPaymentOfAdditional(additionalPaymentId)
  const event = 'system.paymentDue'
  yield* advancePayment(payment, { event, facts: { isOverdue: true }, atMs })
})
