import { CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import { BANK_CODES } from '@jangteo/core/payment/bank.codes'
import {
  CASH_RECEIPT_ID_KINDS,
  CASH_RECEIPT_PURPOSES,
} from '@jangteo/core/payment/cashReceipt.codes'
import {
  METHOD_REASONS,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from '@jangteo/core/payment/payment.codes'
import { PAYMENT_PROGRESSES } from '@jangteo/core/payment/paymentProgress.rules'
import { REFUND_STATES } from '@jangteo/core/payment/refund.codes'
import { REFUND_ACCOUNT_MESSAGES } from '@jangteo/core/payment/refundAccount.messages'
import { HOLDER_NAME_LENGTH_MAX, isAccountNumber } from '@jangteo/core/payment/refundAccount.rules'
import { z } from 'zod'
import { currencyCode, moment, opaqueId, won } from '../wire/wire.schemas.ts'

/** An account for a deposit, with its exact amount and its end. */
export const depositAccount = z.object({
  bankCode: z.enum(BANK_CODES),
  accountNumber: z.string(),
  holderName: z.string(),
  amount: won,
  dueAt: moment,
})

/** Money on its way back, or back already. */
export const refundAnswer = z.object({
  amount: won,
  refundStatusEnum: z.enum(REFUND_STATES),
  requestedAt: moment,
  settledAt: moment.nullable(),
})

/** Receipts of a payment by its gateway; `null` for a missing one. */
const issuedReceipts = {
  cardReceiptUrl: z.string().nullable(),
  cashReceiptUrl: z.string().nullable(),
}

/** Payments for an order, what its claims asked for besides, and what went back. */
export const receiptsAnswer = z.object({
  ...issuedReceipts,
  additionalPaymentList: z.array(
    z.object({
      orderClaimIdEncrypt: opaqueId,
      claimTypeEnum: z.enum(CLAIM_TYPES),
      paymentMethodEnum: z.enum(PAYMENT_METHODS),
      amount: won,
      paidAt: moment,
      ...issuedReceipts,
    }),
  ),
  refundList: z.array(
    refundAnswer.extend({
      paymentMethodEnum: z.enum(PAYMENT_METHODS),
      /** The claim that it went back for; `null` for money that came in too late. */
      orderClaimIdEncrypt: opaqueId.nullable(),
      /** It is of an additional payment. */
      isAdditional: z.boolean(),
    }),
  ),
})

/** A payment method that is shown but cannot be chosen. */
export const unavailableMethod = z.object({
  paymentMethodEnum: z.enum(PAYMENT_METHODS),
  code: z.enum(METHOD_REASONS),
  message: z.string(),
})

/** Request for a cash receipt, its number as it was typed. */
export const cashReceiptInput = z.object({
  purposeEnum: z.enum(CASH_RECEIPT_PURPOSES),
  numberKindEnum: z.enum(CASH_RECEIPT_ID_KINDS),
  number: z.string().max(40),
})

/** Ticket of a payment PIN: paying by money, and changing a saved refund account with the pay platform, need one. */
export const pinTicket = z.string().min(1).max(100)

/** The requested cash receipt, its number masked. */
export const cashReceiptAnswer = z.object({
  purposeEnum: z.enum(CASH_RECEIPT_PURPOSES),
  maskedNumber: z.string(),
})

/** State of a payment, and how it may be paid. */
export const paymentPage = z.object({
  paymentGatewayIdEncrypt: opaqueId,
  ordersIdEncrypt: opaqueId,
  /** The claim that asks for it; `null` for an order's own payment. */
  orderClaimIdEncrypt: opaqueId.nullable(),
  /** Name of the payment's subject: the products, or the claim. */
  orderName: z.string(),
  paymentMethodEnum: z.enum(PAYMENT_METHODS),
  paymentStatusEnum: z.enum(PAYMENT_STATUSES),
  paymentProgressEnum: z.enum(PAYMENT_PROGRESSES),
  amount: won,
  currencyCode,
  /** Until when it may be paid; `null` once it is, or when that time is over. */
  expiresAt: moment.nullable(),
  /** Reason why the latest attempt ended without money; `null` when it did not. */
  decline: z.object({ gatewayCode: z.string(), message: z.string() }).nullable(),
  depositAccount: depositAccount.nullable(),
  /** The ways to pay that another attempt may take. */
  paymentMethodList: z.array(z.enum(PAYMENT_METHODS)),
  /** The days after today in which an account may be paid into; 0 is today. */
  depositDays: z.int(),
  unavailableMethodList: z.array(unavailableMethod),
  /** The cash receipt that attempts in cash are made with; `null` while nobody asked for one. */
  cashReceipt: cashReceiptAnswer.nullable(),
})

/** An account as its owner writes it down; hyphens and blanks are dropped. */
export const accountInput = z.object({
  bankCode: z.enum(BANK_CODES),
  accountNumber: z
    .string()
    .max(40)
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .refine(isAccountNumber, REFUND_ACCOUNT_MESSAGES.REFUND_ACCOUNT_NUMBER_INVALID()),
  holderName: z
    .string()
    .normalize('NFC')
    .trim()
    .min(1, REFUND_ACCOUNT_MESSAGES.REFUND_HOLDER_REQUIRED())
    .max(HOLDER_NAME_LENGTH_MAX, REFUND_ACCOUNT_MESSAGES.REFUND_HOLDER_TOO_LONG()),
})

/** The refund account of the order; `account` is masked except its beginning. */
export const refundAccountAnswer = z.object({
  required: z.boolean(),
  account: z
    .object({
      bankCode: z.enum(BANK_CODES),
      maskedAccountNumber: z.string(),
      holderName: z.string(),
      /** When its bank confirmed the holder; `null` when no bank is asked, and the gateway compares when it pays. */
      checkedAt: moment.nullable(),
    })
    .nullable(),
})

/** Instalment terms of a card company. */
export const cardPlan = z.object({
  cardCompany: z.string(),
  minAmount: won,
  freeMonths: z.array(z.int()),
  /** Months of which the buyer bears the interest of the first ones. */
  partialFreeMonths: z.array(z.object({ months: z.int(), buyerPaysFirst: z.int() })),
  /** Korean days; `null` where the beginning is not reported. */
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date(),
})
