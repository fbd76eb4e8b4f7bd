import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_ITEM_STATUSES, ORDER_ITEM_STATUS_LABELS } from '@jangteo/core/order/orderItem.codes'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import type { OrderItemEventType, OrderItemFact } from '@jangteo/core/order/orderItem.table.gen'
import { orderItemChart } from '@jangteo/core/order/orderItem.chart'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { livesOf, tableSteps } from '../../support/chart/chartLives.ts'
import type { LivedStep } from '../../support/chart/chartLives.ts'

type Facts = Record<OrderItemFact, boolean>

const ALL_TRUE: Facts = {
  hasNoOpenClaim: true,
  isConfirmDue: true,
  isDeliveryAssumable: true,
  isUnscanned: true,
}
const EVENTS = [...new Set(tableSteps(ORDER_ITEM_TABLE).map(({ event }) => event))]

/** The steps of spec §4 and domain rules §1.2, stated by hand: from, event, to, and the guard if any. */
const LEGAL: readonly [OrderItemStatus, OrderItemEventType, OrderItemStatus, OrderItemFact?][] = [
  ['PW', 'payment.completed', 'DC'],
  ['PW', 'payment.awaitsDeposit', 'DR'],
  ['PW', 'payment.expired', 'C'],
  ['DR', 'payment.completed', 'DC'],
  ['DR', 'payment.cancelled', 'C'],
  ['DR', 'payment.expired', 'C'],
  ['DC', 'payment.awaitsDeposit', 'DR'],
  ['DC', 'seller.acknowledge', 'SR'],
  ['DC', 'seller.delay', 'SD'],
  ['DC', 'claim.cancelled', 'C'],
  ['SR', 'seller.ship', 'SS', 'hasNoOpenClaim'],
  ['SR', 'seller.delay', 'SD'],
  ['SR', 'carrier.scanned', 'SI', 'hasNoOpenClaim'],
  ['SR', 'claim.cancelled', 'C'],
  ['SD', 'seller.acknowledge', 'SR'],
  ['SD', 'seller.delay', 'SD'],
  ['SD', 'seller.ship', 'SS', 'hasNoOpenClaim'],
  ['SD', 'claim.cancelled', 'C'],
  ['SS', 'seller.removeInvoice', 'SR', 'isUnscanned'],
  ['SS', 'carrier.scanned', 'SI'],
  ['SS', 'carrier.delivered', 'SC'],
  ['SS', 'system.deliveryAssumed', 'SC', 'isDeliveryAssumable'],
  ['SI', 'carrier.delivered', 'SC'],
  ['SI', 'system.deliveryAssumed', 'SC', 'isDeliveryAssumable'],
  ['SI', 'buyer.confirm', 'BF', 'hasNoOpenClaim'],
  ['SI', 'claim.exchanged', 'E'],
  ['SI', 'claim.returned', 'R'],
  ['SC', 'buyer.confirm', 'BF', 'hasNoOpenClaim'],
  ['SC', 'system.autoConfirmDue', 'BF', 'isConfirmDue'],
  ['SC', 'claim.exchanged', 'E'],
  ['SC', 'claim.returned', 'R'],
  ['E', 'buyer.confirm', 'BF', 'hasNoOpenClaim'],
  ['E', 'system.autoConfirmDue', 'BF', 'isConfirmDue'],
  ['E', 'claim.exchanged', 'E'],
  ['E', 'claim.returned', 'R'],
  ['BF', 'claim.returned', 'R'],
]

const REFUSAL_OF: Record<OrderItemFact, string> = {
  hasNoOpenClaim: 'ORDER_ITEM_CLAIM_OPEN',
  isConfirmDue: 'ORDER_ITEM_NOT_DUE',
  isDeliveryAssumable: 'ORDER_ITEM_NOT_DUE',
  isUnscanned: 'ORDER_ITEM_PARCEL_SCANNED',
}

const coverage = coverTable(orderItemChart, ORDER_ITEM_TABLE)

function outcome(state: OrderItemStatus, event: OrderItemEventType, facts: Facts): string {
  const decided = coverage.decide({ state, event, facts })
  return decided.ok ? decided.value.target : decided.reason
}

