import type { PayingInput } from '@jangteo/core/payment/paying.chart'
import type { PaymentOutcome } from '@jangteo/core/payment/paying.codes'
import { expect, test } from 'vitest'
import { aPayingPage } from '../../support/payment/aPayingPage.ts'

const CLOSED: PayingInput = {
  paymentId: 'payment-1',
  arrival: { kind: 'closed', reason: 'PAYMENT_WINDOW_CLOSED' },
}
const COMPLETED: PaymentOutcome = { kind: 'completed', orderId: 'order-1', claimId: null }
const DECLINED: PaymentOutcome = { kind: 'declined', reason: 'PAYMENT_CARD_REJECTED' }
const ENDED: PaymentOutcome = { kind: 'ended', reason: 'PAYMENT_NOT_WAITING' }
const EXPIRED: PaymentOutcome = { kind: 'ended', reason: 'PAYMENT_EXPIRED' }
const UNSETTLED: PaymentOutcome = { kind: 'unsettled' }
const PAYABLE: PaymentOutcome = { kind: 'payable' }

test.each([
  [COMPLETED, 'completed'],
  [ENDED, 'ended'],
  [EXPIRED, 'ended'],
  [UNSETTLED, 'settling'],
  [DECLINED, 'declined'],
  [PAYABLE, 'declined'],
] as const)('결과 없이 왔으면 결제됐는지부터 본다: %o', async (outcome, state) => {
  const page = aPayingPage(CLOSED)
  const { isBusy, title } = page.view()
  page.looks[0]?.answer(outcome)
  const snapshot = await page.reaches(state)
  expect([isBusy, title, snapshot.value, page.requests]).toEqual([
    true,
    '결제 결과를 확인하고 있어요',
    state,
    [],
  ])
})

test('결제됐는지 알 수 없으면 취소됐다고 하지 않고, 다시 확인할 수 있다', async () => {
  const page = aPayingPage(CLOSED)
  page.looks[0]?.fail()
  await page.reaches('unsettled')
  page.view().buttons[0]?.press()
  await page.looksOnce()
  page.looks[1]?.answer(COMPLETED)
  await page.reaches('completed')
  expect([page.looks.length, page.view().completedOrderId]).toEqual([2, 'order-1'])
})
