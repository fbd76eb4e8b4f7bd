import { payingChart } from '@jangteo/core/payment/paying.chart'
import type { PaymentOutcome } from '@jangteo/core/payment/paying.codes'
import { NO_PAYMENT_VIEW, payingView } from '@jangteo/core/payment/paying.view'
import { DECLINE_REASONS } from '@jangteo/core/payment/payment.codes'
import type { DeclineReason } from '@jangteo/core/payment/payment.codes'
import { PAYMENT_MESSAGES } from '@jangteo/core/payment/payment.messages'
import { expect, test } from 'vitest'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { aPayingPage, BACK } from '../../support/payment/aPayingPage.ts'

/** Event of the page's first button after each end without money. */
const FIRST_STEPS: Readonly<Record<DeclineReason, 'buyer.retry' | 'buyer.changeMethod'>> = {
  PAYMENT_WINDOW_CLOSED: 'buyer.retry',
  PAYMENT_ABORTED: 'buyer.retry',
  PAYMENT_CARD_REJECTED: 'buyer.retry',
  PAYMENT_LIMIT_EXCEEDED: 'buyer.changeMethod',
  PAYMENT_BALANCE_LACKING: 'buyer.changeMethod',
  PAYMENT_INSTALLMENT_REFUSED: 'buyer.retry',
  PAYMENT_BELOW_MINIMUM: 'buyer.changeMethod',
  PAYMENT_WINDOW_EXPIRED: 'buyer.retry',
  PAYMENT_GATEWAY_FAILED: 'buyer.retry',
  PAYMENT_DECLINED: 'buyer.changeMethod',
}

async function viewAfter(reason: DeclineReason) {
  const look = answeredActor<PaymentOutcome, { readonly paymentId: string }>()
  const machine = payingChart.provide({ actors: { lookUpPayment: look.logic } })
  const clock = new SimulatedClock()
  const input = { paymentId: 'payment-1', arrival: { kind: 'closed', reason } } as const
  const actor = createActor(machine, { clock, input }).start()
  clock.increment(0)
  look.questions[0]?.answer({ kind: 'payable' })
  await waitFor(actor, (snapshot) => snapshot.matches('declined'))
  const sent: string[] = []
  const view = payingView(actor.getSnapshot(), { send: ({ type }) => void sent.push(type) })
  for (const { press } of view.buttons) press()
  return { text: view.text, sent }
}

test.each(DECLINE_REASONS)('%s에는 알맞은 다음 걸음이 먼저 있다', async (reason) => {
  const {
    text,
    sent: [first, second],
  } = await viewAfter(reason)
  expect({ text, first, isOtherOpen: first !== second && second !== undefined }).toEqual({
    text: PAYMENT_MESSAGES[reason](),
    first: FIRST_STEPS[reason],
    isOtherOpen: true,
  })
})

test('까닭마다 글이 다르다', () => {
  const texts = DECLINE_REASONS.map((reason) => PAYMENT_MESSAGES[reason]())
  expect(new Set(texts).size).toBe(DECLINE_REASONS.length)
})

test('어느 결제인지 알 수 없으면 결제할 수 없는 까닭을 알려 주고 장바구니로 보낸다', () => {
  const { title, text, buttons, exit } = NO_PAYMENT_VIEW
  expect([title, text, buttons, exit]).toEqual([
    '결제할 수 없어요',
    '결제 정보를 찾을 수 없어요.',
    [],
    'cart',
  ])
})

test('결제 시간이 지났으면 그렇게 알리고 장바구니로 보낸다', async () => {
  const page = aPayingPage(BACK)
  page.approvals[0]?.answer({ kind: 'ended', reason: 'PAYMENT_EXPIRED' })
  await page.reaches('ended')
  const { title, text, buttons, exit } = page.view()
  expect([title, text, buttons, exit]).toEqual([
    '결제 시간이 지났어요',
    '결제 시간이 지나 주문이 취소됐어요. 다시 주문해 주세요.',
    [],
    'cart',
  ])
})
