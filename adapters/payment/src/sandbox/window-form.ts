import type { DeclineCode } from '@jangteo/core/payment/decline.codes'
import type { BankCode } from '@jangteo/core/payment/bank.codes'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { z } from 'zod'
import { DEPOSIT_BANKS } from './deposit-account.ts'
import type { Card, ConfirmPlan, PaidRequest } from './payment-record.ts'
import {
  CARD_COMPANIES,
  installmentMonthsFor,
  isBelowMinimum,
  isCardMethod,
  isMoneyOrCard,
} from './sandbox-methods.ts'

/** The declines that the window offers: with closing it, one at least for each reason that a buyer may read. */
export const WINDOW_DECLINES = [
  'REJECT_CARD_COMPANY',
  'REJECT_CARD_PAYMENT',
  'INVALID_REJECT_CARD',
  'INVALID_STOPPED_CARD',
  'EXCEED_MAX_CARD_INSTALLMENT_PLAN',
  'EXCEED_MAX_AMOUNT',
  'BELOW_MINIMUM_AMOUNT',
  'REJECT_ACCOUNT_PAYMENT',
  'PAY_PROCESS_ABORTED',
  'PROVIDER_ERROR',
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
  'NOT_FOUND_PAYMENT_SESSION',
  'NOT_FOUND_PAYMENT',
] as const satisfies readonly DeclineCode[]

/** Ways to pay in a wallet that has money of its own. */
export const WALLET_SOURCES = ['MONEY', 'CARD'] as const

/** The ways to answer the confirm that the window offers. */
export const CONFIRM_ANSWERS = ['prompt', 'late', 'silent', 'lost'] as const

/** Choice of the buyer in the window: end the attempt, or agree to it. */
export type WindowChoice =
  | { readonly kind: 'end'; readonly code: DeclineCode }
  | {
      readonly kind: 'agree'
      readonly card: Card | null
      readonly bank: BankCode | null
      readonly plan: ConfirmPlan
    }

const formSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('close') }),
  z.object({ action: z.literal('approve'), answer: z.enum(CONFIRM_ANSWERS) }),
  z.object({
    action: z.literal('decline'),
    reason: z.enum(WINDOW_DECLINES),
    atConfirm: z.literal('on').optional(),
  }),
])

const cardSchema = z.object({
  card: z.enum(CARD_COMPANIES),
  months: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number),
})

/** Reads the posted form against the request; `null` for a choice that the window did not offer. */
export function readChoice(body: string, request: PaidRequest): WindowChoice | null {
  const fields = Object.fromEntries(new URLSearchParams(body))
  const { data: form } = formSchema.safeParse(fields)
  if (form === undefined) return null
  if (form.action === 'close') return { kind: 'end', code: 'PAY_PROCESS_CANCELED' }
  if (form.action === 'decline' && form.atConfirm === undefined) {
    return { kind: 'end', code: form.reason }
  }
  const card = readCard(fields, request)
  const bank = readBank(fields, request)
  if (card === 'invalid' || bank === 'invalid') return null
  if (form.action === 'decline') {
    return { kind: 'agree', card, bank, plan: { kind: 'decline', code: form.reason } }
  }
  return isBelowMinimum(request.method, request.amount)
    ? { kind: 'end', code: 'BELOW_MINIMUM_AMOUNT' }
    : { kind: 'agree', card, bank, plan: { kind: form.answer } }
}

/**
 * The card that is linked to a wallet, paid at once; `null` when the wallet's own money pays, as it does by default.
 */
function readLinkedCard(fields: object): Card | null | 'invalid' {
  const { data } = z.object({ source: z.enum(WALLET_SOURCES).default('MONEY') }).safeParse(fields)
  if (data === undefined) return 'invalid'
  return data.source === 'CARD' ? { company: CARD_COMPANIES[0], installmentMonths: 0 } : null
}

function readCard(fields: object, { method, amount }: PaidRequest): Card | null | 'invalid' {
  if (isMoneyOrCard(method)) return readLinkedCard(fields)
  if (!isCardMethod(method)) return null
  const { data } = cardSchema.safeParse(fields)
  if (data === undefined) return 'invalid'
  if (!installmentMonthsFor(amount).includes(data.months)) return 'invalid'
  return { company: data.card, installmentMonths: data.months }
}

function readBank(fields: object, { method }: PaidRequest): BankCode | null | 'invalid' {
  if (!waitsForDeposit(method)) return null
  const { data } = z.object({ bank: z.enum(DEPOSIT_BANKS) }).safeParse(fields)
  return data === undefined ? 'invalid' : data.bank
}
