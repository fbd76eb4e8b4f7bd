import type { PlacedOrder, WindowReturn } from '../../support/purchase.ts'
import type { Dice } from '../dice.ts'
import { type PatientBuyer, Refused } from './patientBuyer.ts'

type Paying = {
  readonly buyer: PatientBuyer
  readonly order: PlacedOrder
}

type Form = Readonly<Record<string, string>>

const MEANS = { card: '신한카드', months: '0', bank: '88' }
export const APPROVE = { ...MEANS, action: 'approve', answer: 'prompt' }
const DECLINE = { ...MEANS, action: 'decline', reason: 'REJECT_CARD_COMPANY' }

/** Choices of buyers and their banks in the window, with their shares of a hundred. */
const CHOICES: readonly (readonly [share: number, form: Form])[] = [
  [76, APPROVE],
  [2, { ...APPROVE, answer: 'silent' }],
  [2, { ...APPROVE, answer: 'lost' }],
  [7, DECLINE],
  [7, { ...DECLINE, atConfirm: 'on' }],
  [6, { action: 'close' }],
]

const TRIES_MAX = 3

/** Opens windows until the market approves one; answers that attempt, `null` when the buyer gave up. */
export async function payInWindow(paying: Paying, dice: Dice): Promise<WindowReturn | null> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const returned = await visitWindow(paying, dice.pickByShare(CHOICES))
    if (returned === null) continue
    const tabs = Array.from({ length: dice.percent(20) ? 2 : 1 }, () => approve(paying, returned))
    const codes = new Set(await Promise.all(tabs))
    const [code = null] = codes
    if (codes.size > 1) throw new Error(`two tabs were notified ${[...codes].join(' and ')}`)
    if (code === null) return returned
    if (code !== 'PAYMENT_DECLINED') throw new Refused(code)
  }
  return null
}

/** Opens a window and does something in it; `null` when the buyer comes back without having agreed. */
export async function visitWindow(
  { buyer, order }: Paying,
  form: Form,
): Promise<WindowReturn | null> {
  const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`
  const { windowUrl } = await buyer.ask<{ windowUrl: string }>('POST', path, { body: {} })
  const back = await buyer.choose(windowUrl, form)
  const paymentKey = back.get('paymentKey')
  if (paymentKey === null) return null
  return {
    gatewayOrderId: back.get('orderId') ?? '',
    paymentKey,
    amount: Number(back.get('amount')),
  }
}

/** Has the market approve, again and again while the gateway says nothing; answers the refusal, `null` for none. */
export async function approve(
  { buyer, order }: Paying,
  returned: WindowReturn,
): Promise<string | null> {
  const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/approve-data`
  for (;;) {
    const { status, body } = await buyer.call('POST', path, { body: returned })
    if (status === 200) return null
    if (body.code !== 'PAYMENT_UNCONFIRMED') return body.code
  }
}
