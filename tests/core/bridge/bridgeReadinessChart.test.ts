import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { bridgeReadinessChart } from '@jangteo/core/bridge/bridgeReadiness.chart'
import type { ReadinessPoll } from '@jangteo/core/bridge/bridgeReadiness.chart'
import { bridgeReadinessView } from '@jangteo/core/bridge/bridgeReadiness.view'
import { READINESS_POLL_COUNT_MAX, afterReadinessPoll } from '@jangteo/core/bridge/readiness.rules'
import type { ReadinessStep } from '@jangteo/core/bridge/readiness.rules'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const coverage = coverChart(bridgeReadinessChart)

function openPage(isInApp = true) {
  const asks = answeredActor<ReadinessStep, ReadinessPoll>()
  const waits = answeredActor<void, undefined>()
  const machine = bridgeReadinessChart.provide({
    actors: { askNative: asks.logic, waitInterval: waits.logic },
  })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  const reaches = (state: ReturnType<typeof actor.getSnapshot>['value']) =>
    waitFor(actor, (snapshot) => snapshot.value === state)
  actor.send({ type: 'page.opened', isInApp })
  return {
    actor,
    asks: asks.questions,
    waits: waits.questions,
    reaches,
    view: () => bridgeReadinessView(actor.getSnapshot()),
    async isAsked(isReady: boolean) {
      const question = asks.questions.at(-1)
      question?.answer(afterReadinessPoll(question.input.pollCount, isReady))
      await waitFor(actor, (snapshot) => !snapshot.matches('asking'))
    },
    async waitsOnce() {
      waits.questions.at(-1)?.answer()
      await reaches('asking')
    },
  }
}

describe('네이티브 앱 기다리기', () => {
  test('웹에서는 묻지 않고 바로 앱 없이 간다', () => {
    const page = openPage(false)
    expect([page.asks.length, page.view()]).toEqual([0, { isKnown: true, isNative: false }])
  })

  test('준비될 때까지 쉬었다 다시 묻는다', async () => {
    const page = openPage()
    expect(page.view()).toEqual({ isKnown: false, isNative: false })
    await page.isAsked(false)
    await page.waitsOnce()
    await page.isAsked(true)
    expect([page.asks.map(({ input }) => input.pollCount), page.waits.length, page.view()]).toEqual(
      [[1, 2], 1, { isKnown: true, isNative: true }],
    )
  })

  test('쉰 번 물어도 준비되지 않으면 앱 없이 가고, 늦게라도 오면 함께한다', async () => {
    const page = openPage()
    for (let asked = 1; asked < READINESS_POLL_COUNT_MAX; asked += 1) {
      await page.isAsked(false)
      await page.waitsOnce()
    }
    await page.isAsked(false)
    expect([page.asks.length, page.view()]).toEqual([50, { isKnown: true, isNative: false }])
    page.actor.send({ type: 'native.ready' })
    expect(page.view()).toEqual({ isKnown: true, isNative: true })
  })

  test('묻는 중에도 쉬는 중에도 앱이 먼저 알리면 더 묻지 않는다', async () => {
    const asking = openPage()
    asking.actor.send({ type: 'native.ready' })
    const waiting = openPage()
    await waiting.isAsked(false)
    waiting.actor.send({ type: 'native.ready' })
    expect([asking.view().isNative, waiting.view().isNative, waiting.asks.length]).toEqual([
      true,
      true,
      1,
    ])
  })

  test('물을 수도 기다릴 수도 없으면 앱 없이 간다', async () => {
    const asking = openPage()
    asking.asks[0]?.fail()
    await asking.reaches('absent')
    const waiting = openPage()
    await waiting.isAsked(false)
    waiting.waits[0]?.fail()
    await waiting.reaches('absent')
    expect([asking.view().isNative, waiting.view().isNative]).toEqual([false, false])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
