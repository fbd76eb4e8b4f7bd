import {
  arrivalsText,
  arrivalText,
  cutoffText,
  soldArrivalsText,
  soldPromiseText,
} from '@jangteo/core/shipping/promiseText.rules'
import { expect, test } from 'vitest'

const kst = (text: string) => Date.parse(`${text}:00+09:00`)
const MONDAY = kst('2026-11-23T09:00')

test('가까운 날은 이름으로, 먼 날은 날짜로 도착일을 말한다', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-12-01']
  expect(days.map((day) => arrivalText(day, MONDAY))).toEqual([
    '오늘(월) 도착 예정',
    '내일(화) 도착 예정',
    '모레(수) 도착 예정',
    '11/27(금) 도착 예정',
    '12/1(화) 도착 예정',
  ])
})

test.each([
  ['2026-11-23T12:00', '낮 12시까지 주문하면'],
  ['2026-11-23T11:00', '오전 11시까지 주문하면'],
  ['2026-11-23T14:30', '오후 2시 30분까지 주문하면'],
  ['2026-11-23T12:05', '낮 12시 5분까지 주문하면'],
  ['2026-11-24T12:00', '내일(화) 낮 12시까지 주문하면'],
  ['2026-11-30T16:00', '11/30(월) 오후 4시까지 주문하면'],
])('언제까지 주문하면 되는지 말한다: %s', (until, text) => {
  expect(cutoffText(kst(until), MONDAY)).toBe(text)
})

test('여러 상품의 도착일을 개수와 함께 말하고, 모르는 것은 모른다고 한다', () => {
  const tomorrow = { arrivesOn: '2026-11-24', count: 3 }
  const later = { arrivesOn: '2026-11-25', count: 2 }
  const far = { arrivesOn: '2026-11-27', count: 1 }
  const unknown = { arrivesOn: null, count: 1 }
  const carts = [[tomorrow, later], [tomorrow, tomorrow], [far, tomorrow, unknown], [unknown], []]
  expect(carts.map((cart) => arrivalsText(cart, MONDAY))).toEqual([
    '내일(화) 도착 3개, 모레 도착 2개',
    '내일(화) 도착 예정',
    '내일(화) 도착 3개, 11/27(금) 도착 1개, 도착일 미정 1개',
    null,
    null,
  ])
  expect([soldArrivalsText([tomorrow]), soldArrivalsText([far, tomorrow])]).toEqual([
    '11/24(화) 도착 예정',
    '11/24(화) 도착 3개, 11/27(금) 도착 1개',
  ])
})

test('주문한 뒤에는 날짜로 말하고, 늦어지면 늦어진다고 말한다', () => {
  const arrivesOn = '2026-11-27'
  expect([false, true].map((isLate) => soldPromiseText({ arrivesOn, isLate }))).toEqual([
    '11/27(금) 도착 예정',
    '11/27(금) 도착 예정이었는데 배송이 늦어지고 있어요',
  ])
})
