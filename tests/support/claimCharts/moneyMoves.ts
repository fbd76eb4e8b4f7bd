import { depositDueMs } from '@jangteo/core/calendar/deadline.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import * as fc from 'fast-check'
import { showClaim } from '../claim/claimCalls.ts'
import { forgetTries } from '../member.ts'
import { atBank, checkAccount, read } from '../payment/deposit.ts'
import { atRefundDesk, sendToRefund } from '../payment/refundDesk.ts'
import { approve, type PlacedOrder, type WindowReturn } from '../purchase.ts'
import { WINDOW_PATH } from '../market.ts'
import { ASK_AGAIN_MS, bePaid } from './clock.ts'
import type { Model, ModelAdditional, ModelClaim } from './model.ts'
import { allPayments, notifyAdditional } from './moneySteps.ts'
import {
  claimAt,
  claimIndex,
  hasClaims,
  type Move,
  outcomeOf,
  sealClaim,
  type Worlds,
} from './move.ts'

const CHOICES = ['prompt', 'silent', 'declined', 'closed'] as const
type Choice = (typeof CHOICES)[number]
type Method = Extract<PaymentMethod, 'CARD' | 'VIRTUAL_ACCOUNT' | 'PHONE'>

const AGREED = { card: '신한카드', months: '0', bank: '88' }

function formOf(choice: Choice): Record<string, string> {
  if (choice === 'closed') return { action: 'close' }
  return choice === 'declined'
    ? { ...AGREED, action: 'decline', reason: 'REJECT_CARD_COMPANY', atConfirm: 'on' }
    : { ...AGREED, action: 'approve', answer: choice }
}

type Owed = { readonly claim: ModelClaim; readonly additional: ModelAdditional }

function owedAt(model: Model, index: number): Owed | null {
  const claim = claimAt(model, index)
  const additional = claim.additional.at(-1)
  return additional === undefined ? null : { claim, additional }
}

async function findOwed(worlds: Worlds, claim: ModelClaim): Promise<PlacedOrder> {
  const { buyer, placed } = worlds.reality
  const { additionalPayment } = await showClaim(buyer, await sealClaim(worlds, claim))
  const { paymentGatewayIdEncrypt = '', amount: payableAmount = 0 } = additionalPayment ?? {}
  return { ...placed, paymentGatewayIdEncrypt, payableAmount }
}

type Opened = { readonly gatewayOrderId: string }

async function goThroughWindow(
  { market }: Worlds['reality'],
  { gatewayOrderId }: Opened,
  choice: Choice,
): Promise<WindowReturn> {
  const response = await market.handleWindow(
    new Request(`http://market.test${WINDOW_PATH}/${gatewayOrderId}`, {
      method: 'POST',
      body: new URLSearchParams(formOf(choice)),
    }),
  )
  const back = new URL(response?.headers.get('location') ?? 'http://nowhere.test').searchParams
  const [paymentKey, amount] = [back.get('paymentKey') ?? '', Number(back.get('amount'))]
  return { gatewayOrderId, paymentKey, amount }
}

/** Updates the model after a payment that went as its buyer chose. */
function payModel(model: Model, { claim, additional }: Owed, choice: Choice): string {
  const isDeposit = waitsForDeposit(additional.payment.method)
  notifyAdditional(model, additional, 'buyer.pay')
  if (choice === 'declined') {
    notifyAdditional(model, additional, 'gateway.declined')
    return 'PAYMENT_DECLINED'
  }
  if (choice === 'silent') {
    additional.askAgainAtMs = model.nowMs + ASK_AGAIN_MS
    return 'PAYMENT_UNCONFIRMED'
  }
  if (isDeposit) {
    notifyAdditional(model, additional, 'gateway.accountIssued')
    additional.accountUntilMs = depositDueMs(model.nowMs, true)
  } else {
    bePaid(model, claim, additional)
  }
  return 'done'
}

type Paying = { readonly claim: number; readonly method: Method; readonly choice: Choice }

