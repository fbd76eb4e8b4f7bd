import { expect, test } from 'vitest'
import { STORE_LOGO_COUNT, storeLogo, storeLogoIndex } from '@jangteo/core/store/storeLogo.rules'

test('로고가 없는 스토어는 다섯 그림을 돌아가며 쓴다', () => {
  expect([0, 1, 4, 5, 12].map(storeLogoIndex)).toEqual([0, 1, 4, 0, 2])
  expect(STORE_LOGO_COUNT).toEqual(5)
})

test('스토어는 제 로고를 쓰고, 없으면 번호에 따라 대신하는 그림을 쓴다', () => {
  expect(storeLogo('store-logo-dadam', 3)).toBe('store-logo-dadam')
  expect([1, 5, 6].map((storeId) => storeLogo(null, storeId))).toEqual([
    'store-logo-1',
    'store-logo-5',
    'store-logo-1',
  ])
})
