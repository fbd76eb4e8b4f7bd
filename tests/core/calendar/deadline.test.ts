import { expect, test } from 'vitest'
import { formatWeekdayTime } from '@jangteo/core/calendar/dateText.rules'
import { autoConfirmDueMs, depositDueMs, unpaidDueMs } from '@jangteo/core/calendar/deadline.rules'

test.each([
  ['2026-08-22T00:00:00+09:00', '8/29(토) 23:59'],
  ['2026-08-22T23:59:59+09:00', '8/29(토) 23:59'],
  ['2026-08-23T00:00:00+09:00', '8/30(일) 23:59'],
])('%s에 배송완료된 상품은 %s에 자동 구매확정된다', (deliveredAt, due) => {
  expect(formatWeekdayTime(autoConfirmDueMs(Date.parse(deliveredAt)))).toEqual(due)
})

test('결제하지 않은 주문은 30분 뒤 사라진다', () => {
  const orderedAtMs = Date.parse('2026-08-22T14:05:00+09:00')
  expect(unpaidDueMs(orderedAtMs)).toEqual(Date.parse('2026-08-22T14:35:00+09:00'))
})

test.each([
  ['2026-08-22T14:05:00+09:00', '8/25(화) 23:59'],
  ['2026-08-22T23:59:59+09:00', '8/25(화) 23:59'],
  ['2026-08-23T00:00:00+09:00', '8/26(수) 23:59'],
])('%s에 발급한 계좌에는 %s까지 입금할 수 있다', (requestedAt, due) => {
  expect(formatWeekdayTime(depositDueMs(Date.parse(requestedAt)))).toEqual(due)
})
