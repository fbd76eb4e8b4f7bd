import { decideStep, factOf } from '../../chart/table.rules.ts'
import { type Decision, allow, refuse } from '../../decision/decision.rules.ts'
import type { AdditionalPaymentState } from '../additional/additionalPayment.codes.ts'
import { decideAdditionalPaymentEnd } from '../additional/additionalPayment.rules.ts'
import type { AdditionalPaymentEnd } from '../additional/additionalPayment.rules.ts'
import type { ClaimStatus, RequestableClaimType } from '../claim.codes.ts'
import { isRefusedClaim } from '../claim.rules.ts'
import { CLAIM_TABLE, NO_CLAIM_FACTS } from '../claimStep.rules.ts'
import type { WithdrawalRefusal } from './withdrawal.codes.ts'

/**
 * Most withdrawals of exchanges of one item, and of returns of it; cancels have no limit. Source: spec §9, domain-rules
 * A10.
 */
export const WITHDRAW_COUNT_MAX = 3

/** Facts that decide a withdrawal besides the claim's state. */
export type KnownWithdrawal = {
  readonly type: RequestableClaimType
  /** Withdrawals of claims of this type so far, for each of its items; not counting what withdrew itself. */
  readonly withdrawCounts: readonly number[]
  /** A later claim was computed from what this one took off a store coupon, as `dependsOn` says. */
  readonly hasDependentClaim: boolean
  /** `null` when it asked for none. */
  readonly additionalPayment: AdditionalPaymentState | null
}

/** Facts that decide a withdrawal; `status` is `null` when there is no claim (any more). */
export type WithdrawalFacts = KnownWithdrawal & { readonly status: ClaimStatus | null }

/** Step of the additional payment when its claim is withdrawn. */
export type WithdrawalStep = {
  readonly additionalPayment: AdditionalPaymentEnd
}

/**
 * Returns the number of withdrawals left for such a claim of these items; `null` is no limit. Source: spec §9,
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
 * True when the buyer may withdraw a claim whose goods nobody has collected: the fact that its chart asks for. Refusals, the
 * first that applies: `NOT_CHANGE_STATUS` (a later claim depends on it), `CLAIM_WITHDRAW_COUNT_EXCEEDED` (three of a type
 * for one of its items; never for a cancel), those of `decideAdditionalPaymentEnd`. Source: domain-rules §1.2, §1.9, A6, A10.
 */
export function isWithdrawable(facts: KnownWithdrawal): true | WithdrawalRefusal {
  const { type, withdrawCounts, hasDependentClaim, additionalPayment } = facts
  if (hasDependentClaim) return 'NOT_CHANGE_STATUS'
  if (withdrawalsLeft(type, withdrawCounts) === 0) return 'CLAIM_WITHDRAW_COUNT_EXCEEDED'
  return factOf(decideAdditionalPaymentEnd(additionalPayment))
}

/**
 * Decides whether the buyer may withdraw a claim, as its chart decides. Refusals: `NOT_CHANGE_STATUS` (collected or decided),
 * those of `isWithdrawable`. Source: spec §4, domain-rules §1.2, §1.9, A6, A10, A11.
 */
export function decideWithdrawal({
  status: state,
  ...known
}: WithdrawalFacts): Decision<WithdrawalRefusal, WithdrawalStep> {
  if (state === null) return refuse('NOT_CHANGE_STATUS')
  const fact = isWithdrawable(known)
  const facts = { ...NO_CLAIM_FACTS, isWithdrawable: fact }
  const step = decideStep(CLAIM_TABLE, { state, event: 'buyer.withdraw', facts })
  if (!step.ok) {
    return refuse(fact === true || step.reason !== fact ? 'NOT_CHANGE_STATUS' : fact)
  }
  const end = decideAdditionalPaymentEnd(known.additionalPayment)
  return end.ok ? allow({ additionalPayment: end.value }) : end
}

/**
 * True when a buyer is offered a withdrawal: when it would be accepted, and also when only the limit of three is
 * reached, since that refusal leads to the customer centre. Source: spec §4, domain-rules A10.
 */
export function isWithdrawalOffered(claim: Omit<WithdrawalFacts, 'withdrawCounts'>): boolean {
  return decideWithdrawal({ ...claim, withdrawCounts: [] }).ok
}

/** A claim of an order; `status` is `null` when it was withdrawn. */
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
 * True when a later claim was computed from this one: both remove lines over which one store coupon was divided
 * (`couponLines`: those of each). Never within a shipping group, where only one claim runs at a time, nor for an
 * exchange, which removes no line, nor for a refused or withdrawn claim. Source: domain-rules §1.2.
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
