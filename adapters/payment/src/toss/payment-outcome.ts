import type { DeclineCode } from '@jangteo/core/payment/decline.codes'
import type { IssuedAccount, PaymentApproval, PaymentOutcome } from '../gateway.port.ts'
import { bankOf } from './bank-codes.ts'
import { cardIssuerOf } from './card-issuers.ts'
import type { PaymentObject } from './payment-object.ts'

/**
 * Returns the outcome of a payment. `unknown` when it lacks what its status promises, such as an account of no known
 * bank.
 */
export function outcomeOf(payment: PaymentObject): PaymentOutcome {
  switch (payment.status) {
    case 'READY':
    case 'IN_PROGRESS':
      return { outcome: 'waiting' }
    case 'WAITING_FOR_DEPOSIT':
      return issuedAccountOf(payment)
    case 'DONE':
    case 'PARTIAL_CANCELED':
      return payment.balanceAmount === 0
        ? declined('ALREADY_CANCELED_PAYMENT')
        : approvalOf(payment)
    case 'CANCELED':
      return declined('ALREADY_CANCELED_PAYMENT')
    case 'EXPIRED':
      return declined('NOT_FOUND_PAYMENT_SESSION')
    case 'ABORTED':
      return { outcome: 'declined', code: payment.failure?.code ?? 'PAY_PROCESS_ABORTED' }
  }
}

function declined(code: DeclineCode): PaymentOutcome {
  return { outcome: 'declined', code }
}

function approvalOf(payment: PaymentObject): PaymentApproval | { readonly outcome: 'unknown' } {
  const { approvedAt, card } = payment
  if (approvedAt === null || approvedAt === undefined) return { outcome: 'unknown' }
  return {
    outcome: 'approved',
    paymentKey: payment.paymentKey,
    amount: payment.totalAmount,
    approvedAtMs: approvedAt,
    cardCompany: card === null || card === undefined ? null : cardIssuerOf(card.issuerCode),
    installmentMonths: card?.installmentPlanMonths ?? null,
    isPartCancelable: payment.isPartialCancelable,
    receiptUrl: payment.receipt?.url ?? null,
    cashReceiptUrl: payment.cashReceipt?.receiptUrl ?? null,
  }
}

function issuedAccountOf(payment: PaymentObject): IssuedAccount | PaymentOutcome {
  const { virtualAccount } = payment
  if (virtualAccount === null || virtualAccount === undefined) return { outcome: 'unknown' }
  if (virtualAccount.expired) return declined('NOT_FOUND_PAYMENT_SESSION')
  const bankCode = bankOf(virtualAccount.bankCode)
  if (bankCode === undefined) return { outcome: 'unknown' }
  return {
    outcome: 'accountIssued',
    paymentKey: payment.paymentKey,
    amount: payment.totalAmount,
    account: {
      bankCode,
      accountNumber: virtualAccount.accountNumber,
      holderName: virtualAccount.customerName,
      dueAtMs: virtualAccount.dueDate,
    },
    depositSecret: payment.secret ?? null,
  }
}
