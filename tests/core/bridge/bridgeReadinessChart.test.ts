import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SimulatedClock, createActor } from 'xstate'
import { bridgeReadinessChart } from '@jangteo/core/bridge/bridgeReadiness.chart'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const POLL_INTERVAL_MS = 100
const coverage = coverChart(bridgeReadinessChart)

/** A page whose app is there from a look on, counted from 1; `null`: never. */
function openPage(readyAt: number | null) {
  let [looks, reports] = [0, 0]
  const machine = bridgeReadinessChart.provide({
    actions: {
      look: ({ self }) => {
        looks += 1
        if (readyAt !== null && looks >= readyAt) self.send({ type: 'native.ready' })
      },
      reportApp: () => {
        reports += 1
      },
    },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start()
  return {
    actor,
    passes: (count: number) => {
      for (const ms of Array.from({ length: count }, () => POLL_INTERVAL_MS)) clock.increment(ms)
    },
    seen: () => ({ state: actor.getSnapshot().value, looks, reports }),
  }
}

describe('네이티브 앱 기다리기', () => {
  test('앱이 이미 있으면 한 번 보고 알린다', () => {
    const page = openPage(1)
    page.passes(10)
    expect(page.seen()).toEqual({ state: 'ready', looks: 1, reports: 1 })
  })

  test('준비될 때까지 쉬었다 다시 본다', () => {
    const page = openPage(2)
    const before = page.seen()
    page.passes(1)
    expect([before, page.seen()]).toEqual([
      { state: 'looking', looks: 1, reports: 0 },
      { state: 'ready', looks: 2, reports: 1 },
    ])
  })

  test('쉰 번 보아도 준비되지 않으면 앱 없이 가고, 늦게라도 오면 함께한다', () => {
    const page = openPage(null)
    page.passes(49)
    const last = page.seen()
    page.passes(10)
    const without = page.seen()
    page.actor.send({ type: 'native.ready' })
    expect([last, without, page.seen()]).toEqual([
      { state: 'looking', looks: 50, reports: 0 },
      { state: 'absent', looks: 50, reports: 0 },
      { state: 'ready', looks: 50, reports: 1 },
    ])
  })

  test('쉬는 중에 앱이 먼저 알리면 더 보지 않는다', () => {
    const page = openPage(null)
    page.actor.send({ type: 'native.ready' })
    page.passes(10)
    expect(page.seen()).toEqual({ state: 'ready', looks: 1, reports: 1 })
  })

  test('언제 준비되든 쉰 번보다 많이 보지 않고, 그 안에 준비되면 알아챈다', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (readyAt) => {
        const page = openPage(readyAt)
        page.passes(120)
        expect(page.seen()).toEqual(
          readyAt > 50
            ? { state: 'absent', looks: 50, reports: 0 }
            : { state: 'ready', looks: readyAt, reports: 1 },
        )
      }),
    )
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
