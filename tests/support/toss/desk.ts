import { randomUUID } from 'node:crypto'
import type { Ledger } from './calls.ts'
import { age, koreanTime, type Payment } from './payment.ts'

/** A webhook as it is posted. */
export type Notice = { readonly body: string }

/** Knowledge that the company has of an order's payment now. */
export function findPayment({ payments, nowMs }: Ledger, orderId: string): Payment {
  const payment = payments.find((known) => known.orderId === orderId)
  if (payment === undefined) throw new Error(`nobody asked for ${orderId}`)
  age(payment, nowMs())
  return payment
}

function backTo(address: string, params: Readonly<Record<string, string>>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url
}

/** Acts for the buyer in the window; answers the window's next address. */
export function createTossWindow(ledger: Ledger) {
  return {
    agree: (orderId: string): URL => {
      const payment = findPayment(ledger, orderId)
      if (payment.status !== 'READY') throw new Error(`the window is closed: ${payment.status}`)
      payment.status = 'IN_PROGRESS'
      payment.agreedAtMs = ledger.nowMs()
      const { paymentKey, amount, successUrl } = payment
      const params = { paymentType: 'NORMAL', orderId, paymentKey, amount: String(amount) }
      return backTo(successUrl, params)
    },
    leave: (orderId: string): URL => {
      const { failUrl } = findPayment(ledger, orderId)
      return backTo(failUrl, { code: 'PAY_PROCESS_CANCELED', message: '사용자가 취소' })
    },
    /** The card company refuses inside of the window. */
    decline: (orderId: string, code: string): URL => {
      const payment = findPayment(ledger, orderId)
      payment.status = 'ABORTED'
      payment.failure = code
      return backTo(payment.failUrl, { code, message: '거절', orderId })
    },
    /** The card company will refuse when the payment is confirmed. */
    declineAtConfirm: (orderId: string, code: string): void => {
      findPayment(ledger, orderId).declinesWith = code
    },
  }
}

/** Actions of banks on accounts, and the webhooks that report them. `object` writes a payment out. */
export function createTossBank(ledger: Ledger, object: (payment: Payment) => object) {
  const notices: Notice[] = []
  const note = (notice: object): void => {
    notices.push({ body: JSON.stringify(notice) })
  }
  const move = (orderId: string, status: Payment['status']): void => {
    const payment = findPayment(ledger, orderId)
    payment.status = status
    payment.approvedAtMs = status === 'DONE' ? ledger.nowMs() : null
    payment.lastTransactionKey = randomUUID()
    const { secret, lastTransactionKey: transactionKey } = payment
    const createdAt = koreanTime(ledger.nowMs())
    note({ createdAt, secret, status, transactionKey, orderId })
    note({
      eventType: 'PAYMENT_STATUS_CHANGED',
      createdAt: createdAt.slice(0, 19),
      data: object(payment),
    })
  }
  return {
    /** Everything that would have been posted so far, the oldest first. */
    notices,
    deposit: (orderId: string): void => move(orderId, 'DONE'),
    /** The bank takes the money back. */
    reverseDeposit: (orderId: string): void => move(orderId, 'WAITING_FOR_DEPOSIT'),
  }
}
