import { BANK_CODES } from '@jangteo/core/payment/bank.codes'
import {
  CASH_RECEIPT_ID_KINDS,
  CASH_RECEIPT_PURPOSES,
} from '@jangteo/core/payment/cashReceipt.codes'
import { hideReceiptNumber } from '@jangteo/core/payment/cashReceipt.rules'
import { isCashMethod, receiptToIssue } from '@jangteo/core/payment/cashReceiptDuty.rules'
import type { DeclineCode } from '@jangteo/core/payment/decline.codes'
import { z } from 'zod'
import type { PaymentOutcome } from '../gateway.port.ts'
import { isPartCancelable, SANDBOX_METHODS } from './sandbox-methods.ts'
import { receiptPathOf } from './sandbox-paths.ts'

/** After the window the market has this long to confirm. Source: domain-rules §4.1. */
const CONFIRM_WITHIN_MS = 10 * 60_000

/** Pattern of an attempt's id. Nothing else becomes the name of a file. */
export const GATEWAY_ORDER_ID = /^[A-Za-z0-9_-]{6,64}$/

const hiddenReceipt = z.object({
  purpose: z.enum(CASH_RECEIPT_PURPOSES),
  hiddenNumber: z.string().regex(/^[\d*-]*\*[\d*-]*$/),
})
/** Receipt that a buyer asked for, with its whole number. */
export const askedReceipt = z.object({
  purpose: z.enum(CASH_RECEIPT_PURPOSES),
  kind: z.enum(CASH_RECEIPT_ID_KINDS),
  digits: z.string().regex(/^\d+$/),
})

type HiddenReceipt = z.infer<typeof hiddenReceipt>

/** Masks the number of a receipt, since no real one is issued here. Source: decision 031. */
function hideReceipt({ purpose, kind, digits }: z.infer<typeof askedReceipt>): HiddenReceipt {
  return { purpose, hiddenNumber: hideReceiptNumber(kind, digits) }
}

export const requestSchema = z.object({
  gatewayOrderId: z.string().regex(GATEWAY_ORDER_ID),
  amount: z.int().positive(),
  orderName: z.string().min(1),
  method: z.enum(SANDBOX_METHODS),
  returnUrl: z.url({ protocol: /^https?$/ }),
  expiresAtMs: z.int(),
  depositDueAtMs: z.int().nullable().default(null),
  cashReceipt: z
    .union([hiddenReceipt, askedReceipt.transform(hideReceipt)])
    .nullable()
    .default(null),
})

const cardSchema = z.object({ company: z.string(), installmentMonths: z.int() })

/**
 * Behaviour of the gateway at confirm, as chosen in the window. `late` approves some seconds after the market stopped
 * waiting, `silent` approves without a word, `lost` never sees the first confirm.
 */
const planSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['prompt', 'late', 'silent', 'lost']) }),
  z.object({ kind: z.literal('decline'), code: z.string() }),
])

/** Account that waits for a deposit. */
export const depositAccount = z.object({
  bankCode: z.enum(BANK_CODES),
  accountNumber: z.string(),
  holderName: z.string(),
  dueAtMs: z.int(),
})

const agreedShape = { paymentKey: z.string(), card: cardSchema.nullable() }
const accountShape = {
  paymentKey: z.string(),
  account: depositAccount,
  secret: z.string(),
  /** When the deposit came; `null` while it is not there. */
  depositedAtMs: z.int().nullable(),
  closedAtMs: z.int().nullable(),
}
const declinedShape = { outcome: z.literal('declined'), code: z.string() }

const recordSchema = z.object({
  request: requestSchema,
  state: z.discriminatedUnion('status', [
    z.object({ status: z.literal('ready') }),
    z.object({
      status: z.literal('agreed'),
      ...agreedShape,
      bank: z.enum(BANK_CODES).nullable().default(null),
      agreedAtMs: z.int(),
      plan: planSchema,
    }),
    z.object({ status: z.literal('approved'), ...agreedShape, approvedAtMs: z.int() }),
    z.object({ status: z.literal('account'), ...accountShape }),
    z.object({ status: z.literal('declined'), code: z.string() }),
  ]),
  /** Answered confirms by idempotency key: `null` where the answer is how the payment stands. */
  confirms: z.array(
    z.object({
      idempotencyKey: z.string(),
      paymentKey: z.string(),
      amount: z.number(),
      refusal: z.object(declinedShape).nullable(),
    }),
  ),
  /** Answered cancels by idempotency key. */
  cancels: z.array(
    z.object({
      idempotencyKey: z.string(),
      amount: z.number(),
      cancellableAmount: z.number(),
      reason: z.string(),
      /** It closed an account that nobody had paid into: no money went back. */
      isClosing: z.boolean().default(false),
      answer: z.discriminatedUnion('outcome', [
        z.object({ outcome: z.literal('cancelled'), cancelledAtMs: z.int() }),
        z.object({ outcome: z.literal('refused'), code: z.string() }),
      ]),
    }),
  ),
  /** Notices that the market is notified, in the order to report it. */
  notices: z
    .array(
      z.object({
        id: z.string(),
        body: z.string(),
        tries: z.int(),
        deliveredAtMs: z.int().nullable(),
      }),
    )
    .default([]),
})

