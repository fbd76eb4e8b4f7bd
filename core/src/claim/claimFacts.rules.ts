import { cancelAnswerDueMs } from '../calendar/deadline.rules.ts'
import type { Holidays } from '../calendar/businessDay.rules.ts'
import type { OrderItemStatus } from '../order/orderItem.codes.ts'
import { deliveryAssumedDueMs } from '../order/orderItem.rules.ts'
import type { AdditionalPaymentFacts } from './additionalPayment.chart.ts'
import type { AdditionalPaymentState } from './additional/additionalPayment.codes.ts'
import type { CancelClaimFacts } from './cancelClaim.chart.ts'
import type { ClaimStatus } from './claim.codes.ts'
import { isWithdrawableClaim } from './claim.rules.ts'
import type { ExchangeClaimFacts } from './exchangeClaim.chart.ts'
import type { ReturnClaimFacts } from './returnClaim.chart.ts'
import { withdrawalsLeft } from './withdrawal/withdrawal.rules.ts'

/** Facts of a cancel when something happens to it; times in epoch milliseconds. */
export type KnownCancel = {
  /** The states of its items, which they keep while it runs. */
  readonly itemStatuses: readonly OrderItemStatus[]
  /** `null` when it asks for none. */
  readonly additionalPayment: AdditionalPaymentState | null
  readonly requestedAtMs: number
  readonly holidays: Holidays
  readonly nowMs: number
}

/** Facts of the claim of delivered items when something happens to it. */
type KnownReturned = {
  /** Number of times that claims of this type were withdrawn by the buyer, for each of its items. */
  readonly withdrawCounts: readonly number[]
  /** `null` when it asks for none. */
  readonly additionalPayment: AdditionalPaymentState | null
}

/** Facts of a return when something happens to it. */
export type KnownReturn = KnownReturned & {
  /** It was an exchange, whose parcel was lost after its goods had passed their inspection. */
  readonly isLostExchange: boolean
}

/** Facts of an exchange when something happens to it; times in epoch milliseconds. */
export type KnownExchange = KnownReturned & {
  /** Its seller has inspected the goods and accepted them. */
  readonly isAccepted: boolean
  /** When the goods that replace the others were handed to a carrier; `null` before. */
  readonly reshippedAtMs: number | null
  /** True when that carrier says where parcels are. */
  readonly isTracked: boolean
  readonly nowMs: number
}

/** Facts of an additional payment when its time may be over; times in epoch milliseconds. */
export type KnownAdditionalPayment = {
  readonly dueAtMs: number
  /** The claim it belongs to. */
  readonly claimStatus: ClaimStatus
  readonly nowMs: number
}

function isSettled(additionalPayment: AdditionalPaymentState | null): boolean {
  return additionalPayment === null || additionalPayment === 'PAID'
}

/**
 * The facts that a cancel's chart asks for. It completes at once while no seller has acknowledged any of its items, and
 * by itself once the seller has let the time to answer pass; neither before its additional payment is made.
 * Source: domain-rules §1.2, A9.
 */
export function cancelClaimFacts(known: KnownCancel): CancelClaimFacts {
  const { itemStatuses, requestedAtMs, holidays, nowMs } = known
  const settled = isSettled(known.additionalPayment)
  return {
    isSettled: settled,
    isCompletedAtOnce: settled && itemStatuses.every((status) => status === 'DC'),
    isAnswerDue: settled && nowMs > cancelAnswerDueMs(requestedAtMs, holidays),
  }
}

/** The facts that a return's chart asks for. Source: domain-rules §1.9, A10, decision 059. */
export function returnClaimFacts(known: KnownReturn): ReturnClaimFacts {
  return {
    isSettled: isSettled(known.additionalPayment),
    hasWithdrawalLeft: withdrawalsLeft('RETURN', known.withdrawCounts) !== 0,
    isInspectionOpen: !known.isLostExchange,
  }
}

/**
 * The facts that an exchange's chart asks for. What is sent again is assumed to arrive as an order is. Source:
 * domain-rules §1.9, A10, decision 020.
 */
export function exchangeClaimFacts(known: KnownExchange): ExchangeClaimFacts {
  const { reshippedAtMs, isTracked, nowMs } = known
  const isReshipped = reshippedAtMs !== null
  const settled = isSettled(known.additionalPayment)
  return {
    isSettled: settled,
    isReshippable: settled && known.isAccepted,
    hasWithdrawalLeft: withdrawalsLeft('EXCHANGE', known.withdrawCounts) !== 0,
    isReshipped,
    isDeliveryAssumable: isReshipped && !isTracked && nowMs > deliveryAssumedDueMs(reshippedAtMs),
  }
}

/**
 * The facts that an additional payment's chart asks for. It ends a claim whose goods nobody has collected. Source:
 * domain-rules §1.9.
 */
export function additionalPaymentFacts(known: KnownAdditionalPayment): AdditionalPaymentFacts {
  const isOverdue = known.nowMs > known.dueAtMs
  return { isOverdue, isEndingClaim: isOverdue && isWithdrawableClaim(known.claimStatus) }
}
