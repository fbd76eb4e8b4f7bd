import { payingChart } from '@jangteo/core/payment/paying.chart'
import { payingView } from '@jangteo/core/payment/paying.view'
import type { PayingButton } from '@jangteo/core/payment/paying.view'
import { DECLINE_REASONS } from '@jangteo/core/payment/payment.codes'
import type { DeclineReason } from '@jangteo/core/payment/payment.codes'
import { PAYMENT_MESSAGES } from '@jangteo/core/payment/payment.messages'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'

/** Advice that the page advises after each way to end without money. */
const FIRST_STEPS: Readonly<Record<DeclineReason, PayingButton['event']>> = {
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

function viewAfter(reason: DeclineReason) {
  const actor = createActor(payingChart).start()
  actor.send({ type: 'gateway.closed', paymentId: 'payment-1', reason })
  return payingView(actor.getSnapshot())
}

test.each(DECLINE_REASONS)('%s에는 알맞은 다음 걸음이 먼저 있다', (reason) => {
  const { text, buttons } = viewAfter(reason)
  const [first, second] = buttons.map(({ event }) => event)
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
