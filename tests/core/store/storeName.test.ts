import {
  decideNameFree,
  decideStoreName,
  type StoreName,
} from '@jangteo/core/store/storeName.rules'
import { expect, test } from 'vitest'

function decided(storeName: string, storeUrl: string): StoreName | string {
  const decision = decideStoreName({ storeName, storeUrl })
  return decision.ok ? decision.value : decision.reason
}

test('이름의 빈칸은 하나로, 주소는 소문자로 저장한다', () => {
  expect(decided('  다담   다실 ', ' Dadam-Tea ')).toEqual({
    storeName: '다담 다실',
    storeUrl: 'dadam-tea',
  })
})

test('입점 신청에서 쓸 수 없는 이름과 주소는 쓸 수 없다', () => {
  expect([
    decided(' ', 'dadam-tea'),
    decided('다담다실', '1dadam'),
    decided('다담다실', 'da'),
    decided('다담다실', 'seller-info'),
  ]).toEqual(['STORE_NAME_INVALID', 'STORE_URL_INVALID', 'STORE_URL_INVALID', 'STORE_URL_TAKEN'])
})

test('다른 스토어가 쓰는 이름이 주소보다 먼저다', () => {
  const outcomes = [
    { isNameTaken: false, isUrlTaken: false },
    { isNameTaken: true, isUrlTaken: true },
    { isNameTaken: false, isUrlTaken: true },
  ].map((taken) => {
    const decision = decideNameFree(taken)
    return decision.ok ? 'free' : decision.reason
  })
  expect(outcomes).toEqual(['free', 'STORE_NAME_TAKEN', 'STORE_URL_TAKEN'])
})