describe('주문 상품의 상태', () => {
  test('상태는 명세의 코드와 같고 이름은 화면의 이름과 같다', () => {
    const labels = Object.entries(orderItemChart.root.states).map(([state, node]) => [
      state,
      node.meta?.label,
    ])
    expect(Object.fromEntries(labels)).toEqual(ORDER_ITEM_STATUS_LABELS)
    expect(Object.keys(orderItemChart.root.states).toSorted()).toEqual(
      ORDER_ITEM_STATUSES.toSorted(),
    )
  })

  test('아래 표는 모든 전이를 빠짐없이 담고 있다', () => {
    const reported = LEGAL.map(([from, event, to, guard]) => [from, event, to, guard ?? null])
    const drawn = ORDER_ITEM_STATUSES.flatMap((from) =>
      Object.values(ORDER_ITEM_TABLE.steps[from]).flatMap((cell) =>
        (cell ?? []).map(({ event, target, guard }) => [from, event, target, guard]),
      ),
    )
    expect(drawn.map(String).toSorted()).toEqual(reported.map(String).toSorted())
  })

  test.each(LEGAL)('%s에서 %s 뒤에는 %s', (from, event, to) => {
    expect(outcome(from, event, ALL_TRUE)).toEqual(to)
  })

  const guarded = LEGAL.flatMap(([from, event, , guard]) =>
    guard === undefined ? [] : [{ from, event, guard }],
  )
  test.each(guarded)('$from의 $event는 $guard가 아니면 사유와 함께 거절한다', (reported) => {
    const facts = { ...ALL_TRUE, [reported.guard]: false }
    expect(outcome(reported.from, reported.event, facts)).toEqual(REFUSAL_OF[reported.guard])
  })

  const isLegal = (from: OrderItemStatus, event: OrderItemEventType) =>
    LEGAL.some(([state, name]) => state === from && name === event)
  const illegal = ORDER_ITEM_STATUSES.flatMap((from) =>
    EVENTS.filter((event) => !isLegal(from, event)).map((event) => [from, event] as const),
  )
  test.each(illegal)('%s에서 %s는 진행 상태가 바뀌었다고 거절한다', (from, event) => {
    expect(outcome(from, event, ALL_TRUE)).toEqual('ORDER_ITEM_STATUS_CHANGED')
  })
})

describe('주문 상품이 지나온 길', () => {
  const lives = livesOf({ table: ORDER_ITEM_TABLE, start: 'PW', stepsMax: 40 })
  type Life = LivedStep<OrderItemStatus, OrderItemEventType, OrderItemFact>[]

  const breachOf = (invariant: (steps: Life) => boolean) =>
    fc.check(fc.property(lives, invariant), { numRuns: 1000 }).counterexample

  test('구매확정한 뒤에는 하자 반품만 끝날 수 있고, 취소와 반품 뒤에는 아무 일도 없다', () => {
    const breach = breachOf((steps) =>
      steps.every(({ from, event }) =>
        from === 'BF' ? event === 'claim.returned' : !['C', 'R'].includes(from),
      ),
    )
    expect(breach).toEqual(null)
  })

  test('돈을 내지 않은 상품은 발송되지 않는다', () => {
    const breach = breachOf((steps) => {
      const shipped = steps.findIndex(({ to }) => ['SR', 'SD', 'SS', 'SI'].includes(to))
      return shipped === -1 || steps.slice(0, shipped).at(-1)?.to === 'DC'
    })
    expect(breach).toEqual(null)
  })

  test('입금을 기다리는 상품은 바로 배송을 준비하지 않는다', () => {
    const breach = breachOf((steps) =>
      steps.every(({ from, to }) => from !== 'DR' || ['DC', 'C'].includes(to)),
    )
    expect(breach).toEqual(null)
  })

  test('진행 중인 취소·교환·반품이 있으면 발송도 구매확정도 하지 않는다', () => {
    const breach = breachOf((steps) =>
      steps.every(({ facts: known, to, event }) => {
        const isMove = to === 'BF' || event === 'seller.ship'
        return !isMove || known.hasNoOpenClaim || event === 'system.autoConfirmDue'
      }),
    )
    expect(breach).toEqual(null)
  })

  test('재고는 취소될 때 한 번만 돌아온다', () => {
    const breach = breachOf((steps) => {
      const returned = steps.filter(({ effects }) => effects.includes('returnStock'))
      return returned.length === steps.filter(({ to }) => to === 'C').length && returned.length <= 1
    })
    expect(breach).toEqual(null)
  })

  test('배송완료와 교환완료는 그때마다 자동 구매확정을 예약한다', () => {
    const breach = breachOf((steps) =>
      steps.every(
        ({ to, effects }) => effects.includes('scheduleAutoConfirm') === ['SC', 'E'].includes(to),
      ),
    )
    expect(breach).toEqual(null)
  })

  test('무작위로 살아 본 상품들이 모든 전이를 지나간다', () => {
    const lived = fc.sample(lives, { numRuns: 20_000, seed: 20260822 }).flat()
    const seen = new Set(lived.map(({ from, event, to }) => `${from} ${event} ${to}`))
    const reported = LEGAL.map(([from, event, to]) => `${from} ${event} ${to}`)
    expect([...seen].toSorted()).toEqual(reported.toSorted())
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
