import type { PayingInput } from '@jangteo/core/payment/paying.chart'
import { expect, test } from 'vitest'
import { aPayingPage } from '../../support/payment/aPayingPage.ts'

const BY_MONEY = { payableAmount: 62_900, method: 'MONEY', cashReceipt: null } as const
const PLACED: PayingInput = {
  paymentId: 'payment-1',
  arrival: { kind: 'placed', ...BY_MONEY, pinTicket: 'used' },
}
const CLOSED: PayingInput = {
  paymentId: 'payment-1',
  arrival: { kind: 'closed', reason: 'PAYMENT_WINDOW_CLOSED' },
}

test('확인한 표를 함께 보내고, 다시 물으면 갖고 있던 결제를 들고 물으러 간다', async () => {
  const page = aPayingPage(PLACED)
  page.requests[0]?.answer({ kind: 'pinNeeded' })
  await page.reaches('askingPin')
  expect([page.requests[0]?.input.pinTicket, page.view().awaitsPin, page.windows]).toEqual([
    'used',
    BY_MONEY,
    [],
  ])
})

test('결제수단을 바꿔 머니로 하면 그 결제수단을 들고 물으러 간다', async () => {
  const page = aPayingPage(CLOSED)
  page.looks[0]?.answer({ kind: 'payable' })
  await page.reaches('declined')
  page.view().buttons[1]?.press()
  page.view().chooseMethod('MONEY', null)
  page.requests[0]?.answer({ kind: 'pinNeeded' })
  await page.reaches('askingPin')
  expect([page.requests[0]?.input.pinTicket, page.view().awaitsPin]).toEqual([
    null,
    { payableAmount: null, method: 'MONEY', cashReceipt: null },
  ])
})