/** Everything that the gateway stores of one attempt. Amounts in won. */
export type PaymentRecord = z.infer<typeof recordSchema>
export type PaidRequest = z.infer<typeof requestSchema>
export type Card = z.infer<typeof cardSchema>
export type ConfirmPlan = z.infer<typeof planSchema>
export type Account = Extract<PaymentRecord['state'], { status: 'account' }>
export type Approved = Extract<PaymentRecord['state'], { status: 'approved' }>

/** A decision about a record: its new content, `null` for no change, and the answer. */
export type Step<Answer> = { readonly next: PaymentRecord | null; readonly answer: Answer }

/** Reads a record as it was stored. Throws on anything else. */
export function parseRecord(text: string): PaymentRecord {
  return recordSchema.parse(JSON.parse(text))
}

/** The record of an attempt that nobody has seen in the window. */
export function newRecord(request: PaidRequest): PaymentRecord {
  return { request, state: { status: 'ready' }, confirms: [], cancels: [], notices: [] }
}

/** True when the window, or the time to confirm after it, is over. */
export function isExpired({ request, state }: PaymentRecord, nowMs: number): boolean {
  if (state.status === 'ready') return nowMs >= request.expiresAtMs
  return state.status === 'agreed' && nowMs >= state.agreedAtMs + CONFIRM_WITHIN_MS
}

/** Returns the amount that is left to cancel, in won. */
export function balanceOf({ request, cancels }: PaymentRecord): number {
  return cancels.reduce(
    (left, { amount, answer, isClosing }) =>
      answer.outcome === 'cancelled' && !isClosing ? left - amount : left,
    request.amount,
  )
}

export function declined(code: DeclineCode): { outcome: 'declined'; code: DeclineCode } {
  return { outcome: 'declined', code }
}

/** Returns the outcome of an attempt. One that was cancelled whole ended without money: `ALREADY_CANCELED_PAYMENT`. */
export function outcomeOf(record: PaymentRecord, nowMs: number): PaymentOutcome {
  const { state } = record
  if (isExpired(record, nowMs)) return declined('NOT_FOUND_PAYMENT_SESSION')
  if (state.status === 'account') return accountOutcomeOf(record, state, nowMs)
  if (state.status === 'declined') return { outcome: 'declined', code: state.code }
  if (state.status !== 'approved' || nowMs < state.approvedAtMs) return { outcome: 'waiting' }
  if (balanceOf(record) === 0) return declined('ALREADY_CANCELED_PAYMENT')
  return approvalOf(record.request, state)
}

/** The approval as it was first answered, whatever was cancelled since. */
export function approvalOf(request: PaidRequest, approved: Approved): PaymentOutcome {
  return {
    outcome: 'approved',
    paymentKey: approved.paymentKey,
    amount: request.amount,
    approvedAtMs: approved.approvedAtMs,
    cardCompany: approved.card?.company ?? null,
    installmentMonths: approved.card?.installmentMonths ?? null,
    isPartCancelable: isPartCancelable(request.method),
    ...receiptsOf(request),
  }
}

export type CashReceipt = HiddenReceipt & {
  /** Nobody asked for it: it bears the tax office's number. */
  readonly isUnnamed: boolean
  readonly amount: number
}

/** Returns the cash receipt of the part of a payment that was not refunded, in won; `null` when none is issued. */
export function cashReceiptOf(
  { method, cashReceipt }: PaidRequest,
  amount: number,
): CashReceipt | null {
  const receipt = receiptToIssue({ method, amount, owner: cashReceipt })
  if (receipt === null) return null
  return 'digits' in receipt
    ? { ...hideReceipt(receipt), isUnnamed: true, amount }
    : { ...receipt, isUnnamed: false }
}

/** Returns the receipts of a payment: for cash the cash receipt, for everything else a card receipt. */
function receiptsOf(request: PaidRequest) {
  const path = receiptPathOf(request.gatewayOrderId)
  if (!isCashMethod(request.method)) return { receiptUrl: path, cashReceiptUrl: null }
  const isIssued = cashReceiptOf(request, request.amount) !== null
  return { receiptUrl: null, cashReceiptUrl: isIssued ? path : null }
}

/** True when nobody can pay into the account: it was closed, or its time is over. */
export function isClosed({ closedAtMs, account }: Account, nowMs: number): boolean {
  return closedAtMs !== null || nowMs > account.dueAtMs
}

function accountOutcomeOf(record: PaymentRecord, state: Account, nowMs: number): PaymentOutcome {
  const { paymentKey, account, secret, depositedAtMs } = state
  if (depositedAtMs !== null) {
    if (balanceOf(record) === 0) return declined('ALREADY_CANCELED_PAYMENT')
    const approved = { status: 'approved', paymentKey, card: null } as const
    return approvalOf(record.request, { ...approved, approvedAtMs: depositedAtMs })
  }
  if (isClosed(state, nowMs)) return declined('ALREADY_CANCELED_PAYMENT')
  const { amount } = record.request
  return { outcome: 'accountIssued', paymentKey, amount, account, depositSecret: secret }
}
