import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { countdownText, dealMarkText, timeLeft } from '@jangteo/core/display/deal.rules'
import {
  EVENT_FILTERS,
  EVENT_FILTER_LABELS,
  HOME_BLOCK_SOURCES,
  HOME_BLOCK_TYPES,
  HOME_BLOCK_TYPE_LABELS,
  RANKING_PERIODS,
  RANKING_PERIOD_LABELS,
} from '@jangteo/core/display/display.codes'
import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import { eventFilterOf } from '@jangteo/core/display/event.rules'

describe('전시 코드', () => {
  test('홈 블록마다 이름과 채우는 호출이 있고, 호출마다 쓰는 블록이 있다', () => {
    const labels = new Set(HOME_BLOCK_TYPES.map((type) => HOME_BLOCK_TYPE_LABELS[type]))
    const sources = new Set(HOME_BLOCK_TYPES.map((type) => HOME_BLOCKS[type].source))
    expect(labels.size).toEqual(HOME_BLOCK_TYPES.length)
    expect([...sources].toSorted()).toEqual(HOME_BLOCK_SOURCES.toSorted())
  })

  test('랭킹과 이벤트 탭의 이름', () => {
    expect([
      RANKING_PERIODS.map((period) => RANKING_PERIOD_LABELS[period]),
      EVENT_FILTERS.map((filter) => EVENT_FILTER_LABELS[filter]),
    ]).toEqual([
      ['일간', '주간', '월간'],
      ['진행 중', '종료'],
    ])
  })
})

describe('이벤트', () => {
  const period = { startsAtMs: 100, endsAtMs: 200 }

  test('시작하는 순간부터 끝나는 순간 전까지 진행 중이다', () => {
    expect([99, 100, 199, 200].map((nowMs) => eventFilterOf(period, nowMs))).toEqual([
      null,
      'IN_PROGRESS',
      'IN_PROGRESS',
      'FINISHED',
    ])
  })

  test('기한이 없으면 늘 진행 중이다', () => {
    expect(eventFilterOf({ startsAtMs: null, endsAtMs: null }, 0)).toEqual('IN_PROGRESS')
  })
})

describe('타임딜', () => {
  test.each([
    [2 * DAY_MS + 3 * HOUR_MS + 4 * MINUTE_MS + 5_000, '2일 03:04:05'],
    [HOUR_MS, '01:00:00'],
    [59_001, '00:01:00'],
    [1, '00:00:01'],
    [0, '00:00:00'],
    [-DAY_MS, '00:00:00'],
  ])('%d밀리초 남으면 %s', (leftMs, text) => {
    expect(countdownText(timeLeft(1_000_000 + leftMs, 1_000_000))).toEqual(text)
  })

  test.each([
    ['2026-08-22T23:59:59', '오늘 마감'],
    ['2026-08-23T00:00:00', '오늘 마감'],
    ['2026-08-23T00:00:01', '내일 마감'],
    ['2026-08-27T18:00:00', '5일 남음'],
    ['2026-08-22T12:00:00', null],
  ])('%s에 끝나는 특가는 %s', (end, text) => {
    const atMs = (moment: string) => Date.parse(`${moment}+09:00`)
    expect(dealMarkText(atMs(end), atMs('2026-08-22T12:00:00'))).toEqual(text)
  })

  test('남은 시간을 더하면 남은 초다', () => {
    fc.assert(
      fc.property(fc.nat(10 * DAY_MS), (leftMs) => {
        const { days, hours, minutes, seconds } = timeLeft(leftMs, 0)
        const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
        expect(total).toEqual(Math.ceil(leftMs / 1000))
      }),
    )
  })
})
