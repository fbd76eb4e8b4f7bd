/** The payment statuses on the wire. Source: spec §3. */
export const PAYMENT_STATUSES = [
  'PAYMENT_WAIT',
  'DEPOSIT_READY',
  'DEPOSIT_CANCEL',
  'DEPOSIT_COMPLETE',
  'DEPOSIT_COMPLETE_MANUAL',
  'REFUND_COMPLETE',
  'REFUND_COMPLETE_MANUAL',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Text for a payment status. Source: domain-rules §7.1. */
export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  PAYMENT_WAIT: '결제대기',
  DEPOSIT_READY: '입금대기',
  DEPOSIT_CANCEL: '입금취소',
  DEPOSIT_COMPLETE: '결제완료',
  DEPOSIT_COMPLETE_MANUAL: '결제완료',
  REFUND_COMPLETE: '환불완료',
  REFUND_COMPLETE_MANUAL: '환불완료',
}

/** States of the payment chart, as stored: the statuses of the wire, and four internal ones. */
export const PAYMENT_STATES = [
  ...PAYMENT_STATUSES,
  'REQUESTED',
  'APPROVING',
  'EXPIRED',
  'REPLACED',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/**
 * Status on the wire for a stored state: money on its way counts as waiting; not paid in time, or ordered again, as
 * cancelled.
 */
export const PAYMENT_STATE_TO_STATUS: Record<PaymentState, PaymentStatus> = {
  PAYMENT_WAIT: 'PAYMENT_WAIT',
  REQUESTED: 'PAYMENT_WAIT',
  APPROVING: 'PAYMENT_WAIT',
  EXPIRED: 'DEPOSIT_CANCEL',
  REPLACED: 'DEPOSIT_CANCEL',
  DEPOSIT_READY: 'DEPOSIT_READY',
  DEPOSIT_CANCEL: 'DEPOSIT_CANCEL',
  DEPOSIT_COMPLETE: 'DEPOSIT_COMPLETE',
  DEPOSIT_COMPLETE_MANUAL: 'DEPOSIT_COMPLETE_MANUAL',
  REFUND_COMPLETE: 'REFUND_COMPLETE',
  REFUND_COMPLETE_MANUAL: 'REFUND_COMPLETE_MANUAL',
}

/** The wallets among the payment methods. Source: spec §3, domain-rules A30. */
export const WALLET_METHODS = [
  'NAVER_PAY',
  'KAKAO_PAY',
  'K_BANK_PAY',
  'K_PAY',
  'L_PAY',
  'PAYCO',
  'SAMSUNG_PAY',
  'SSG_PAY',
  'TOSS_PAY',
] as const

/** Every way to pay. Source: spec §3. */
export const PAYMENT_METHODS = [
  'CARD',
  'SIMPLE_CARD',
  'BANK_TRANSFER',
  'MONEY',
  'VIRTUAL_ACCOUNT',
  'SIMPLE_VIRTUAL',
  'PHONE',
  'SIMPLE_PHONE',
  'FREE',
  ...WALLET_METHODS,
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Text for a way to pay. Source: domain-rules §7.1. */
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  CARD: '신용/체크카드',
  SIMPLE_CARD: '간편카드',
  BANK_TRANSFER: '계좌이체',
  MONEY: '머니',
  VIRTUAL_ACCOUNT: '가상계좌(무통장입금)',
  SIMPLE_VIRTUAL: '간편가상계좌',
  PHONE: '휴대폰결제',
  SIMPLE_PHONE: '간편휴대폰',
  FREE: '무료(0원결제)',
  NAVER_PAY: '네이버페이',
  KAKAO_PAY: '카카오페이',
  K_BANK_PAY: '케이뱅크페이',
  K_PAY: 'K페이',
  L_PAY: 'L.PAY',
  PAYCO: '페이코',
  SAMSUNG_PAY: '삼성페이',
  SSG_PAY: 'SSG페이',
  TOSS_PAY: '토스페이',
}

/** Payment methods with a deposit into an account of their own. Source: spec §4, domain-rules §4.1. */
export const DEPOSIT_METHODS = [
  'VIRTUAL_ACCOUNT',
  'SIMPLE_VIRTUAL',
] as const satisfies readonly PaymentMethod[]

/** Payment methods by card, which allow instalments. Source: domain-rules §4.1. */
export const CARD_METHODS = ['CARD', 'SIMPLE_CARD'] as const satisfies readonly PaymentMethod[]

/** Least amount that may be paid in instalments, in won. Source: domain-rules §4.1. */
export const INSTALLMENT_AMOUNT_MIN_WON = 50_000

/** Reasons why a payment method is closed for this buyer or these products. Source: spec §6, decision 044. */
export const METHOD_REASONS = [
  'PAYMENT_METHOD_NEEDS_PAY',
  'PAYMENT_DEPOSIT_STOCK_EXCEEDED',
] as const
export type MethodReason = (typeof METHOD_REASONS)[number]

/** Reasons why an attempt ended without money, whichever gateway reported it. Source: domain-rules §4.1. */
export const DECLINE_REASONS = [
  'PAYMENT_WINDOW_CLOSED',
  'PAYMENT_ABORTED',
  'PAYMENT_CARD_REJECTED',
  'PAYMENT_LIMIT_EXCEEDED',
  'PAYMENT_BALANCE_LACKING',
  'PAYMENT_INSTALLMENT_REFUSED',
  'PAYMENT_BELOW_MINIMUM',
  'PAYMENT_WINDOW_EXPIRED',
  'PAYMENT_GATEWAY_FAILED',
  'PAYMENT_DECLINED',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]
