import { addDays } from '@jangteo/core/calendar/day.rules'
import { orderStrip, parcelText, sortParcels } from '@jangteo/core/order/orderStrip.view'
import type { MovingParcel } from '@jangteo/core/order/orderStrip.view'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const TODAY = '2026-11-26'
const NOW_MS = Date.parse('2026-11-26T09:00:00+09:00')

function aParcel(change: Partial<MovingParcel> = {}): MovingParcel {
  return {
    orderId: 'a',
    goodsNames: ['드립백 커피'],
    promise: { arrivesOn: TODAY, isLate: false },
    label: '배송중',
    ...change,
  }
}

const on = (days: number, isLate = false) => ({ arrivesOn: addDays(TODAY, days), isLate })

test('오는 날을 가까우면 이름으로, 멀면 날짜로 말하고, 지나면 늦는다고 하며, 모르면 상태로 말한다', () => {
  const promises = [on(0), on(1), on(2), on(5), on(-1), on(-1, true), on(1, true), null]
  expect(promises.map((promise) => parcelText({ promise, label: '배송시작' }, NOW_MS))).toEqual([
    '오늘 도착',
    '내일 도착',
    '모레 도착',
    '12/1(화) 도착',
    '도착이 늦어지고 있어요',
    '도착이 늦어지고 있어요',
    '도착이 늦어지고 있어요',
    '배송시작',
  ])
})

test('오고 있는 것이 하나면 그 이름과 오는 날을 말하고 그 주문으로 이어진다', () => {
  const parcel = aParcel()
  expect(orderStrip([parcel], NOW_MS)).toEqual({
    first: parcel,
    name: '드립백 커피',
    text: '오늘 도착',
    otherCount: 0,
    orderId: 'a',
  })
  expect(orderStrip([], NOW_MS)).toEqual(null)
})

test('같은 날 오는 것은 함께 말하고, 다른 날 오는 것은 수만 센다', () => {
  const together = aParcel({ goodsNames: ['머그', '접시'] })
  const later = aParcel({ orderId: 'b', goodsNames: ['우산'], promise: on(1) })
  const unknown = aParcel({ orderId: 'c', goodsNames: ['양말', '모자'], promise: null })
  const strip = orderStrip([unknown, later, aParcel(), together], NOW_MS)
  expect([strip?.name, strip?.text, strip?.otherCount, strip?.orderId]).toEqual([
    '드립백 커피 외 2건',
    '오늘 도착',
    3,
    null,
  ])
})

test('올 날이 가까운 것, 늦어진 것, 날을 모르는 것의 차례이고, 같으면 들어온 차례이다', () => {
  const promises = [null, on(-3), on(2), on(-1), on(1), on(2), on(0, true)]
  const parcels = promises.map((promise, place) => aParcel({ promise, orderId: String(place) }))
  expect(
    sortParcels(parcels, NOW_MS)
      .map(({ orderId }) => orderId)
      .join(''),
  ).toEqual('4251360')
})

const parcels = fc.array(
  fc.record({
    orderId: fc.constantFrom('a', 'b', 'c'),
    goodsNames: fc.array(fc.constantFrom('머그', '접시', '우산'), { minLength: 1, maxLength: 3 }),
    promise: fc.option(
      fc.record({
        arrivesOn: fc.integer({ min: -3, max: 6 }).map((days) => addDays(TODAY, days)),
        isLate: fc.boolean(),
      }),
    ),
    label: fc.constantFrom('배송시작', '배송중'),
  }),
)

test('띠는 움직이는 것이 있을 때만 있고, 하는 말은 가리키는 것 모두에 맞으며, 아무것도 빠뜨리지 않는다', () => {
  fc.assert(
    fc.property(parcels, (all) => {
      const strip = orderStrip(all, NOW_MS)
      expect(strip === null).toBe(all.length === 0)
      if (strip === null) return
      const lines = all.flatMap((parcel) =>
        parcel.goodsNames.map((name) => ({ name, text: parcelText(parcel, NOW_MS) })),
      )
      const said = lines.filter(({ text }) => text === strip.text)
      expect(said.length + strip.otherCount).toBe(lines.length)
      const rest = said.length === 1 ? '' : ` 외 ${said.length - 1}건`
      expect(said.map(({ name }) => `${name}${rest}`)).toContain(strip.name)
    }),
  )
})

test('한 주문으로 이어지면 오고 있는 것이 모두 그 주문의 것이다', () => {
  fc.assert(
    fc.property(parcels, (all) => {
      const orderIds = new Set(all.map(({ orderId }) => orderId))
      const only = orderIds.size === 1 ? [...orderIds] : [null]
      expect(orderStrip(all, NOW_MS)?.orderId ?? null).toBe(only[0])
    }),
  )
})

test('띠가 말하는 날보다 먼저 올 것은 없다', () => {
  fc.assert(
    fc.property(parcels, (all) => {
      const first = orderStrip(all, NOW_MS)?.first.promise ?? null
      const awaited = all
        .flatMap(({ promise }) => (promise === null || promise.isLate ? [] : promise.arrivesOn))
        .filter((day) => day >= TODAY)
      expect(awaited.length === 0 || first?.arrivesOn === awaited.toSorted()[0]).toBe(true)
    }),
  )
})
