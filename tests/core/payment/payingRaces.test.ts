import { payingChart } from '@jangteo/core/payment/paying.chart'
import type { AskedWindow } from '@jangteo/core/payment/paying.chart'
import type {
  GatewayReturn,
  PaymentOutcome,
  RequestOutcome,
} from '@jangteo/core/payment/paying.codes'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'

type Input = { readonly paymentId: string }

const RETURNED: GatewayReturn = { gatewayOrderId: 'jt_1', paymentKey: 'key-1', amount: 62_900 }
const BACK = { type: 'gateway.returned', paymentId: 'payment-1', returned: RETURNED } as const
const PLACED = {
  type: 'order.placed',
  paymentId: 'payment-1',
  payableAmount: 62_900,
  method: null,
  cashReceipt: null,
} as const
const OUTCOMES: readonly (PaymentOutcome | null)[] = [
  { kind: 'completed', orderId: 'order-1', claimId: null },
  { kind: 'declined', reason: 'PAYMENT_CARD_REJECTED' },
  { kind: 'ended', reason: 'PAYMENT_NOT_WAITING' },
  { kind: 'expired' },
  { kind: 'unsettled' },
  null,
]

test('모르겠다는 화면에서 다시 누르지 않으면, 어떤 순서로 답이 와도 승인은 한 번만 묻는다', async () => {
  const outcomes = fc.array(fc.constantFrom(...OUTCOMES), {
    minLength: 20,
    maxLength: 20,
  })
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), outcomes, async (scheduler, answers) => {
      let approvals = 0
      const answer = async (): Promise<PaymentOutcome> => {
        const outcome = answers.pop() ?? null
        await scheduler.schedule(Promise.resolve(), 'answer')
        if (outcome === null) throw new Error('no answer')
        return outcome
      }
      const machine = payingChart.provide({
        actors: {
          requestPayment: fromPromise<RequestOutcome, AskedWindow>(answer),
          approvePayment: fromPromise<PaymentOutcome, Input & GatewayReturn>(() => {
            approvals += 1
            return answer()
          }),
          awaitOutcome: fromPromise<PaymentOutcome, Input>(answer),
        },
      })
      const actor = createActor(machine).start()
      actor.send(BACK)
      for (const event of [
        BACK,
        PLACED,
        { type: 'buyer.retry' },
        { type: 'buyer.changeMethod' },
        { type: 'buyer.chooseMethod', method: 'PHONE', cashReceipt: null },
        { type: 'buyer.retry' },
      ] as const) {
        void scheduler
          .schedule(Promise.resolve(), event.type)
          .then(() => (actor.getSnapshot().value === 'unsettled' ? null : actor.send(event)))
      }
      await scheduler.waitAll()
      expect([approvals, actor.getSnapshot().status]).toEqual([1, 'active'])
    }),
    { numRuns: 300 },
  )
})
