import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideStep } from '@jangteo/core/chart/table.rules'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { PAYMENT_STATES } from '@jangteo/core/payment/payment.codes'
import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import { PAYMENT_EFFECT_TO_ITEM_EVENT } from '@jangteo/core/payment/payment.rules'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import type { PaymentEventType, PaymentFact } from '@jangteo/core/payment/payment.table.gen'
import { livesOf } from '../../support/chart/chartLives.ts'
import type { LivedStep } from '../../support/chart/chartLives.ts'

type Life = LivedStep<PaymentState, PaymentEventType, PaymentFact>[]

describe('결제를 따라가는 주문 상품', () => {
  const lives = livesOf({ table: PAYMENT_TABLE, start: 'PAYMENT_WAIT', stepsMax: 40 })
  const breachOf = (invariant: (steps: Life) => boolean) =>
    fc.check(fc.property(lives, invariant), { numRuns: 2000 }).counterexample

  const ITEM_BESIDE: Record<PaymentState, OrderItemStatus> = {
    PAYMENT_WAIT: 'PW',
    REQUESTED: 'PW',
    APPROVING: 'PW',
    DEPOSIT_READY: 'DR',
    DEPOSIT_COMPLETE: 'DC',
    DEPOSIT_COMPLETE_MANUAL: 'DC',
    DEPOSIT_CANCEL: 'C',
    EXPIRED: 'C',
    REPLACED: 'C',
    REFUND_COMPLETE: 'DC',
    REFUND_COMPLETE_MANUAL: 'DC',
  }

  function follow(state: OrderItemStatus, effects: readonly string[]): string {
    const facts = {
      hasNoOpenClaim: true,
      isConfirmDue: false,
      isDeliveryAssumable: false,
      isUnscanned: false,
    }
    let at: OrderItemStatus = state
    for (const [effect, event] of Object.entries(PAYMENT_EFFECT_TO_ITEM_EVENT)) {
      if (!effects.includes(effect)) continue
      const decided = decideStep(ORDER_ITEM_TABLE, { state: at, event, facts })
      if (!decided.ok) return decided.reason
      at = decided.value.target
    }
    return at
  }

  test('상품은 결제가 알리는 일을 거절하지 않고 늘 결제와 맞는 상태에 있다', () => {
    const breach = breachOf((steps) =>
      steps.every(
        ({ from, to, effects }) => follow(ITEM_BESIDE[from], effects) === ITEM_BESIDE[to],
      ),
    )
    expect(breach).toEqual(null)
  })

  test('승인을 묻는 동안 주문이 만료되지 않고, 다시 주문해도 취소되지 않는다', () => {
    const breach = breachOf((steps) =>
      steps.every(
        ({ from, to }) => from !== 'APPROVING' || (to !== 'EXPIRED' && to !== 'REPLACED'),
      ),
    )
    expect(breach).toEqual(null)
  })

  test('금액이 맞지 않으면 승인을 묻지 않고, 틀린 입금은 결제로 치지 않는다', () => {
    const breach = breachOf((steps) =>
      steps.every(({ from, to, event, facts }) => {
        const isMoneyIn =
          (from !== 'APPROVING' && to === 'APPROVING') ||
          (event === 'gateway.deposited' && from === 'DEPOSIT_READY')
        return !isMoneyIn || facts.isAmountEqual
      }),
    )
    expect(breach).toEqual(null)
  })

  test('무작위로 살아 본 결제들이 모든 전이를 지나간다', () => {
    const lived = fc.sample(lives, { numRuns: 20_000, seed: 20260822 }).flat()
    const seen = new Set(lived.map(({ from, event, to }) => `${from} ${event} ${to}`))
    const all = PAYMENT_STATES.flatMap((from) =>
      Object.values(PAYMENT_TABLE.steps[from]).flatMap((cell) =>
        cell.map(({ event, target }) => `${from} ${event} ${target}`),
      ),
    )
    expect([...seen].toSorted()).toEqual(all.toSorted())
  })
})
