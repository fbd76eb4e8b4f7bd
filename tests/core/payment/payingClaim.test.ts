import { payingChart } from '@jangteo/core/payment/paying.chart'
import type { PayingInput, WindowQuery } from '@jangteo/core/payment/paying.chart'
import type { PaymentOutcome, RequestOutcome } from '@jangteo/core/payment/paying.codes'
import { payingView } from '@jangteo/core/payment/paying.view'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

const RECEIPT = { purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', number: '01012345678' } as const
const PAID: PaymentOutcome = { kind: 'completed', orderId: 'order-1', claimId: 'claim-1' }

test('추가결제는 고른 결제수단으로 하고, 그것을 부른 신청으로 간다', async () => {
  const asked: WindowQuery[] = []
  const machine = payingChart.provide({
    actors: {
      requestPayment: fromPromise<RequestOutcome, WindowQuery>(({ input }) => {
        asked.push(input)
        return Promise.resolve(PAID)
      }),
    },
  })
  const input: PayingInput = {
    paymentId: 'payment-1',
    arrival: {
      kind: 'placed',
      payableAmount: 6_000,
      method: 'VIRTUAL_ACCOUNT',
      cashReceipt: RECEIPT,
      pinTicket: 'ticket',
    },
  }
  const actor = createActor(machine, { input }).start()
  const snapshot = await waitFor(actor, ({ value }) => value === 'completed')
  const { title, completedOrderId, completedClaimId } = payingView(snapshot, actor)
  expect(asked).toEqual([
    {
      paymentId: 'payment-1',
      method: 'VIRTUAL_ACCOUNT',
      cashReceipt: RECEIPT,
      pinTicket: 'ticket',
    },
  ])
  expect([title, completedOrderId, completedClaimId]).toEqual([
    '추가결제가 완료됐어요',
    'order-1',
    'claim-1',
  ])
})
