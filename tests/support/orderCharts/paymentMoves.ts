import { depositDueMs } from '@jangteo/core/calendar/deadline.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { newRecord, requestSchema } from '@jangteo/payment/sandbox/payment-record'
import type { WindowChoice } from '@jangteo/payment/sandbox/window-form'
import { settleWindow } from '@jangteo/payment/sandbox/window-result'
import * as fc from 'fast-check'
import { WINDOW_PATH } from '../market.ts'
import { approveAttempt, openAttempt, requestAttempt } from './attempts.ts'
import { notifyPayment } from './chartSteps.ts'
import { latestAttempt, type Model, type ModelAttempt, type ModelOrder } from './model.ts'
import { hasOrders, type Move, orderAt, orderIndex, outcomeOfCall, type Worlds } from './move.ts'
import type { Reality } from './reality.ts'

const ORIGIN = 'http://market.test'
const NO_KEY = 'no-key'
const CARD = '신한카드'
const BANK = '88'
const CODE = 'REJECT_CARD_COMPANY'

type Opened = { readonly gatewayOrderId: string }

function recordOf(model: Model, order: ModelOrder, gatewayOrderId: string) {
  return newRecord(
    requestSchema.parse({
      gatewayOrderId,
      amount: order.amount,
      orderName: '주문',
      method: order.method,
      returnUrl: ORIGIN,
      expiresAtMs: order.expiresAtMs,
      depositDueAtMs: waitsForDeposit(order.method) ? depositDueMs(model.nowMs, true) : null,
    }),
  )
}

type Input = { readonly order: number; readonly method: PaymentMethod | null }

/** The buyer asks for a payment window. */
export function request({ order, method }: Input): Move {
  return {
    label: `request(order ${order}, ${method})`,
    isPossible: hasOrders,
    make: async (worlds) => {
      const { known, real } = orderAt(worlds, order)
      const { buyer } = worlds.reality
      const path = `/systems/payments/${real.placed.paymentGatewayIdEncrypt}/request-data`
      const body = method === null ? {} : { paymentMethodEnum: method }
      const answer = await buyer.call<Opened | { readonly code: string }>('POST', path, { body })
      const refusal = requestAttempt(worlds.model, known, method)
      if (refusal === null && 'gatewayOrderId' in answer.body) {
        const { gatewayOrderId } = answer.body
        real.attempts.push({ gatewayOrderId, paymentKey: null })
        openAttempt(known, recordOf(worlds.model, known, gatewayOrderId))
      }
      return { said: outcomeOfCall(answer), expected: refusal ?? 'done' }
    },
  }
}

const CHOICES = ['prompt', 'late', 'silent', 'lost', 'declined', 'closed'] as const
type Choice = (typeof CHOICES)[number]

function formOf(choice: Choice): URLSearchParams {
  const chosen = { card: CARD, months: '0', bank: BANK }
  if (choice === 'closed') return new URLSearchParams({ action: 'close' })
  return choice === 'declined'
    ? new URLSearchParams({ ...chosen, action: 'decline', reason: CODE, atConfirm: 'on' })
    : new URLSearchParams({ ...chosen, action: 'approve', answer: choice })
}

function choiceOf(choice: Choice, { method }: ModelOrder): WindowChoice {
  if (choice === 'closed') return { kind: 'end', code: 'PAY_PROCESS_CANCELED' }
  const isDeposit = waitsForDeposit(method)
  return {
    kind: 'agree',
    card: isDeposit ? null : { company: CARD, installmentMonths: 0 },
    bank: isDeposit ? BANK : null,
    plan: choice === 'declined' ? { kind: 'decline', code: CODE } : { kind: choice },
  }
}

/** The page of the gateway that a form was sent to. */
export function postForm(
  { market }: Reality,
  path: string,
  body: URLSearchParams,
): Promise<Response | null> {
  return market.handleWindow(new Request(`${ORIGIN}${path}`, { method: 'POST', body }))
}

/** The buyer decides in the window of the newest attempt. */
export function choose({
  order,
  choice,
}: {
  readonly order: number
  readonly choice: Choice
}): Move {
  return {
    label: `choose(order ${order}, ${choice})`,
    isPossible: ({ orders }) => orders.some(({ attempts }) => attempts.length > 0),
    make: async (worlds) => {
      const { known, real } = orderAt(worlds, order)
      const attempt = latestAttempt(known)
      const opened = real.attempts.at(-1)
      if (attempt === undefined || opened === undefined) return { said: null, expected: null }
      const path = `${WINDOW_PATH}/${opened.gatewayOrderId}`
      const response = await postForm(worlds.reality, path, formOf(choice))
      const back = new URL(response?.headers.get('location') ?? ORIGIN).searchParams
      opened.paymentKey ??= back.get('paymentKey')
      const { next } = settleWindow(attempt.record, {
        choice: choiceOf(choice, known),
        paymentKey: opened.paymentKey ?? '',
        nowMs: worlds.model.nowMs,
      })
      attempt.record = next ?? attempt.record
      return { said: null, expected: null }
    },
  }
}

