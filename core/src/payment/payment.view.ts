import { formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { PAYMENT_METHOD_LABELS, PAYMENT_STATUS_LABELS } from './payment.codes.ts'
import type { PaymentMethod, PaymentStatus } from './payment.codes.ts'

/** Screen data of a payment. */
export type ShownPayment = {
  readonly status: PaymentStatus
  readonly method: PaymentMethod
  readonly amount: Won
  readonly refunded: Won
  /** 0 is a single payment; `null` where the method has no instalments. */
  readonly installmentMonths: number | null
  readonly cardCompany: string | null
}

export type PaymentView = {
  readonly statusLabel: string
  /** The way to pay, with the card company when it is known. */
  readonly methodText: string
  readonly amountText: string
  /** `일시불` or `3개월`; `null` where the method has no instalments. */
  readonly installmentText: string | null
  /** Amount that went back so far; `null` when nothing did. */
  readonly refundText: string | null
}

function installmentText(months: number | null): string | null {
  if (months === null) return null
  return months === 0 ? '일시불' : `${months}개월`
}

/** Views a payment for the order's page. Source: domain-rules §7.2. */
export function paymentView(payment: ShownPayment): PaymentView {
  const method = PAYMENT_METHOD_LABELS[payment.method]
  return {
    statusLabel: PAYMENT_STATUS_LABELS[payment.status],
    methodText: payment.cardCompany === null ? method : `${method} (${payment.cardCompany})`,
    amountText: formatWon(payment.amount),
    installmentText: installmentText(payment.installmentMonths),
    refundText: payment.refunded === 0 ? null : formatWon(payment.refunded),
  }
}