async function payInBothWorlds(worlds: Worlds, { method, choice }: Paying, owed: Owed) {
  const { buyer } = worlds.reality
  const order = await findOwed(worlds, owed.claim)
  const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`
  const opened = await buyer.call<Opened>('POST', path, { body: { paymentMethodEnum: method } })
  const isOpen = owed.additional.state === 'WAITING' && owed.additional.accountUntilMs === null
  if (opened.status !== 200) return { said: 'refused', expected: isOpen ? 'done' : 'refused' }
  if (!isOpen) return { said: 'done', expected: 'refused' }
  owed.additional.payment.method = method
  const back = await goThroughWindow(worlds.reality, opened.body, choice)
  if (choice === 'closed') return { said: null, expected: null }
  const answer = await approve(buyer, order, back)
  return { said: outcomeOf(answer), expected: payModel(worlds.model, owed, choice) }
}

/** The buyer pays an additional payment in the window. */
export function pay(paying: Paying): Move {
  return {
    label: `pay(claim ${paying.claim}, ${paying.method}, ${paying.choice})`,
    isPossible: hasClaims,
    make: async (worlds) => {
      const owed = owedAt(worlds.model, paying.claim)
      return owed === null ? { said: null, expected: null } : payInBothWorlds(worlds, paying, owed)
    },
  }
}

async function payIntoAccount({ model, reality }: Worlds, { claim, additional }: Owed) {
  const { market, buyer, placed, orderId } = reality
  const attempt = await market.database.db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select(['payment_attempts.id', 'payment_id', 'gateway_order_id', 'payments.amount'])
    .where('payments.order_id', '=', orderId)
    .where('payments.status', '=', 'DEPOSIT_READY')
    .where('payments.amount', '=', additional.amount)
    .orderBy('payment_attempts.id', 'desc')
    .executeTakeFirstOrThrow()
  const { id: attemptId, payment_id: paymentId, gateway_order_id: gatewayOrderId } = attempt
  const order = { ...placed, payableAmount: additional.amount }
  const issued = { buyer, order, gatewayOrderId, paymentId, attemptId }
  const status = await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  bePaid(model, claim, additional)
  return { said: status, expected: 303 }
}

/** Somebody pays into the account that was issued for a claim, and the market hears of it. */
export function deposit(index: number): Move {
  return {
    label: `deposit(claim ${index})`,
    isPossible: hasClaims,
    make: async (worlds) => {
      const owed = owedAt(worlds.model, index)
      if (owed === null || owed.additional.accountUntilMs === null) {
        return { said: null, expected: null }
      }
      return payIntoAccount(worlds, owed)
    },
  }
}

/** The buyer says an account that money may go back to. */
export function registerAccount(): Move {
  return {
    label: 'registerAccount()',
    isPossible: () => true,
    make: async ({ model, reality }) => {
      const { market, buyer, placed: order } = reality
      await forgetTries(market)
      const answer = await checkAccount({ buyer, order })
      model.hasRefundAccount = true
      return { said: outcomeOf(answer), expected: 'done' }
    },
  }
}

function recordModel(model: Model): number {
  const refused = allPayments(model)
    .flatMap(({ refunds }) => refunds)
    .filter(({ status }) => status === 'REFUSED')
  for (const refund of refused) {
    refund.status = 'DONE'
    refund.isByHand = true
    const additional = model.claims.flatMap((claim) => claim.additional)
    const ended = additional.find(({ end }) => end === refund)
    if (ended !== undefined) notifyAdditional(model, ended, 'system.recorded')
  }
  return refused.length
}

/** An operator makes a refund by hand that the gateway could not, and records it. */
export function record(): Move {
  return {
    label: 'record()',
    isPossible: () => true,
    make: async ({ model, reality: { market, order } }) => {
      const refunds = await atRefundDesk(market, order)
      const said: string[] = []
      for (const refund of refunds.filter(({ refundStatusEnum: status }) => status === 'REFUSED')) {
        said.push(await sendToRefund(market, refund, 'system.recorded'))
      }
      return { said, expected: Array.from({ length: recordModel(model) }, () => 'done') }
    },
  }
}

/** The buyer pays an additional payment. */
export const paying = fc
  .record({
    claim: claimIndex,
    method: fc.constantFrom<Method>('CARD', 'CARD', 'VIRTUAL_ACCOUNT', 'PHONE'),
    choice: fc.oneof(
      { weight: 3, arbitrary: fc.constant('prompt' as const) },
      { weight: 2, arbitrary: fc.constantFrom(...CHOICES) },
    ),
  })
  .map(pay)

/** Outcome of money, as often as its weight says. */
export const MONEY_MOVES: readonly fc.Arbitrary<Move>[] = [
  paying,
  paying,
  claimIndex.map(deposit),
  fc.constant(null).map(registerAccount),
  fc.constant(null).map(record),
]
