import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { dealClockChart } from '@jangteo/core/display/dealClock.chart'
import { dealClockView } from '@jangteo/core/display/dealClock.view'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

const STARTS_AT_MS = Date.parse('2026-08-22T10:00:00+09:00')
const ENDS_AT_MS = STARTS_AT_MS + 3_600_000
const coverage = coverChart(dealClockChart)

function openClock(answeredMs: number) {
  let changeCount = 0
  const machine = dealClockChart.provide({
    actions: {
      notifyChange: () => {
        changeCount += 1
      },
    },
  })
  const input = { startsAtMs: STARTS_AT_MS, endsAtMs: ENDS_AT_MS, nowMs: answeredMs }
  const actor = createActor(machine, { input, inspect: coverage.inspect }).start()
  const view = () => dealClockView(actor.getSnapshot(), actor)
  return {
    view,
    changes: () => changeCount,
    state: () => actor.getSnapshot().value,
    after: (...moments: readonly number[]) =>
      moments.map((atMs) => {
        view().tick(atMs)
        return `${actor.getSnapshot().value} ${view().text}`
      }),
  }
}

describe('특가 시계', () => {
  test('장터의 시계가 올 때까지 답을 받은 순간에 서 있다', () => {
    const clock = openClock(STARTS_AT_MS - 5_000)
    expect([clock.state(), withoutVerbs(clock.view())]).toEqual([
      'waiting',
      { name: '오픈', text: '00:00:05', spokenText: '8/22(토) 오전 10:00 오픈', isOver: false },
    ])
  })

  test('오픈까지, 그다음 마감까지 세고 0에서 멈추며, 바뀔 때마다 한 번 알린다', () => {
    const clock = openClock(STARTS_AT_MS - 5_000)
    const texts = clock.after(
      STARTS_AT_MS - 2_000,
      STARTS_AT_MS - 1,
      STARTS_AT_MS,
      ENDS_AT_MS - 1,
      ENDS_AT_MS,
      ENDS_AT_MS + 1_000,
    )
    expect([texts, clock.changes(), clock.view().isOver]).toEqual([
      [
        'coming 00:00:02',
        'coming 00:00:01',
        'running 01:00:00',
        'running 00:00:01',
        'over 종료됐어요',
        'over 종료됐어요',
      ],
      2,
      true,
    ])
  })

  test('화면이 잠든 사이에 시작하고 끝나도 지금이 언제인지 안다', () => {
    const clock = openClock(STARTS_AT_MS - 5_000)
    expect([clock.after(STARTS_AT_MS - 4_000, ENDS_AT_MS), clock.changes()]).toEqual([
      ['coming 00:00:04', 'over 종료됐어요'],
      1,
    ])
  })

  test.each([
    ['진행 중', STARTS_AT_MS, 'running 01:00:00'],
    ['종료', ENDS_AT_MS, 'over 종료됐어요'],
  ])('처음부터 %s이면 알리지 않는다', (_, nowMs, text) => {
    const clock = openClock(nowMs)
    expect([clock.after(nowMs), clock.changes()]).toEqual([[text], 0])
  })
})

test('모든 전이를 지나갔다', () => {
  expect(coverage.missing()).toEqual([])
})
