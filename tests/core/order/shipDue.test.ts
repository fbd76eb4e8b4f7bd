import { addDays, endOfDayMs, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { isBusinessDay } from '@jangteo/core/calendar/businessDay.rules'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { isShipLate, promisedShipDay, shipDueOf } from '@jangteo/core/order/shipDue.rules'
import type { ShippableItem } from '@jangteo/core/order/shipDue.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const NO_HOLIDAYS: ReadonlySet<string> = new Set()
const PAID_MS = Date.parse('2026-08-22T14:05:00+09:00')
const PAID: ShippableItem = {
  status: 'SR',
  paidAtMs: PAID_MS,
  shipWithinDays: 3,
  delayedShipOn: null,
}

test.each([
  ['2026-08-21T23:59:59+09:00', 3, NO_HOLIDAYS, '2026-08-26'],
  ['2026-08-22T14:05:00+09:00', 3, NO_HOLIDAYS, '2026-08-26'],
  ['2026-08-24T00:00:00+09:00', 3, NO_HOLIDAYS, '2026-08-27'],
  ['2026-08-24T00:00:00+09:00', 3, new Set(['2026-08-25', '2026-08-27']), '2026-08-31'],
  ['2026-08-24T00:00:00+09:00', 1, NO_HOLIDAYS, '2026-08-25'],
  ['2026-08-24T00:00:00+09:00', 15, NO_HOLIDAYS, '2026-09-14'],
] as const)('%s에 결제하면 영업일 %i일째에 발송하기로 한다: %#', (...row) => {
  const [paidAt, days, holidays, day] = row
  expect(promisedShipDay(Date.parse(paidAt), days, holidays)).toEqual(day)
})

test('보내기 전의 상품만 발송예정일이 있다', () => {
  const due = ORDER_ITEM_STATUSES.filter(
    (status) => shipDueOf({ ...PAID, status }, PAID_MS, NO_HOLIDAYS) !== null,
  )
  const unpaid = shipDueOf({ ...PAID, paidAtMs: null }, PAID_MS, NO_HOLIDAYS)
  expect([due, unpaid]).toEqual([['DC', 'SR', 'SD'], null])
})

test('발송예정일은 그날 자정까지다', () => {
  const endMs = endOfDayMs('2026-08-26')
  expect([endMs, endMs + 1].map((nowMs) => shipDueOf(PAID, nowMs, NO_HOLIDAYS))).toEqual([
    { shipsOn: '2026-08-26', isPast: false },
    { shipsOn: '2026-08-26', isPast: true },
  ])
})

test.each([
  ['발송예정일 자정까지는', PAID, '2026-08-26', false],
  ['발송예정일이 지나면', PAID, '2026-08-27', true],
  ['판매자가 늦는다고 알리면 바로', { ...PAID, status: 'SD' }, '2026-08-23', true],
  [
    '알린 날이 남았어도 약속한 날이 지나면',
    { ...PAID, delayedShipOn: '2026-08-31' },
    '2026-08-27',
    true,
  ],
  ['알린 날이 지나면', { ...PAID, delayedShipOn: '2026-08-24' }, '2026-08-25', true],
  ['보낸 뒤에는', { ...PAID, status: 'SS' }, '2026-09-30', false],
  ['결제하기 전에는', { ...PAID, paidAtMs: null, status: 'DR' }, '2026-09-30', false],
] as const)('%s 배송 지연이 사유가 되는지: %#', (...row) => {
  const [, item, today, isLate] = row
  expect(isShipLate(item, endOfDayMs(today), NO_HOLIDAYS)).toEqual(isLate)
})

test('늦는다고 알리면 그날을 보여 준다', () => {
  const item: ShippableItem = { ...PAID, status: 'SD', delayedShipOn: '2026-08-31' }
  expect(shipDueOf(item, endOfDayMs('2026-08-31'), NO_HOLIDAYS)).toEqual({
    shipsOn: '2026-08-31',
    isPast: false,
  })
})

const moments = fc.integer({
  min: Date.parse('2025-01-01T00:00:00Z'),
  max: Date.parse('2028-01-01T00:00:00Z'),
})

test('약속한 날은 영업일이고, 결제한 다음 날부터 그날까지 영업일이 꼭 그만큼이다', () => {
  const holidayLists = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 20 })
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 60 }), holidayLists, (paidAtMs, days, off) => {
      const paidOn = kstDayOf(paidAtMs)
      const holidays = new Set(off.map((day) => addDays(paidOn, day)))
      const shipsOn = promisedShipDay(paidAtMs, days, holidays)
      const between = Array.from({ length: 200 }, (_, day) => addDays(paidOn, day + 1))
      const counted = between.filter((day) => day <= shipsOn && isBusinessDay(day, holidays))
      expect([isBusinessDay(shipsOn, holidays), counted.length]).toEqual([true, days])
    }),
  )
})

test('지연 안내가 없으면 지난 발송예정일과 배송 지연은 같은 말이다', () => {
  const items = fc.record({
    status: fc.constantFrom(...ORDER_ITEM_STATUSES.filter((status) => status !== 'SD')),
    paidAtMs: fc.option(moments),
    shipWithinDays: fc.integer({ min: 1, max: 60 }),
    delayedShipOn: fc.constant(null),
  })
  fc.assert(
    fc.property(items, fc.integer({ min: 0, max: 100 }), (item, days) => {
      const nowMs = startOfDayMs(addDays(kstDayOf(item.paidAtMs ?? PAID_MS), days))
      const due = shipDueOf(item, nowMs, NO_HOLIDAYS)
      expect(isShipLate(item, nowMs, NO_HOLIDAYS)).toEqual(due?.isPast ?? false)
    }),
  )
})
