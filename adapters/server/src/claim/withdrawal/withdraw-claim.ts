import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { isWithdrawableClaim } from '@jangteo/core/claim/claim.rules'
import type { ClaimRefusal } from '@jangteo/core/claim/claimStep.rules'
import { WITHDRAWAL_REFUSALS } from '@jangteo/core/claim/withdrawal/withdrawal.codes'
import {
  findAdditionalPaymentOfClaim,
  findPaymentOfAdditional,
} from '@jangteo/postgres/claim/additional-payment.store'
import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, refusedSaying } from '../../call/refused.ts'
import { send, type Receivers } from '../../entity/entity-queue.ts'
import { isBuyerOf } from '../../order/order-access.ts'
import { settleRefunds } from '../../payment/settle-refunds.ts'
import { openId } from '../../wire/open-id.ts'
import { advanceClaim, decideClaim } from '../advance-claim.ts'
import { findOwedState } from '../claim-facts.ts'
import { scheduleWithdrawal } from '../claim-jobs.ts'
import { endAdditionalPayment } from '../additional/end-additional-payment.ts'
import { lockClaim } from '../lock-claim.ts'

/** Time until a withdrawal that waits for a refund is looked at again, in milliseconds. */
const AGAIN_MS = 30_000

type ClaimInput = { readonly id: string }

const DONE = { done: true } as const

function refuseWithdrawal(refusal: ClaimRefusal, type: RequestableClaimType) {
  const reason = WITHDRAWAL_REFUSALS.find((code) => code === refusal) ?? 'NOT_CHANGE_STATUS'
  if (reason !== 'CLAIM_WITHDRAW_COUNT_EXCEEDED' || type === 'CANCEL') return refused(reason)
  return refusedSaying(reason, CLAIM_MESSAGES.CLAIM_WITHDRAW_COUNT_EXCEEDED({ type }))
}

/**
 * Withdraws a claim of the caller's, before anything of it was collected: the items never left their states, so they
 * are as they were. What was paid for it goes back first, at the gateway and outside of the transaction; should that
 * fail the claim stays as it is. The order's lock decides between this and a seller's answer at the same moment; one
 * that is withdrawn already answers the same. Refusals: CLAIM_NOT_FOUND, NOT_CHANGE_STATUS,
 * CLAIM_WITHDRAW_COUNT_EXCEEDED, NOT_CHANGE_ADDITIONAL_PAYMENT, ADD_PAYMENT_REFUND_ERROR.
 * Source: spec §4, §9, domain-rules §1.9, A6, A10, A11.
 */
export const withdrawClaim = (type: RequestableClaimType) =>
  Effect.fnUntraced(function* ({ id }: ClaimInput) {
    const claimId = yield* openId('claim', id, refused('CLAIM_NOT_FOUND'))
    const refundedPaymentId = yield* transaction(begin(claimId, type))
    if (refundedPaymentId === null) return DONE
    yield* settleRefunds(refundedPaymentId)
    const { isWithdrawn, hasFailed } = yield* finishWithdrawal(claimId)
    if (isWithdrawn) return DONE
    return yield* refused(hasFailed ? 'ADD_PAYMENT_REFUND_ERROR' : 'NOT_CHANGE_ADDITIONAL_PAYMENT')
  })

/** Withdraws the claim, or starts the refund of its additional payment first; returns the payment to refund. */
const begin = Effect.fnUntraced(function* (claimId: number, type: RequestableClaimType) {
  const locked = yield* lockClaim(claimId)
  if (locked === null || !(yield* isBuyerOf(locked.order)) || locked.claim.type !== type) {
    return yield* refused('CLAIM_NOT_FOUND')
  }
  const { claim } = locked
  if (claim.state === 'WITHDRAWN') return null
  const atMs = yield* Clock.currentTimeMillis
  const isPaid = (yield* findOwedState(claim)) === 'PAID'
  const step = { event: 'buyer.withdraw', atMs } as const
  const decision = yield* isPaid ? decideClaim(claim, step) : advanceClaim(claim, step)
  if (!decision.ok) return yield* refuseWithdrawal(decision.reason, type)
  return isPaid ? yield* sendBack(claim, atMs) : null
})

const sendBack = Effect.fnUntraced(function* (claim: ClaimRow, atMs: number) {
  const end = { event: 'claim.withdrawn', isCollected: false, atMs } as const
  yield* send(yield* endAdditionalPayment(claim, end))
  yield* scheduleWithdrawal(claim.id, atMs + AGAIN_MS)
  const additional = yield* findAdditionalPaymentOfClaim(claim.id)
  if (additional === undefined) return null
  return (yield* findPaymentOfAdditional(additional.id)).id
})

/**
 * Finishes a withdrawal that waited for a refund: once it is refunded the claim is withdrawn; while it is on its way
 * the job runs again. After a refusal of the gateway a person has to act, and the claim stays as it is.
 */
export const finishWithdrawal = Effect.fnUntraced(function* (
  claimId: number,
): Effect.fn.Return<{ isWithdrawn: boolean; hasFailed: boolean }, never, Db | Receivers> {
  const waiting = { isWithdrawn: false, hasFailed: false }
  const locked = yield* lockClaim(claimId)
  const additional = yield* findAdditionalPaymentOfClaim(claimId)
  if (locked === null || additional === undefined) return waiting
  const { claim } = locked
  if (claim.state === 'WITHDRAWN') return { ...waiting, isWithdrawn: true }
  if (!isWithdrawableClaim(claim.state)) return waiting
  const atMs = yield* Clock.currentTimeMillis
  if (additional.state === 'REFUNDING') yield* scheduleWithdrawal(claimId, atMs + AGAIN_MS)
  if (additional.state !== 'REFUNDED') {
    return { ...waiting, hasFailed: additional.state === 'REFUND_FAILED' }
  }
  const { ok } = yield* advanceClaim(claim, { event: 'buyer.withdraw', atMs })
  return { ...waiting, isWithdrawn: ok }
}, transaction)
