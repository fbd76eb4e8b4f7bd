import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { TRACKING_LEVELS } from '@jangteo/core/delivery/tracking.codes'
import type { ParcelScan } from '@jangteo/core/delivery/tracking.rules'
import { trackingView } from '@jangteo/core/order/tracking.view'
import type { ShownParcel } from '@jangteo/core/order/tracking.view'

const NOW_MS = Date.parse('2026-08-22T14:05:00+09:00')

function aScan(level: ParcelScan['level'], agoMs: number): ParcelScan {
  return { atMs: NOW_MS - agoMs, level, place: '옥천HUB', text: `${level}단계` }
}

function aParcel(change: Partial<ShownParcel> = {}): ShownParcel {
  return { isProvided: true, scans: [], status: 'SS', shippedAtMs: NOW_MS - HOUR_MS, ...change }
}

const statesOf = (scans: readonly ParcelScan[]) =>
  trackingView(aParcel({ scans }), NOW_MS).marks.map(({ label, state }) => `${label} ${state}`)

describe('배송조회 화면', () => {
  test('아직 찍히지 않은 짐은 집하준비이고, 언제부터 보이는지 말한다', () => {
    const { title, note, steps } = trackingView(aParcel(), NOW_MS)
    expect({ title, note, steps, marks: statesOf([]) }).toEqual({
      title: '택배사에서 상품을 접수하고 있어요',
      note: '택배사에 상품이 접수되면 배송 과정을 확인할 수 있어요.',
      steps: [],
      marks: [
        '집하준비 current',
        '집하 ahead',
        '이동중 ahead',
        '배송지역 도착 ahead',
        '배송중 ahead',
        '배송완료 ahead',
      ],
    })
  })

  test('새 소식부터, 하루 안의 것은 얼마나 지났는지도 보인다', () => {
    const scans = [aScan(2, 30 * HOUR_MS), aScan(5, 10 * MINUTE_MS), aScan(3, 3 * HOUR_MS)]
    const { title, note, steps } = trackingView(aParcel({ scans }), NOW_MS)
    expect({ title, note, steps }).toEqual({
      title: '배송 출발, 오늘 도착해요',
      note: null,
      steps: [
        {
          atMs: NOW_MS - 10 * MINUTE_MS,
          place: '옥천HUB',
          text: '5단계',
          timeText: '2026.08.22 13:55',
          agoText: '10분 전',
          isNewest: true,
        },
        {
          atMs: NOW_MS - 3 * HOUR_MS,
          place: '옥천HUB',
          text: '3단계',
          timeText: '2026.08.22 11:05',
          agoText: '3시간 전',
          isNewest: false,
        },
        {
          atMs: NOW_MS - 30 * HOUR_MS,
          place: '옥천HUB',
          text: '2단계',
          timeText: '2026.08.21 08:05',
          agoText: null,
          isNewest: false,
        },
      ],
    })
  })

  test('늦게 온 옛 소식은 줄로만 남고 막대를 되돌리지 않는다', () => {
    const delivered = [aScan(6, HOUR_MS)]
    expect(statesOf([...delivered, aScan(3, MINUTE_MS)])).toEqual(statesOf(delivered))
  })

  test('단계마다 하는 말이 다르다', () => {
    const titles = TRACKING_LEVELS.map(
      (level) => trackingView(aParcel({ scans: [aScan(level, 0)] }), NOW_MS).title,
    )
    expect(titles).toEqual([
      '택배사에서 상품을 접수하고 있어요',
      '택배사에 상품을 전달했어요',
      '배송지역으로 이동하고 있어요',
      '배송지역에 도착했어요',
      '배송 출발, 오늘 도착해요',
      '배송이 완료됐어요',
    ])
  })

  test('배송을 출발한 날이 지나면 오늘 도착한다고 하지 않는다', () => {
    const parcel = aParcel({ scans: [aScan(5, 25 * HOUR_MS)] })
    expect(trackingView(parcel, NOW_MS).title).toEqual('배송기사님이 배송을 시작했어요')
  })

  test('택배사가 알려 주지 않으면 그렇다고 하고, 언제 배송완료로 바뀌는지 말한다', () => {
    const views = (['SS', 'SI', 'SC', 'BF'] as const).map((status) =>
      trackingView(aParcel({ isProvided: false, status }), NOW_MS),
    )
    const quiet = {
      title: '택배사에서 배송조회를 제공하지 않아요',
      note: null,
      marks: [],
      steps: [],
    }
    const moving = {
      ...quiet,
      note: '배송이 완료된 때를 확인할 수 없어 8/30(일)에 배송완료로 변경돼요.',
    }
    expect(views).toEqual([moving, moving, quiet, quiet])
  })
})
