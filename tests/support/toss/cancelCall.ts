import { randomUUID } from 'node:crypto'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { z } from 'zod'
import { type Ledger, failed, type Reply } from './calls.ts'
import { age, type Payment } from './payment.ts'

const CONSECUTIVE_MS = 1_000
/** The banks of the documented table. */
const BANKS = '02 03 06 07 11 12 20 23 27 31 32 34 35 37 39 45 48 50 54 64 71 81 88 89 90 92'.split(
  ' ',
)
/** An account whose holder has another name. */
export const STRANGERS_ACCOUNT = '99999999'

const cancellation = z.strictObject({
  cancelReason: z.string().min(1).max(200),
  cancelAmount: z.int().positive().optional(),
  refundableAmount: z.int().optional(),
  refundReceiveAccount: z
    .strictObject({ bank: z.string(), accountNumber: z.string(), holderName: z.string() })
    .optional(),
})

type Cancellation = z.output<typeof cancellation>

function persistentFault(payment: Payment, nowMs: number): Reply | null {
  age(payment, nowMs)
  const last = payment.cancels.at(-1)
  if (last !== undefined && nowMs < last.canceledAtMs + CONSECUTIVE_MS) {
    return failed(403, 'FORBIDDEN_CONSECUTIVE_REQUEST')
  }
  if (payment.balance === 0) return failed(400, 'ALREADY_CANCELED_PAYMENT')
  const isCancelable = ['DONE', 'PARTIAL_CANCELED', 'WAITING_FOR_DEPOSIT'].includes(payment.status)
  if (!isCancelable) return failed(403, 'NOT_CANCELABLE_PAYMENT')
  const { method, approvedAtMs } = payment
  const isLastMonths =
    approvedAtMs !== null && kstDayOf(approvedAtMs).slice(0, 7) !== kstDayOf(nowMs).slice(0, 7)
  return method === 'MOBILE_PHONE' && isLastMonths ? failed(403, 'EXCEED_MAX_REFUND_DUE') : null
}

function amountFault({ balance, status, method }: Payment, asked: Cancellation): Reply | null {
  const { cancelAmount, refundableAmount } = asked
  if (refundableAmount !== undefined && refundableAmount !== balance) {
    return failed(400, 'NOT_MATCHES_REFUNDABLE_AMOUNT')
  }
  if (cancelAmount === undefined) return null
  if (cancelAmount > balance) return failed(403, 'NOT_CANCELABLE_AMOUNT')
  if (cancelAmount === balance) return null
  if (status === 'WAITING_FOR_DEPOSIT') {
    return failed(403, 'NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT')
  }
  return method === 'MOBILE_PHONE' ? failed(403, 'NOT_ALLOWED_PARTIAL_REFUND') : null
}

function accountFault({ method, status }: Payment, asked: Cancellation): Reply | null {
  const account = asked.refundReceiveAccount
  const isNeeded = method === 'VIRTUAL_ACCOUNT' && status !== 'WAITING_FOR_DEPOSIT'
  if (!isNeeded) return account === undefined ? null : failed(400, 'INVALID_REQUEST')
  if (account === undefined) return failed(400, 'INVALID_REFUND_ACCOUNT_INFO')
  if (!BANKS.includes(account.bank)) return failed(400, 'INVALID_BANK')
  if (!/^\d{6,20}$/.test(account.accountNumber)) {
    return failed(400, 'INVALID_REFUND_ACCOUNT_NUMBER')
  }
  const isStrangers = account.accountNumber === STRANGERS_ACCOUNT
  return isStrangers ? failed(400, 'INVALID_REFUND_ACCOUNT_INFO') : null
}

/** 결제 취소: the whole when no amount is given. */
export function cancelPayment(ledger: Ledger, paymentKey: string, body: unknown): Reply {
  const nowMs = ledger.nowMs()
  const payment = ledger.payments.find((known) => known.paymentKey === paymentKey)
  if (payment === undefined) return failed(404, 'NOT_FOUND_PAYMENT')
  const { data: asked } = cancellation.safeParse(body)
  if (asked === undefined) return failed(400, 'INVALID_REQUEST')
  const fault =
    persistentFault(payment, nowMs) ?? amountFault(payment, asked) ?? accountFault(payment, asked)
  if (fault !== null) return fault
  const cancelAmount = asked.cancelAmount ?? payment.balance
  payment.balance -= cancelAmount
  const transactionKey = randomUUID()
  payment.cancels.push({
    cancelAmount,
    cancelReason: asked.cancelReason,
    refundableAmount: payment.balance,
    canceledAtMs: nowMs,
    transactionKey,
  })
  if (asked.refundReceiveAccount !== undefined) payment.refundStatus = 'PENDING'
  payment.status = payment.balance === 0 ? 'CANCELED' : 'PARTIAL_CANCELED'
  payment.lastTransactionKey = transactionKey
  return { payment }
}
