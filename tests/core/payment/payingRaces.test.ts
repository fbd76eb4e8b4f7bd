import { payingChart } from '@jangteo/core/payment/paying.chart'
import type { PayingInput, WindowQuery } from '@jangteo/core/payment/paying.chart'
import type { PaymentOutcome, RequestOutcome } from '@jangteo/core/payment/paying.codes'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SimulatedClock, createActor, fromPromise } from 'xstate'
import { BACK } from '../../support/payment/aPayingPage.ts'

const OUTCOMES: readonly (PaymentOutcome | null)[] = [
  { kind: 'completed', orderId: 'order-1', claimId: null },
  { kind: 'declined', reason: 'PAYMENT_CARD_REJECTED' },
  { kind: 'ended', reason: 'PAYMENT_NOT_WAITING' },
  { kind: 'ended', reason: 'PAYMENT_EXPIRED' },
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
          requestPayment: fromPromise<RequestOutcome, WindowQuery>(answer),
          approvePayment: fromPromise<PaymentOutcome, PayingInput>(() => {
            approvals += 1
            return answer()
          }),
          lookUpPayment: fromPromise<PaymentOutcome, { readonly paymentId: string }>(answer),
        },
      })
      const clock = new SimulatedClock()
      const actor = createActor(machine, { clock, input: BACK }).start()
      clock.increment(0)
      for (const event of [
        { type: 'buyer.retry' },
        { type: 'buyer.changeMethod' },
        { type: 'buyer.chooseMethod', method: 'PHONE', cashReceipt: null },
        { type: 'buyer.retry' },
      ] as const) {
        void scheduler
          .schedule(Promise.resolve(), event.type)
          .then(() => (actor.getSnapshot().value === 'unsettled' ? null : actor.send(event)))
      }
      for (const ms of Array.from({ length: 12 }, () => 2_000)) {
        void scheduler.schedule(Promise.resolve(), 'time').then(() => clock.increment(ms))
      }
      await scheduler.waitAll()
      expect([approvals, actor.getSnapshot().status]).toEqual([1, 'active'])
    }),
    { numRuns: 300 },
  )
})
