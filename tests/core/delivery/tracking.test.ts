import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { decideStep } from '@jangteo/core/chart/table.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { TRACKING_LEVELS } from '@jangteo/core/delivery/tracking.codes'
import type { TrackingLevel } from '@jangteo/core/delivery/tracking.codes'
import {
  decideTracking,
  eventOfLevel,
  reachedLevel,
  scansOfShipment,
  sortScans,
} from '@jangteo/core/delivery/tracking.rules'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'

const FACTS = {
  hasNoOpenClaim: true,
  isConfirmDue: false,
  isDeliveryAssumable: false,
  isUnscanned: false,
}

/** Returns the state of an item after its carrier reports a level; what the chart refuses changes nothing. */
function afterScan(state: OrderItemStatus, level: TrackingLevel): OrderItemStatus {
  const event = eventOfLevel(level)
  if (event === null) return state
  const decision = decideStep(ORDER_ITEM_TABLE, { state, event, facts: FACTS })
  return decision.ok ? decision.value.target : state
}

const aLevel = fc.constantFrom(...TRACKING_LEVELS)
const aScan = fc.record({ atMs: fc.integer({ min: 0, max: 5 }), level: aLevel })

describe('택배사의 소식이 주문 상품에 알리는 일', () => {
  test('집하부터 배송중, 6단계는 배송완료이고 집하준비는 아무것도 알리지 않는다', () => {
    expect(TRACKING_LEVELS.map(eventOfLevel)).toEqual([
      null,
      'carrier.scanned',
      'carrier.scanned',
      'carrier.scanned',
      'carrier.scanned',
      'carrier.delivered',
    ])
  })

  test('소식이 어떤 차례로 몇 번을 와도 상품은 뒤로 가지 않고, 가장 멀리 간 소식과 같아진다', () => {
    const order: readonly OrderItemStatus[] = ['SS', 'SI', 'SC']
    const breach = fc.check(
      fc.property(fc.array(aLevel), (levels) => {
        let status: OrderItemStatus = 'SS'
        for (const level of levels) {
          const next = afterScan(status, level)
          if (order.indexOf(next) < order.indexOf(status)) return false
          status = next
        }
        const reached = reachedLevel(levels.map((level) => ({ level })))
        return status === afterScan('SS', reached)
      }),
      { numRuns: 1000 },
    ).counterexample
    expect(breach).toEqual(null)
  })

  test.each(['SC', 'BF', 'C', 'R', 'E'] as const)(
    '%s에서는 늦은 소식이 아무것도 바꾸지 않는다',
    (state) => {
      expect(TRACKING_LEVELS.map((level) => afterScan(state, level))).toEqual(
        TRACKING_LEVELS.map(() => state),
      )
    },
  )
})

describe('배송이 어디까지 왔나', () => {
  test('소식이 없으면 집하준비다', () => {
    expect(reachedLevel([])).toBe(1)
  })

  test('소식이 더 오면 그대로이거나 앞으로 간다', () => {
    const breach = fc.check(
      fc.property(fc.array(aScan), aScan, (scans, late) => {
        const before = reachedLevel(scans)
        return reachedLevel([...scans, late]) === Math.max(before, late.level)
      }),
    ).counterexample
    expect(breach).toEqual(null)
  })

  test('온 차례와 상관없이 늘 같은 차례로, 새 소식부터 보인다', () => {
    const sample = fc.array(aScan).chain((scans) =>
      fc.record({
        scans: fc.constant(scans),
        shuffled: fc.shuffledSubarray(scans, { minLength: scans.length }),
      }),
    )
    const breach = fc.check(
      fc.property(sample, ({ scans, shuffled }) => {
        const sorted = sortScans(scans)
        const isNewestFirst = sorted.every((scan, index) => {
          const before = sorted[index - 1]
          if (before === undefined || before.atMs > scan.atMs) return true
          return before.atMs === scan.atMs && before.level >= scan.level
        })
        return isNewestFirst && JSON.stringify(sortScans(shuffled)) === JSON.stringify(sorted)
      }),
    ).counterexample
    expect(breach).toEqual(null)
  })

  test('보내기 7일보다 전에 찍힌 것은 같은 번호를 쓰던 다른 짐이다', () => {
    const shippedAtMs = 100 * DAY_MS
    const scans = [-7 * DAY_MS - 1, -7 * DAY_MS, 0, 30 * DAY_MS].map((offsetMs) => ({
      atMs: shippedAtMs + offsetMs,
    }))
    expect(scansOfShipment(scans, shippedAtMs)).toEqual(scans.slice(1))
  })
})

test('보낸 뒤에야 따라갈 수 있고, 택배사가 알려 주는지도 안다', () => {
  const asked = (['CJ_LOGISTICS', 'FREIGHT', null] as const).flatMap((courier) =>
    [1, null].map((shippedAtMs) => decideTracking({ courier, shippedAtMs })),
  )
  const notStarted = refuse('DELIVERY_NOT_STARTED')
  expect(asked).toEqual([
    allow({ courier: 'CJ_LOGISTICS', shippedAtMs: 1, isProvided: true }),
    notStarted,
    allow({ courier: 'FREIGHT', shippedAtMs: 1, isProvided: false }),
    notStarted,
    notStarted,
    notStarted,
  ])
})
