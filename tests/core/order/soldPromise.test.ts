import { endOfDayMs } from '@jangteo/core/calendar/day.rules'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { soldPromiseOf } from '@jangteo/core/order/soldPromise.rules'
import type { PromisedItem } from '@jangteo/core/order/soldPromise.rules'
import { expect, test } from 'vitest'

const SOLD: PromisedItem = { status: 'SR', promisedOn: '2026-11-27', delayedShipOn: null }
const BEFORE_MS = endOfDayMs('2026-11-26')

test('결제한 뒤부터 도착하기 전까지만 도착일을 말한다', () => {
  const shown = ORDER_ITEM_STATUSES.filter(
    (status) => soldPromiseOf({ ...SOLD, status }, BEFORE_MS) !== null,
  )
  const unpromised = soldPromiseOf({ ...SOLD, promisedOn: null }, BEFORE_MS)
  expect([shown.toSorted(), unpromised]).toEqual([['DC', 'SD', 'SI', 'SR', 'SS'], null])
})

test.each([
  ['그날 자정까지는 아직이고', SOLD, '2026-11-27', false],
  ['다음 날부터 늦은 것이고', SOLD, '2026-11-28', true],
  ['그 전에 보낸다고 하면 아직이고', { ...SOLD, delayedShipOn: '2026-11-26' }, '2026-11-25', false],
  ['그날 보낸다고 하면 벌써 늦었다', { ...SOLD, delayedShipOn: '2026-11-27' }, '2026-11-25', true],
] as const)('%s: %#', (...row) => {
  const [, item, today, isLate] = row
  const promise = soldPromiseOf(item, endOfDayMs(today))
  expect(promise).toEqual({ arrivesOn: '2026-11-27', isLate })
})