type Back = { readonly order: number; readonly isOld: boolean; readonly extra: number }
type Paid = { readonly paymentStatusEnum: string } | { readonly code: string }

/** The buyer comes back from a window, the newest or an older one, with its amount or another. */
export function approve({ order, isOld, extra }: Back): Move {
  return {
    label: `approve(order ${order}${isOld ? ', an older window' : ''}, ${extra} won too much)`,
    isPossible: hasOrders,
    make: async (worlds) => {
      const { known, real } = orderAt(worlds, order)
      const place = isOld && real.attempts.length > 1 ? -2 : -1
      const opened = real.attempts.at(place)
      const back = {
        gatewayOrderId: opened?.gatewayOrderId ?? 'jt_nobody',
        paymentKey: opened?.paymentKey ?? NO_KEY,
        amount: known.amount + extra,
      }
      const path = `/systems/payments/${real.placed.paymentGatewayIdEncrypt}/approve-data`
      const answer = await worlds.reality.buyer.call<Paid>('POST', path, { body: back })
      const said = outcomeOfCall(answer, (body) =>
        'paymentStatusEnum' in body ? body.paymentStatusEnum : body.code,
      )
      const attempt: ModelAttempt | undefined = known.attempts.at(place)
      return { said, expected: approveAttempt(worlds.model, known, { ...back, attempt }) }
    },
  }
}

async function makeAll(worlds: Worlds, moves: readonly Move[]) {
  const said: unknown[] = []
  const expected: unknown[] = []
  for (const move of moves) {
    const reported = await move.make(worlds)
    said.push(reported.said)
    expected.push(reported.expected)
  }
  return { said, expected }
}

type Payment = Input & { readonly choice: Choice }

/** The buyer pays in the window. */
export function pay({ order, method, choice }: Payment): Move {
  const way = [
    request({ order, method }),
    choose({ order, choice }),
    approve({ order, isOld: false, extra: 0 }),
  ]
  return {
    label: `pay(order ${order}, ${method}, ${choice})`,
    isPossible: hasOrders,
    make: (worlds) => makeAll(worlds, way),
  }
}

const NOTIFIED = ['PAYMENT_EXPIRED', 'PAYMENT_REPLACED']

/** The buyer says that there is nothing to pay. */
export function payNothing(order: number): Move {
  return {
    label: `payNothing(order ${order})`,
    isPossible: hasOrders,
    make: async (worlds) => {
      const { known, real } = orderAt(worlds, order)
      const path = `/systems/payments/${real.placed.paymentGatewayIdEncrypt}/approve-data/zero`
      const answer = await worlds.reality.buyer.call('POST', path, { body: {} })
      if (known.amount > 0) {
        notifyPayment(worlds.model, known, { event: 'buyer.payNothing' })
        return { said: outcomeOfCall(answer), expected: 'PAYMENT_NOT_FREE' }
      }
      if (known.payment === 'DEPOSIT_COMPLETE') {
        return { said: outcomeOfCall(answer), expected: 'done' }
      }
      const facts = { isFree: true }
      const refusal = notifyPayment(worlds.model, known, { event: 'buyer.payNothing', facts })
      const code = NOTIFIED.find((reported) => reported === refusal) ?? 'PAYMENT_NOT_WAITING'
      return { said: outcomeOfCall(answer), expected: refusal === null ? 'done' : code }
    },
  }
}

const anyMethod = fc.constantFrom<PaymentMethod | null>(null, 'CARD', 'VIRTUAL_ACCOUNT')
const anyChoice = fc.oneof(
  { weight: 3, arbitrary: fc.constant('prompt' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...CHOICES) },
)
/** The buyer pays in the window. */
export const paying = fc
  .record({ order: orderIndex, method: anyMethod, choice: anyChoice })
  .map(pay)

/** Everything that can be tried with a payment, as often as its weight says. */
export const PAYMENT_MOVES: readonly fc.Arbitrary<Move>[] = [
  paying,
  paying,
  fc.record({ order: orderIndex, method: anyMethod }).map(request),
  fc.record({ order: orderIndex, choice: anyChoice }).map(choose),
  fc
    .record({ order: orderIndex, isOld: fc.boolean(), extra: fc.constantFrom(0, 0, 0, 100) })
    .map(approve),
  orderIndex.map(payNothing),
]
