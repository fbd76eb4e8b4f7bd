import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { age, MINUTE_MS, type Payment } from './payment.ts'

/** `body` is what goes over the wire; a payment is written out at that moment. */
export type Reply =
  | { readonly payment: Payment }
  | { readonly status: number; readonly code: string }

/** Records of the company, and the time there. */
export type Ledger = { readonly payments: Payment[]; readonly nowMs: () => number }

const DAY_MS = 24 * 60 * MINUTE_MS
const ACCOUNT_DAYS_MAX = 30
const CARD_AMOUNT_MIN = 100
const OTHER_AMOUNT_MIN = 200
const EASY_PAYS = ['NAVERPAY', 'KAKAOPAY', 'LPAY', 'PAYCO', 'SAMSUNGPAY', 'SSG', 'TOSSPAY']

export function failed(status: number, code: string): Reply {
  return { status, code }
}

const creation = z.strictObject({
  method: z.enum(['CARD', 'VIRTUAL_ACCOUNT', 'TRANSFER', 'MOBILE_PHONE']),
  amount: z.int().positive(),
  currency: z.literal('KRW'),
  orderId: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/),
  orderName: z.string().min(1).max(100),
  successUrl: z.url(),
  failUrl: z.url(),
  customerName: z.string().min(1),
  customerEmail: z.email(),
  customerMobilePhone: z.string().regex(/^\d{8,15}$/),
  flowMode: z.literal('DIRECT').optional(),
  easyPay: z.string().optional(),
  dueDate: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
    .optional(),
  cashReceipt: z.strictObject({ type: z.enum(['소득공제', '지출증빙', '미발행']) }).optional(),
})

type Creation = z.output<typeof creation>

function creationFault({ payments, nowMs }: Ledger, asked: Creation): Reply | null {
  const { method, amount, orderId, flowMode, easyPay, dueDate } = asked
  if (amount < (method === 'CARD' ? CARD_AMOUNT_MIN : OTHER_AMOUNT_MIN)) {
    return failed(400, 'BELOW_MINIMUM_AMOUNT')
  }
  if ((flowMode === undefined) !== (easyPay === undefined)) {
    return failed(400, 'INVALID_FLOW_MODE_PARAMETERS')
  }
  if (easyPay !== undefined && !EASY_PAYS.includes(easyPay)) return failed(400, 'INVALID_EASY_PAY')
  if (payments.some((payment) => payment.orderId === orderId)) {
    return failed(400, 'DUPLICATED_ORDER_ID')
  }
  const isTooLate =
    dueDate !== undefined && dueAtMsOf(dueDate) > nowMs() + ACCOUNT_DAYS_MAX * DAY_MS
  return isTooLate ? failed(400, 'EXCEED_MAX_DUE_DATE') : null
}

function dueAtMsOf(dueDate: string): number {
  return Date.parse(`${dueDate}+09:00`)
}

/** 결제 생성: a payment that waits in its window. */
export function createPayment(ledger: Ledger, body: unknown): Reply {
  const { data: asked } = creation.safeParse(body)
  if (asked === undefined) return failed(400, 'INVALID_REQUEST')
  const fault = creationFault(ledger, asked)
  if (fault !== null) return fault
  const { method, amount, dueDate } = asked
  const isAccount = method === 'VIRTUAL_ACCOUNT'
  const nowMs = ledger.nowMs()
  const payment: Payment = {
    ...asked,
    easyPay: asked.easyPay ?? null,
    receiptType: asked.cashReceipt?.type ?? null,
    paymentKey: `tviva${randomUUID().replaceAll('-', '')}`,
    createdAtMs: nowMs,
    dueAtMs: isAccount ? (dueDate === undefined ? nowMs + 7 * DAY_MS : dueAtMsOf(dueDate)) : null,
    secret: isAccount ? `ps_${randomUUID()}` : null,
    status: 'READY',
    agreedAtMs: null,
    approvedAtMs: null,
    balance: amount,
    refundStatus: 'NONE',
    lastTransactionKey: null,
    failure: null,
    declinesWith: null,
    cancels: [],
  }
  ledger.payments.push(payment)
  return { payment }
}

const confirmation = z.strictObject({
  paymentKey: z.string(),
  orderId: z.string(),
  amount: z.int(),
})

/** 결제 승인: what the buyer agreed to is paid, or gets its account. */
export function confirmPayment({ payments, nowMs }: Ledger, body: unknown): Reply {
  const { data: asked } = confirmation.safeParse(body)
  if (asked === undefined) return failed(400, 'INVALID_REQUEST')
  const payment = payments.find(({ paymentKey }) => paymentKey === asked.paymentKey)
  if (payment === undefined) return failed(404, 'NOT_FOUND_PAYMENT')
  age(payment, nowMs())
  if (payment.orderId !== asked.orderId) return failed(403, 'FORBIDDEN_REQUEST')
  if (payment.status === 'ABORTED') return failed(400, payment.failure ?? 'PAY_PROCESS_ABORTED')
  if (payment.status === 'READY' || payment.status === 'EXPIRED') {
    return failed(404, 'NOT_FOUND_PAYMENT_SESSION')
  }
  if (payment.status !== 'IN_PROGRESS') return failed(400, 'ALREADY_PROCESSED_PAYMENT')
  if (payment.amount !== asked.amount) return failed(400, 'INVALID_REQUEST')
  if (payment.declinesWith !== null) {
    payment.status = 'ABORTED'
    payment.failure = payment.declinesWith
    return failed(403, payment.declinesWith)
  }
  const isAccount = payment.method === 'VIRTUAL_ACCOUNT'
  payment.status = isAccount ? 'WAITING_FOR_DEPOSIT' : 'DONE'
  payment.approvedAtMs = isAccount ? null : nowMs()
  payment.lastTransactionKey = randomUUID()
  return { payment }
}

/** 결제 조회 by the key or by the order. */
export function queryPayment(
  { payments, nowMs }: Ledger,
  wanted: (payment: Payment) => boolean,
): Reply {
  const payment = payments.find(wanted)
  if (payment === undefined) return failed(404, 'NOT_FOUND_PAYMENT')
  age(payment, nowMs())
  return { payment }
}
