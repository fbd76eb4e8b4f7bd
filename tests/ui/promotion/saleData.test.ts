import { saleViewOf } from '@jangteo/ui/parts/goods/specialSale'
import type { SaleData } from '@jangteo/ui/parts/goods/specialSale'
import type { SaleAvailability } from '@jangteo/ui/screens/promotion/saleData'
import { entriesOf, placeOf } from '@jangteo/ui/screens/promotion/saleData'
import { expect, test } from 'vitest'

const SALE: SaleData = {
  specialSaleId: 1,
  title: '막걸리 키트 스무 개',
  body: '추첨으로 만나요.',
  stateEnum: 'SCHEDULED',
  entryOpensAt: '2026-12-01T10:00:00+09:00',
  entryClosesAt: '2026-12-02T10:00:00+09:00',
  drawAt: '2026-12-02T11:00:00+09:00',
  buyOpensAt: '2026-12-02T12:00:00+09:00',
  buyClosesAt: '2026-12-03T12:00:00+09:00',
  commitment: null,
  beacon: null,
  at: '2026-12-01T10:00:00+09:00',
}

const ENTERED = {
  entryNo: 12,
  entryHash: 'ab'.repeat(32),
  enteredAt: '2026-12-01T10:05:00+09:00',
  resultEnum: 'ENTERED',
  rank: null,
} as const
const AVAILABILITY: SaleAvailability = [
  { saleGoodsId: 7, availableYn: 'N', code: null, entered: ENTERED },
  { saleGoodsId: 8, availableYn: 'N', code: 'ADULT_CERTIFICATION_REQUIRED', entered: null },
]
const ENTERED_GOODS = { saleGoodsId: 7, personMax: 1 }
const ADULT_GOODS = { saleGoodsId: 8, personMax: 2 }

test('판매의 상태는 서버의 시계로 보인다', () => {
  const before = { ...SALE, at: '2026-12-01T09:59:59+09:00' }
  expect([before, SALE].map((sale) => saleViewOf(sale).stateText)).toEqual(['응모 예정', '응모 중'])
})

test('내 응모와 응모할 수 없는 까닭을 상품마다 찾는다', () => {
  expect([placeOf(ENTERED_GOODS, AVAILABILITY), placeOf(ADULT_GOODS, AVAILABILITY)]).toEqual([
    { personMax: 1, code: null, entry: { entryNo: 12, state: 'ENTERED', rank: null } },
    { personMax: 2, code: 'ADULT_CERTIFICATION_REQUIRED', entry: null },
  ])
})

test('비회원에게는 응모가 없고, 회원의 것은 받을 때까지 모른다', () => {
  expect([placeOf(ENTERED_GOODS, []), placeOf(ENTERED_GOODS, null)]).toEqual([
    { personMax: 1, code: null, entry: null },
    null,
  ])
})

test('응모 확인값은 응모한 상품에만 있다', () => {
  expect([
    entriesOf(ENTERED_GOODS, AVAILABILITY),
    entriesOf(ADULT_GOODS, AVAILABILITY),
    entriesOf(ENTERED_GOODS, null),
  ]).toEqual([[ENTERED], [], []])
})
