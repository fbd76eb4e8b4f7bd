import { isDay } from '@jangteo/core/calendar/day.rules'
import { STEP_ACTORS } from '@jangteo/core/chart/step.codes'
import { BANK_CODES } from '@jangteo/core/payment/bank.codes'
import {
  ENTRY_KINDS,
  HOLD_REASONS,
  STATEMENT_STATES,
  TRANSFER_OUTCOMES,
} from '@jangteo/core/settlement/settlement.codes'
import { z } from 'zod'
import { moment, opaqueId, pageOf, wonTotal } from '../wire/wire.schemas.ts'

/** A Korean calendar day, `YYYY-MM-DD`. */
export const settlementDay = z.string().refine(isDay)

/** A Korean month, `YYYY-MM`. */
export const settlementMonth = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

/** An amount in won that may be taken from a store. */
const signedWon = z.int()

/** Sums of entries, in won. `payable` = gross − seller's discount − fee − VAT. */
export const settlementSums = z.object({
  gross: signedWon,
  sellerDiscount: wonTotal,
  marketDiscount: wonTotal,
  fee: wonTotal,
  feeVat: wonTotal,
  payable: signedWon,
})

/** A statement in a list; `amount` of an open one is what its entries come to by now. */
export const statementCard = z.object({
  statementIdEncrypt: opaqueId,
  day: settlementDay,
  stateEnum: z.enum(STATEMENT_STATES),
  amount: signedWon,
  entryCount: z.int().min(0),
  holdReasonEnum: z.enum(HOLD_REASONS).nullable(),
  memo: z.string(),
  paidAt: moment.nullable(),
})

/** A statement in the operator's list. `invoiceYn`: the store has been below zero for thirty days. */
export const operatorStatementCard = statementCard.extend({
  storeUrl: z.string(),
  storeName: z.string(),
  belowSince: settlementDay.nullable(),
  isInvoiceDue: z.boolean(),
})

/** An entry of a statement with what it is of. */
export const settlementEntry = settlementSums.extend({
  entryId: z.int(),
  kindEnum: z.enum(ENTRY_KINDS),
  orderNumber: z.string().nullable(),
  goodsName: z.string().nullable(),
  quantity: z.int().nullable(),
  feeRateBp: z.int(),
  memo: z.string(),
  occurredAt: moment,
})

/** A step of a statement. */
const statementStep = z.object({
  actorEnum: z.enum(STEP_ACTORS),
  action: z.string(),
  stateEnum: z.enum(STATEMENT_STATES),
  memo: z.string(),
  at: moment,
})

/** A statement with its sums, a page of its entries, and its steps. */
export const statementDetail = z.object({
  statement: statementCard,
  sums: settlementSums,
  entries: pageOf(settlementEntry),
  steps: z.array(statementStep),
})

/** A month of a store: what its tax invoice is made out for is fee and VAT. */
export const settlementMonthSums = settlementSums.extend({ month: settlementMonth })

/** Account that a store is paid to; the number is masked. */
export const bankAccount = z.object({
  bankCode: z.enum(BANK_CODES),
  maskedAccountNumber: z.string(),
  holderName: z.string(),
  /** `null` while neither a bank nor an operator has verified its holder. */
  checkedAt: moment.nullable(),
  payableFrom: settlementDay,
})

/** A payout in a list. */
export const payoutCard = z.object({
  payoutIdEncrypt: opaqueId,
  sentAt: moment,
  senderName: z.string(),
  amount: wonTotal,
  transferCount: z.int(),
  askedCount: z.int(),
  failedCount: z.int(),
})

/** One transfer of a payout. */
export const payoutTransfer = z.object({
  statementIdEncrypt: opaqueId,
  storeName: z.string(),
  day: settlementDay,
  amount: wonTotal,
  bankCode: z.enum(BANK_CODES),
  maskedAccountNumber: z.string(),
  holderName: z.string(),
  outcomeEnum: z.enum(TRANSFER_OUTCOMES),
})
