import { expect, test } from 'vitest'
import { STORE_LOGO_COUNT, storeLogoIndex } from '@jangteo/core/store/storeLogo.rules'

test('로고가 없는 스토어는 다섯 그림을 돌아가며 쓴다', () => {
  expect([0, 1, 4, 5, 12].map(storeLogoIndex)).toEqual([0, 1, 4, 0, 2])
  expect(STORE_LOGO_COUNT).toEqual(5)
})
