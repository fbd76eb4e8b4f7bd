import { sumWon } from '../../money/money.rules.ts'
import type { Won } from '../../money/money.rules.ts'
import type { HeldFees, ShipmentFees } from './claimShipping.rules.ts'
import type { BookedPayment } from './orderLedger.rules.ts'
import { divideRefund, isRefundedInParts } from './refundWay.rules.ts'
import type { RefundPart } from './refundWay.rules.ts'

/** Amounts of a claim, in won. */
export type ClaimAmounts = {
  readonly goodsAmount: Won
  readonly goodsDiscount: Won
  readonly duplicationDiscount: Won
  readonly storeDiscount: Won
  readonly withdrawnDiscount: Won
  readonly feesBefore: HeldFees
  readonly feesAfter: HeldFees
  /** The fee that a group which was delivered for less owes now; charged once a group. */
  readonly initialFeeCharged: Won
  readonly shipments: ShipmentFees
}

/** Refund and additional payment of a claim, in won. */
export type Settlement = {
  readonly refundAmount: Won
  readonly refunds: readonly RefundPart[]
  readonly additionalAmount: Won
  readonly isRefundAccountRequired: boolean
}

/** Amount that the buyer gets back before deductions, in won. */
function creditOf(amounts: ClaimAmounts): Won {
  const { feesBefore, feesAfter } = amounts
  return (
    amounts.goodsAmount -
    amounts.goodsDiscount -
    amounts.duplicationDiscount -
    amounts.storeDiscount +
    Math.max(0, feesBefore.fee - feesAfter.fee) +
    (feesBefore.areaFee - feesAfter.areaFee)
  )
}

/** Amount that the buyer owes for the claim, in won. */
function chargeOf({ initialFeeCharged, withdrawnDiscount, shipments }: ClaimAmounts): Won {
  return (
    initialFeeCharged +
    withdrawnDiscount +
    shipments.returnFee +
    shipments.exchangeFee +
    shipments.areaExtra
  )
}

function comesBackWhole(payments: readonly BookedPayment[], credit: Won): boolean {
  const isAll = sumWon(payments.map(({ refundableAmount }) => refundableAmount)) === credit
  return isAll && payments.some((payment) => !isRefundedInParts(payment))
}

/**
 * Sets what the buyer owes off against the refund; the rest is an additional payment. Where everything would be
 * refunded but can only be refunded whole, it is, and all that the buyer owes becomes an additional payment. `null`
 * when the payments do not cover the refund. Source: domain-rules §1.5, §1.9.
 */
export function settleClaim(
  amounts: ClaimAmounts,
  payments: readonly BookedPayment[],
  nowMs: number,
): Settlement | null {
  const credit = creditOf(amounts)
  const charge = chargeOf(amounts)
  const isDeducted = !(charge > 0 && credit > 0 && comesBackWhole(payments, credit))
  const refundAmount = isDeducted ? Math.max(0, credit - charge) : credit
  const refunds = divideRefund(payments, refundAmount, nowMs)
  if (refunds === null) return null
  return {
    refundAmount,
    refunds,
    additionalAmount: isDeducted ? Math.max(0, charge - credit) : charge,
    isRefundAccountRequired: refunds.some(({ way }) => way === 'ACCOUNT'),
  }
}
