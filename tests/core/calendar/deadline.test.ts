import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatWeekdayTime } from '@jangteo/core/calendar/dateText.rules'
import {
  additionalPaymentDueMs,
  autoConfirmDueMs,
  cancelAnswerDueMs,
  depositDueMs,
  refundDueMs,
  unpaidDueMs,
} from '@jangteo/core/calendar/deadline.rules'

test.each([
  ['2026-08-22T00:00:00+09:00', '8/29(토) 23:59'],
  ['2026-08-22T23:59:59+09:00', '8/29(토) 23:59'],
  ['2026-08-23T00:00:00+09:00', '8/30(일) 23:59'],
])('%s에 배송완료된 상품은 %s에 자동 구매확정된다', (deliveredAt, due) => {
  expect(formatWeekdayTime(autoConfirmDueMs(Date.parse(deliveredAt), []))).toEqual(due)
})

test('결제하지 않은 주문은 30분 뒤 사라진다', () => {
  const orderedAtMs = Date.parse('2026-08-22T14:05:00+09:00')
  expect(unpaidDueMs(orderedAtMs)).toEqual(Date.parse('2026-08-22T14:35:00+09:00'))
})

test.each([
  ['2026-08-22T14:05:00+09:00', '8/25(화) 23:59'],
  ['2026-08-22T23:59:59+09:00', '8/25(화) 23:59'],
  ['2026-08-23T00:00:00+09:00', '8/26(수) 23:59'],
])('%s에 회원에게 발급한 계좌에는 %s까지 입금할 수 있다', (requestedAt, due) => {
  expect(formatWeekdayTime(depositDueMs(Date.parse(requestedAt), true))).toEqual(due)
})

test.each([
  ['2026-08-22T00:00:00+09:00', '8/22(토) 23:59'],
  ['2026-08-22T14:05:00+09:00', '8/22(토) 23:59'],
  ['2026-08-22T23:40:00+09:00', '8/23(일) 00:10'],
])('%s에 비회원에게 발급한 계좌에는 %s까지 입금할 수 있다', (requestedAt, due) => {
  expect(formatWeekdayTime(depositDueMs(Date.parse(requestedAt), false))).toEqual(due)
})

test('비회원의 계좌는 결제하지 않은 주문보다 먼저 닫히지 않고, 회원의 계좌보다 오래 열리지 않는다', () => {
  const momentMs = fc.integer({
    min: Date.parse('2026-01-01T00:00:00Z'),
    max: Date.parse('2036-01-01T00:00:00Z'),
  })
  fc.assert(
    fc.property(momentMs, (requestedAtMs) => {
      const due = depositDueMs(requestedAtMs, false)
      const isWithinDay = kstDayOf(due) === kstDayOf(requestedAtMs)
      expect([
        due >= unpaidDueMs(requestedAtMs),
        isWithinDay || due === unpaidDueMs(requestedAtMs),
        due <= depositDueMs(requestedAtMs, true),
      ]).toEqual([true, true, true])
    }),
  )
})

const NO_HOLIDAYS: ReadonlySet<string> = new Set()

test.each([
  ['2026-08-19T09:00:00+09:00', NO_HOLIDAYS, '8/21(금) 23:59'],
  ['2026-08-21T23:59:59+09:00', NO_HOLIDAYS, '8/25(화) 23:59'],
  ['2026-08-23T00:00:00+09:00', NO_HOLIDAYS, '8/25(화) 23:59'],
  ['2026-08-21T09:00:00+09:00', new Set(['2026-08-24']), '8/26(수) 23:59'],
])('%s에 신청한 취소는 쉬는 날을 빼고 둘째 날까지 답이 없으면 승인된다', (asked, holidays, due) => {
  expect(formatWeekdayTime(cancelAnswerDueMs(Date.parse(asked), holidays))).toEqual(due)
})

test('돌려받은 상품의 돈은 사흘째 영업일까지 돌려준다', () => {
  const backAtMs = Date.parse('2026-08-21T15:00:00+09:00')
  expect(formatWeekdayTime(refundDueMs(backAtMs, NO_HOLIDAYS))).toEqual('8/26(수) 23:59')
})

test('추가결제는 이레 뒤 자정 전까지 할 수 있다', () => {
  const askedAtMs = Date.parse('2026-08-22T00:00:00+09:00')
  expect(formatWeekdayTime(additionalPaymentDueMs(askedAtMs))).toEqual('8/29(토) 23:59')
})
