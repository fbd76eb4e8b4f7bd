import { KST_OFFSET_MS } from '@jangteo/core/calendar/day.rules'

export type Method = 'CARD' | 'VIRTUAL_ACCOUNT' | 'TRANSFER' | 'MOBILE_PHONE'

export type Cancel = {
  readonly cancelAmount: number
  readonly cancelReason: string
  readonly refundableAmount: number
  readonly canceledAtMs: number
  readonly transactionKey: string
}

/** Knowledge that the company has of one payment. Amounts in won. */
export type Payment = {
  readonly paymentKey: string
  readonly orderId: string
  readonly orderName: string
  readonly amount: number
  readonly method: Method
  readonly easyPay: string | null
  /** Purpose of a cash receipt; `null` where none was spoken of. */
  readonly receiptType: '소득공제' | '지출증빙' | '미발행' | null
  readonly customerName: string
  readonly successUrl: string
  readonly failUrl: string
  readonly createdAtMs: number
  /** When an account closes. */
  readonly dueAtMs: number | null
  readonly secret: string | null
  status: Status
  agreedAtMs: number | null
  approvedAtMs: number | null
  balance: number
  refundStatus: 'NONE' | 'PENDING' | 'FAILED' | 'PARTIAL_FAILED' | 'COMPLETED'
  lastTransactionKey: string | null
  failure: string | null
  /** The code that the next confirm ends with. */
  declinesWith: string | null
  readonly cancels: Cancel[]
}

export type Status =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED'

export const MINUTE_MS = 60_000
const WINDOW_LASTS_MS = 30 * MINUTE_MS
const AGREEMENT_LASTS_MS = 10 * MINUTE_MS

const METHOD_NAMES: Readonly<Record<Method, string>> = {
  CARD: '카드',
  VIRTUAL_ACCOUNT: '가상계좌',
  TRANSFER: '계좌이체',
  MOBILE_PHONE: '휴대폰',
}

/** `2026-08-22T14:00:00+09:00` */
export function koreanTime(atMs: number): string {
  return `${new Date(atMs + KST_OFFSET_MS).toISOString().slice(0, 19)}+09:00`
}

/** Lets the time that has passed end what it ends. */
export function age(payment: Payment, nowMs: number): void {
  const { status, createdAtMs, agreedAtMs } = payment
  const isLeft = status === 'READY' && nowMs >= createdAtMs + WINDOW_LASTS_MS
  const isLapsed =
    status === 'IN_PROGRESS' && agreedAtMs !== null && nowMs >= agreedAtMs + AGREEMENT_LASTS_MS
  if (!isLeft && !isLapsed) return
  payment.status = 'EXPIRED'
  payment.failure = 'EXPIRED_PAYMENT'
}

function wasAnswered({ status }: Payment): boolean {
  return !['READY', 'IN_PROGRESS', 'ABORTED', 'EXPIRED'].includes(status)
}

function accountOf(payment: Payment, nowMs: number) {
  const { method, dueAtMs, customerName, refundStatus, status } = payment
  if (method !== 'VIRTUAL_ACCOUNT' || dueAtMs === null || !wasAnswered(payment)) return null
  return {
    accountType: '일반',
    accountNumber: 'X6505636518308',
    bankCode: '20',
    customerName,
    depositorName: null,
    dueDate: koreanTime(dueAtMs),
    expired: status === 'WAITING_FOR_DEPOSIT' && nowMs >= dueAtMs,
    settlementStatus: 'INCOMPLETED',
    refundStatus,
    refundReceiveAccount: null,
  }
}

function cardOf(payment: Payment) {
  if (payment.method !== 'CARD' || !wasAnswered(payment)) return null
  return {
    amount: payment.amount,
    issuerCode: '61',
    acquirerCode: '31',
    number: '12345678****789*',
    installmentPlanMonths: 3,
    isInterestFree: false,
    interestPayer: null,
    approveNo: '00000000',
    useCardPoint: false,
    cardType: '신용',
    ownerType: '개인',
    acquireStatus: 'READY',
  }
}

/** From this amount on cash that nobody wanted a receipt for gets one, as the shop's contract may have it. */
const UNASKED_RECEIPT_AMOUNT_MIN = 100_000

function cashReceiptOf({ method, receiptType, amount, approvedAtMs, paymentKey }: Payment) {
  const isCash = method === 'VIRTUAL_ACCOUNT' || method === 'TRANSFER'
  const isAsked = receiptType === '소득공제' || receiptType === '지출증빙'
  if (!isCash || approvedAtMs === null) return null
  if (!isAsked && amount < UNASKED_RECEIPT_AMOUNT_MIN) return null
  return {
    type: isAsked ? receiptType : '소득공제',
    receiptKey: `receipt-${paymentKey}`,
    issueNumber: '965016',
    receiptUrl: `https://dashboard.toss.example/cash-receipt/${paymentKey}`,
    amount,
    taxFreeAmount: 0,
  }
}

/** The Payment object of version 2022-11-16, with the fields that nobody here reads too. */
export function paymentObject(
  payment: Payment,
  { apiUrl, nowMs }: { apiUrl: string; nowMs: number },
) {
  const { paymentKey, orderId, status, amount, balance, approvedAtMs, easyPay, cancels } = payment
  const isPaid = approvedAtMs !== null
  return {
    mId: 'jangteo',
    version: '2022-11-16',
    lastTransactionKey: payment.lastTransactionKey,
    paymentKey,
    orderId,
    orderName: payment.orderName,
    status,
    type: 'NORMAL',
    method: easyPay === null ? METHOD_NAMES[payment.method] : '간편결제',
    currency: 'KRW',
    country: 'KR',
    totalAmount: amount,
    balanceAmount: balance,
    suppliedAmount: Math.round(balance / 1.1),
    vat: balance - Math.round(balance / 1.1),
    taxFreeAmount: 0,
    taxExemptionAmount: 0,
    cultureExpense: false,
    useEscrow: false,
    isPartialCancelable: payment.method !== 'MOBILE_PHONE',
    requestedAt: koreanTime(payment.createdAtMs),
    approvedAt: isPaid ? koreanTime(approvedAtMs) : null,
    secret: wasAnswered(payment) ? payment.secret : null,
    card: cardOf(payment),
    virtualAccount: accountOf(payment, nowMs),
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    easyPay: easyPay === null ? null : { provider: easyPay, amount: 0, discountAmount: 0 },
    receipt: isPaid ? { url: `https://dashboard.toss.example/receipt/${paymentKey}` } : null,
    checkout: { url: `${apiUrl}/v1/payments/${paymentKey}/checkout` },
    cashReceipt: cashReceiptOf(payment),
    cashReceipts: null,
    discount: null,
    metadata: null,
    failure: payment.failure === null ? null : { code: payment.failure, message: '결제 실패' },
    cancels:
      cancels.length === 0
        ? null
        : cancels.map(({ canceledAtMs, ...cancel }) => ({
            ...cancel,
            canceledAt: koreanTime(canceledAtMs),
            taxFreeAmount: 0,
            taxExemptionAmount: 0,
            easyPayDiscountAmount: 0,
            receiptKey: null,
            cancelStatus: 'DONE',
            cancelRequestId: null,
          })),
  }
}
