import { type Decision, allow, refuse } from '../../decision/decision.rules.ts'
import type { AdditionalPaymentState } from '../additional/additionalPayment.codes.ts'
import type { ClaimStatus, RequestableClaimType } from '../claim.codes.ts'
import { isRefusedClaim, isWithdrawableClaim } from '../claim.rules.ts'

/**
 * Number of times that a buyer withdraws exchanges of one item, and as often returns of it; cancels without end.
 * Source: spec §9, domain-rules A10.
 */
export const WITHDRAW_COUNT_MAX = 3

/** Facts that decide the withdrawal of a claim. */
export type WithdrawalFacts = {
  readonly type: RequestableClaimType
  /** `null` when there is no claim (any more). */
  readonly status: ClaimStatus | null
  /**
   * Number of times that claims of this type were withdrawn, for each of its items; not counting what withdrew itself.
   */
  readonly withdrawCounts: readonly number[]
  /** A later claim was computed from what this one took off a store coupon, as `dependsOn` says. */
  readonly hasDependentClaim: boolean
  /** `null` when it asked for none. */
  readonly additionalPayment: AdditionalPaymentState | null
}

/** Reason why a claim cannot be withdrawn. Source: spec §3, §4. */
export type WithdrawalRefusal =
  | 'NOT_CHANGE_STATUS'
  | 'CLAIM_WITHDRAW_COUNT_EXCEEDED'
  | 'NOT_CHANGE_ADDITIONAL_PAYMENT'
  | 'ADD_PAYMENT_REFUND_ERROR'

/** Step that a withdrawal takes with the additional payment of its claim. */
export type WithdrawalStep = {
  readonly additionalPayment: 'NOTHING' | 'CANCEL' | 'REFUND'
}

/** Reason why an additional payment cannot end now: it is being paid or paid back at this moment; its refund failed. */
export type AdditionalPaymentEndRefusal =
  | 'NOT_CHANGE_ADDITIONAL_PAYMENT'
  | 'ADD_PAYMENT_REFUND_ERROR'

type AdditionalPaymentStep = WithdrawalStep['additionalPayment'] | AdditionalPaymentEndRefusal

const ADDITIONAL_PAYMENT_STEPS: Readonly<Record<AdditionalPaymentState, AdditionalPaymentStep>> = {
  WAITING: 'CANCEL',
  APPROVING: 'NOT_CHANGE_ADDITIONAL_PAYMENT',
  PAID: 'REFUND',
  REFUNDING: 'NOT_CHANGE_ADDITIONAL_PAYMENT',
  REFUND_FAILED: 'ADD_PAYMENT_REFUND_ERROR',
  REFUNDED: 'NOTHING',
  CANCELLED: 'NOTHING',
}

/**
 * Data that the end of a claim has to do with its additional payment; `null` where it asked for none. Refusals:
 * `NOT_CHANGE_ADDITIONAL_PAYMENT`, `ADD_PAYMENT_REFUND_ERROR`. Source: domain-rules §1.9.
 */
export function decideAdditionalPaymentEnd(
  state: AdditionalPaymentState | null,
): Decision<AdditionalPaymentEndRefusal, WithdrawalStep['additionalPayment']> {
  const step = state === null ? 'NOTHING' : ADDITIONAL_PAYMENT_STEPS[state]
  return step === 'NOTHING' || step === 'CANCEL' || step === 'REFUND' ? allow(step) : refuse(step)
}

/**
 * Number of times that a buyer may still withdraw such a claim of these items; `null` is without end. Source: spec §9,
 * domain-rules A10.
 */
export function withdrawalsLeft(
  type: RequestableClaimType,
  withdrawCounts: readonly number[],
): number | null {
  if (type === 'CANCEL') return null
  return Math.max(0, WITHDRAW_COUNT_MAX - Math.max(0, ...withdrawCounts))
}

/**
 * True when the buyer may withdraw a claim. Refusals, the first that applies: `NOT_CHANGE_STATUS` (collected, decided,
 * or built upon), `CLAIM_WITHDRAW_COUNT_EXCEEDED` (three of a type for one of its items; never for a cancel),
 * `NOT_CHANGE_ADDITIONAL_PAYMENT` (it is being paid at this moment, or lost), `ADD_PAYMENT_REFUND_ERROR` (what was paid
 * could not be given back; a person has to). Source: spec §4, domain-rules §1.2, §1.9, A6, A10, A11.
 */
export function decideWithdrawal(
  facts: WithdrawalFacts,
): Decision<WithdrawalRefusal, WithdrawalStep> {
  const { type, status, withdrawCounts, hasDependentClaim, additionalPayment } = facts
  if (!isWithdrawableClaim(status) || hasDependentClaim) return refuse('NOT_CHANGE_STATUS')
  if (withdrawalsLeft(type, withdrawCounts) === 0) return refuse('CLAIM_WITHDRAW_COUNT_EXCEEDED')
  const end = decideAdditionalPaymentEnd(additionalPayment)
  return end.ok ? allow({ additionalPayment: end.value }) : end
}

/**
 * True when a buyer is offered to withdraw a claim: whenever it would be accepted, and also when only their three times
 * are used up, since that answer leads them to the customer centre. Source: spec §4, domain-rules A10.
 */
export function isWithdrawalOffered(facts: Omit<WithdrawalFacts, 'withdrawCounts'>): boolean {
  return decideWithdrawal({ ...facts, withdrawCounts: [] }).ok
}

/** A claim of an order as it stands; `status` is `null` once it was withdrawn. */
export type ClaimSnapshot = {
  readonly type: RequestableClaimType
  readonly orderItemIds: readonly number[]
  readonly status: ClaimStatus | null
  readonly requestedAtMs: number
}

function movesMoney({ type, status }: ClaimSnapshot): boolean {
  return type !== 'EXCHANGE' && status !== null && !isRefusedClaim(status)
}

/**
 * True when a later claim was computed from this one: both take lines off an order that one store coupon was divided
 * over (`couponLines`: those of each). Within a shipping group it cannot be, since only one claim runs at a time; an
 * exchange takes no line off, and what was refused or withdrawn counts for nothing. Source: domain-rules §1.2.
 */
export function dependsOn(
  claim: ClaimSnapshot,
  others: readonly ClaimSnapshot[],
  couponLines: readonly (readonly number[])[],
): boolean {
  const shares = (lines: readonly number[], { orderItemIds }: ClaimSnapshot) =>
    orderItemIds.some((id) => lines.includes(id))
  const later = others.filter(
    (other) => movesMoney(other) && other.requestedAtMs > claim.requestedAtMs,
  )
  return (
    movesMoney(claim) &&
    couponLines.some((lines) => shares(lines, claim) && later.some((other) => shares(lines, other)))
  )
}
