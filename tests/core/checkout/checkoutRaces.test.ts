import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { checkoutChart } from '@jangteo/core/checkout/checkout.chart'
import type {
  CheckOutcome,
  CheckoutSubmission,
  PlaceOutcome,
  PlacedOrder,
} from '@jangteo/core/checkout/checkout.chart'
import { ORDER, submission } from '../../support/checkout/aSubmission.ts'

type Input = { readonly submission: CheckoutSubmission }

test('어떤 순서로 누르고 답이 와도 동시에 두 번 묻지 않고, 한 주문이 두 번 생기지 않는다', async () => {
  const anyTap = fc.constantFrom('submit', 'retry', 'accept')
  const taps = fc.array(anyTap, { minLength: 1, maxLength: 12 })
  const losses = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), taps, losses, async (scheduler, pressed, lost) => {
      const orders = new Map<string, PlacedOrder>()
      let underway = 0
      let underwayMost = 0
      const ask = async <Output>(output: Output, isLost: boolean): Promise<Output> => {
        underway += 1
        underwayMost = Math.max(underwayMost, underway)
        await scheduler.schedule(Promise.resolve(), 'answer')
        underway -= 1
        if (isLost) throw new Error('no answer')
        return output
      }
      const isLostNext = () => lost.pop() ?? false
      const machine = checkoutChart.provide({
        actors: {
          checkOrder: fromPromise<CheckOutcome, Input>(() =>
            ask({ kind: 'unchanged' }, isLostNext()),
          ),
          placeOrder: fromPromise<PlaceOutcome, Input>(({ input }) => {
            const { orderKey } = input.submission
            const order = orders.get(orderKey) ?? { ...ORDER, orderId: orderKey }
            orders.set(orderKey, order)
            return ask({ kind: 'placed', order }, isLostNext())
          }),
        },
      })
      const input = { submission: submission('opened') }
      const actor = createActor(machine, { input }).start()
      actor.send({ type: 'facts.changed', violations: [] })
      for (const [index, tap] of pressed.entries()) {
        void scheduler.schedule(Promise.resolve(), tap).then(() => {
          if (tap === 'submit') {
            return actor.send({
              type: 'buyer.submit',
              submission: submission(`key-${index}`),
              violations: [],
            })
          }
          return actor.send({ type: tap === 'retry' ? 'buyer.retry' : 'buyer.accept' })
        })
      }
      await scheduler.waitAll()
      const { value, context } = actor.getSnapshot()
      const placedIds = [...orders.values()].map(({ orderId }) => orderId)
      expect(underwayMost).toBeLessThanOrEqual(1)
      expect(placedIds.length).toBeLessThanOrEqual(1)
      expect(value === 'placed' ? [context.order?.orderId] : placedIds).toEqual(placedIds)
    }),
    { numRuns: 300 },
  )
})
