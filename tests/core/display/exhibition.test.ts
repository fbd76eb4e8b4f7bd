import { DAY_MS, HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { EXHIBITION_STATE_LABELS, EXHIBITION_STATES } from '@jangteo/core/display/exhibition.codes'
import {
  exhibitionStateOf,
  handsOutCoupons,
  showsGoods,
} from '@jangteo/core/display/exhibition.rules'
import { exhibitionView } from '@jangteo/core/display/exhibition.view'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const NOON_MS = Date.parse('2026-08-22T12:00:00+09:00')
const midnight = (day: string) => Date.parse(`${day}T00:00:00+09:00`)

describe('기획전의 때', () => {
  test('때마다 이름이 있고, 상품은 시작하면, 쿠폰은 하는 동안에만 보인다', () => {
    expect(
      EXHIBITION_STATES.map((state) => [
        EXHIBITION_STATE_LABELS[state],
        showsGoods(state),
        handsOutCoupons(state),
      ]),
    ).toEqual([
      ['오픈 예정', false, false],
      ['진행 중', true, true],
      ['종료', true, false],
    ])
  })

  test('시작하는 순간부터 끝나는 순간 전까지 진행 중이다', () => {
    const period = { startsAtMs: 100, endsAtMs: 200 }
    expect([99, 100, 199, 200].map((nowMs) => exhibitionStateOf(period, nowMs))).toEqual([
      'COMING',
      'IN_PROGRESS',
      'IN_PROGRESS',
      'FINISHED',
    ])
  })

  test('때는 거꾸로 가지 않는다', () => {
    const moment = fc.integer({ min: 0, max: 400 * DAY_MS })
    const lengthMs = fc.option(fc.integer({ min: 1, max: 90 * DAY_MS }), { nil: null })
    const exhibition = fc.record({ startsAtMs: moment, lengthMs })
    const laterMs = fc.nat(90 * DAY_MS)
    fc.assert(
      fc.property(
        exhibition,
        fc.tuple(moment, laterMs),
        ({ startsAtMs, lengthMs: length }, [nowMs, later]) => {
          const period = { startsAtMs, endsAtMs: length === null ? null : startsAtMs + length }
          const placeAt = (atMs: number) =>
            EXHIBITION_STATES.indexOf(exhibitionStateOf(period, atMs))
          expect(placeAt(nowMs + later)).toBeGreaterThanOrEqual(placeAt(nowMs))
        },
      ),
    )
  })
})

describe('기획전의 말', () => {
  const view = (startsAtMs: number | null, endsAtMs: number | null) =>
    exhibitionView({ startsAtMs, endsAtMs }, NOON_MS)

  test('자정에 끝나면 그 전날까지라고 적는다', () => {
    expect(view(midnight('2026-08-01'), midnight('2026-09-01'))).toEqual({
      state: 'IN_PROGRESS',
      periodText: '8/31까지',
      markText: null,
      noteText: null,
    })
  })

  test.each([
    [midnight('2026-08-23'), 'D-day'],
    [midnight('2026-08-25'), 'D-2'],
    [NOON_MS + 7 * DAY_MS, 'D-7'],
    [NOON_MS + 7 * DAY_MS + 1, null],
    [null, null],
  ])('마지막 한 주에는 남은 날을 센다: %s', (endsAtMs, markText) => {
    expect(view(midnight('2026-08-01'), endsAtMs).markText).toEqual(markText)
  })

  test('시작하기 전에는 언제 시작하는지, 끝난 뒤에는 끝났다고 적는다', () => {
    expect(view(midnight('2026-08-24') + 10 * HOUR_MS, null)).toEqual({
      state: 'COMING',
      periodText: '8/24부터',
      markText: '오픈 예정',
      noteText: '8/24(월) 10:00에 시작해요. 그때 다시 만나요.',
    })
    expect(view(midnight('2026-08-01'), midnight('2026-08-22'))).toEqual({
      state: 'FINISHED',
      periodText: '8/21 종료',
      markText: '종료',
      noteText: '종료된 기획전이에요. 상품은 지금 가격으로 구매할 수 있어요.',
    })
  })

  test('해를 넘기면 해도 적는다', () => {
    expect(view(null, midnight('2027-01-04')).periodText).toEqual('2027/1/3까지')
  })

  test('시작도 끝도 없으면 상시다', () => {
    expect(view(null, null).periodText).toEqual('상시')
  })
})
