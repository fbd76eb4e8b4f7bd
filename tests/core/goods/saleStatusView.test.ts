import { closedSaleView } from '@jangteo/core/goods/saleStatus.view'
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
