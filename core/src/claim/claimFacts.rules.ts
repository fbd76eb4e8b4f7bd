import { cancelAnswerDueMs } from '../calendar/deadline.rules.ts'
import type { Holidays } from '../calendar/businessDay.rules.ts'
import { factOf } from '../chart/table.rules.ts'
import type { OrderItemStatus } from '../order/orderItem.codes.ts'
import { deliveryAssumedDueMs } from '../order/orderItem.rules.ts'
import type { AdditionalPaymentFacts } from './additionalPayment.chart.ts'
import type { AdditionalPaymentState } from './additional/additionalPayment.codes.ts'
import {
  decideAdditionalPaymentEnd,
  NO_ADDITIONAL_PAYMENT_FACTS,
} from './additional/additionalPayment.rules.ts'
import type { CancelClaimFacts } from './cancelClaim.chart.ts'
import type { ClaimState, ClaimStatus } from './claim.codes.ts'
import { isWithdrawableClaim } from './claim.rules.ts'
import type { ExchangeClaimFacts } from './exchangeClaim.chart.ts'
import type { ReturnClaimFacts } from './returnClaim.chart.ts'
import { isWithdrawable, type KnownWithdrawal } from './withdrawal/withdrawal.rules.ts'

/** Input for the facts of any claim, besides its state. */
type KnownClaim = Omit<KnownWithdrawal, 'type'> & {
  /** A dispute over it was decided at the seller's fault. */
  readonly isUpheld: boolean
}

/** Input for the facts of a cancel; times in epoch milliseconds. */
export type KnownCancel = Omit<KnownClaim, 'withdrawCounts'> & {
  /** The states of its items, which they keep while it runs. */
  readonly itemStatuses: readonly OrderItemStatus[]
  /** Its order waits for a deposit: the bank took the one back that there was. */
  readonly isAwaitingDeposit: boolean
  readonly requestedAtMs: number
  readonly holidays: Holidays
  readonly nowMs: number
}

/** Input for the facts of a return. */
export type KnownReturn = KnownClaim & {
  /** It was an exchange, whose parcel was lost after its goods had passed their inspection. */
  readonly isLostExchange: boolean
}

/** Input for the facts of an exchange; times in epoch milliseconds. */
export type KnownExchange = KnownClaim & {
  /** Its seller has inspected the goods and accepted them. */
  readonly isAccepted: boolean
  readonly state: ClaimState
  /** The goods that replace the others are in the stock, once more where they have left it. */
  readonly isInStock: boolean
  /** A running claim of another group keeps its items in the order. Source: decision 032. */
  readonly isHeld: boolean
  /** When the goods that replace the others were handed to a carrier; `null` before. */
  readonly reshippedAtMs: number | null
  /** True when that carrier says where parcels are. */
  readonly isTracked: boolean
  readonly nowMs: number
}

/** Input for the facts of an additional payment; times in epoch milliseconds. */
export type KnownAdditionalPayment = {
  readonly dueAtMs: number
  /** The claim it belongs to. */
  readonly claimStatus: ClaimStatus
  readonly nowMs: number
}

function isSettled(additionalPayment: AdditionalPaymentState | null): boolean {
  return additionalPayment === null || additionalPayment === 'PAID'
}

function isPaymentEndable(additionalPayment: AdditionalPaymentState | null) {
  return factOf(decideAdditionalPaymentEnd(additionalPayment))
}

/** The same of a claim that may still be refused and changed. */
function isClaimEndable({
  additionalPayment,
  isUpheld,
}: Pick<KnownClaim, 'additionalPayment' | 'isUpheld'>) {
  return isUpheld ? ('CLAIM_DISPUTE_UPHELD' as const) : isPaymentEndable(additionalPayment)
}

/**
 * Computes the facts of the cancel chart. A cancel completes at once while no seller has acknowledged any of its items,
 * and by itself once the seller's time to answer is over or a dispute was decided for the buyer; neither before its additional payment is made. Source:
 * domain-rules §1.2, A9, decision 146.
 */
export function cancelClaimFacts(known: KnownCancel): CancelClaimFacts {
  const { itemStatuses, requestedAtMs, holidays, nowMs } = known
  const settled = isSettled(known.additionalPayment)
  return {
    isSettled: settled,
    isCompletedAtOnce: settled && itemStatuses.every((status) => status === 'DC'),
    isAnswerDue: settled && (known.isUpheld || nowMs > cancelAnswerDueMs(requestedAtMs, holidays)),
    isPaymentEndable: isClaimEndable(known),
    isWithdrawable: isWithdrawable({ ...known, type: 'CANCEL', withdrawCounts: [] }),
    isDepositReversed: known.isAwaitingDeposit && isPaymentEndable(known.additionalPayment),
  }
}

/** Computes the facts of the return chart. Source: domain-rules §1.9, A10, decision 059. */
export function returnClaimFacts(known: KnownReturn): ReturnClaimFacts {
  const endable = isClaimEndable(known)
  return {
    isSettled: isSettled(known.additionalPayment),
    isPaymentEndable: endable,
    isWithdrawable: isWithdrawable({ ...known, type: 'RETURN' }),
    isInspectionOpen: known.isLostExchange ? 'CLAIM_ALREADY_INSPECTED' : endable,
  }
}

function isConvertible(known: KnownExchange): ExchangeClaimFacts['isConvertible'] {
  if (known.state === 'EY' && known.reshippedAtMs === null) return 'CLAIM_NOT_RESHIPPED'
  const endable = isPaymentEndable(known.additionalPayment)
  return endable === true && known.isHeld ? 'SHIPPING_GROUP_CLAIM_IN_PROGRESS' : endable
}

function isResendable(known: KnownExchange): ExchangeClaimFacts['isResendable'] {
  if (known.reshippedAtMs === null) return 'CLAIM_NOT_RESHIPPED'
  return known.isInStock || 'EXCHANGE_RESHIPPING_OUT_OF_STOCK'
}

/**
 * Computes the facts of the exchange chart. A replacement is assumed to arrive as an order is. Source: domain-rules
 * §1.9, A10, decision 020.
 */
export function exchangeClaimFacts(known: KnownExchange): ExchangeClaimFacts {
  const { reshippedAtMs, isTracked, nowMs } = known
  const isReshipped = reshippedAtMs !== null
  const settled = isSettled(known.additionalPayment)
  return {
    isSettled: settled,
    isReshippable: settled && known.isAccepted,
    isPaymentEndable: isClaimEndable(known),
    isWithdrawable: isWithdrawable({ ...known, type: 'EXCHANGE' }),
    isConvertible: isConvertible(known),
    isResendable: isResendable(known),
    isReshipped,
    isDeliveryAssumable: isReshipped && !isTracked && nowMs > deliveryAssumedDueMs(reshippedAtMs),
  }
}

/**
 * Computes the facts of the additional payment chart. Its end ends a claim whose products nobody has collected. Source:
 * domain-rules §1.9.
 */
export function additionalPaymentFacts(known: KnownAdditionalPayment): AdditionalPaymentFacts {
  const isOverdue = known.nowMs > known.dueAtMs
  const isEndingClaim = isOverdue && isWithdrawableClaim(known.claimStatus)
  return { ...NO_ADDITIONAL_PAYMENT_FACTS, isOverdue, isEndingClaim }
}
