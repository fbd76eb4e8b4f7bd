import { CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import { REFUND_WAYS } from '@jangteo/core/claim/refund/refundWay.codes'
import { BANK_CODES } from '@jangteo/core/payment/bank.codes'
import { HAND_MONEY_RESULTS } from '@jangteo/core/payment/handMoney.codes'
import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import { REFUND_STATES } from '@jangteo/core/payment/refund.codes'
import { z } from 'zod'
import { moment, opaqueId, won } from '../wire/wire.schemas.ts'

/** A finding that an operator may record of a payment. */
export const PAYMENT_RECORDS = [
  'system.depositRecorded',
  'system.approvalRecorded',
  'system.approvalEnded',
] as const

/** States of a payment that waits for its gateway's answer, or for a deposit. */
export const PENDING_STATES = ['APPROVING', 'DEPOSIT_READY'] as const

const pendingEvent = z.object({ type: z.enum(PAYMENT_RECORDS), label: z.string() })

/** A payment that waits, with what may be recorded of it. The name of the buyer is masked. */
export const pendingPayment = z.object({
  paymentGatewayIdEncrypt: opaqueId,
  paymentStateEnum: z.enum(PENDING_STATES),
  paymentMethodEnum: z.enum(PAYMENT_METHODS),
  amount: won,
  ordersIdEncrypt: opaqueId,
  orderNumber: z.string(),
  orderedAt: moment,
  ordererName: z.string(),
  /** The claim that asks for it; `null` for an order's own. */
  claimTypeEnum: z.enum(CLAIM_TYPES).nullable(),
  /** True when a second operator has to approve its deposit. */
  takesTwo: z.boolean(),
  events: z.array(pendingEvent),
})

/** Money that has to go back and has not. The name of the buyer is masked, and so is the account. */
export const openRefund = z.object({
  refundIdEncrypt: opaqueId,
  refundStatusEnum: z.enum(REFUND_STATES),
  way: z.enum(REFUND_WAYS),
  /** Reason why the gateway did not give it back; `null` while it was not asked, or gave it. */
  failureCode: z.string().nullable(),
  reason: z.string(),
  amount: won,
  requestedAt: moment,
  /** Until when the law wants it paid. */
  dueAt: moment,
  isLate: z.boolean(),
  paymentMethodEnum: z.enum(PAYMENT_METHODS),
  ordersIdEncrypt: opaqueId,
  orderNumber: z.string(),
  ordererName: z.string(),
  /** The claim that it goes back for; `null` for money that came in too late. */
  orderClaimIdEncrypt: opaqueId.nullable(),
  hasAccount: z.boolean(),
  /** True when a second operator has to approve that it was paid by hand. */
  takesTwo: z.boolean(),
  canAskAgain: z.boolean(),
  canRecord: z.boolean(),
})

/** Account that a person pays a refund to, in clear. */
export const refundAccountInClear = z.object({
  bankCode: z.enum(BANK_CODES),
  accountNumber: z.string(),
  holderName: z.string(),
})

/** Outcome of money that an operator records. */
export const handMoneyOutcome = z.object({ resultEnum: z.enum(HAND_MONEY_RESULTS) })
