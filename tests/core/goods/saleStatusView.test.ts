import { closedSaleView, saleMarkText, salePeriodText } from '@jangteo/core/goods/saleStatus.view'
import { expect, test } from 'vitest'

const OPENS_AT_MS = Date.parse('2026-08-24T10:00:00+09:00')

test('구매할 수 있으면 구매할 수 없는 까닭이 없다', () => {
  expect(closedSaleView('SALE', null)).toEqual(null)
})

test.each([
  ['WAIT', OPENS_AT_MS, '8/24(월) 오전 10:00 오픈 예정이에요.', '다른 상품 보기'],
  ['WAIT', null, '아직 판매를 시작하지 않았어요.', '다른 상품 보기'],
  ['OUT_OF_STOCK', null, '일시 품절된 상품이에요.', '비슷한 상품 보기'],
  ['STOP', OPENS_AT_MS, '판매가 중지된 상품이에요.', '비슷한 상품 보기'],
  ['FINISHED', OPENS_AT_MS, '판매가 종료된 상품이에요.', '비슷한 상품 보기'],
] as const)('%s: 까닭과 갈 길을 알려 준다', (...[status, startsAtMs, text, onward]) => {
  expect(closedSaleView(status, startsAtMs)).toEqual({ text, onward })
})

const NOON_MS = Date.parse('2026-11-27T12:00:00+09:00')
const BOUNDS = { startsAtMs: NOON_MS, endsAtMs: NOON_MS }

test.each([
  ['WAIT', BOUNDS, '11/27(금) 오후 12:00 오픈 예정'],
  ['SALE', BOUNDS, '11/27(금) 오후 12:00 판매 종료'],
  ['WAIT', { ...BOUNDS, startsAtMs: null }, null],
  ['SALE', { ...BOUNDS, endsAtMs: null }, null],
  ['OUT_OF_STOCK', BOUNDS, null],
] as const)('%s인 상품의 판매기간은 앞으로 올 때만 말한다', (status, bounds, text) => {
  expect(salePeriodText(status, bounds)).toEqual(text)
})

test('팔고 있지 않은 상품에만 판매 상태를 표시한다', () => {
  expect([saleMarkText('SALE'), saleMarkText('OUT_OF_STOCK')]).toEqual([null, '품절'])
})
