import { ADDRESS_LINE_LENGTH_MAX, checkDestination } from '@jangteo/core/address/address.rules'
import { placeOfFound } from '@jangteo/core/address/addressSearch.rules'
import type { FoundAddress } from '@jangteo/core/address/addressSearch.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEOUL } from '../../support/purchase.ts'

const FOUND: FoundAddress = {
  zonecode: '06236',
  roadAddress: '서울 강남구 테헤란로 1',
  autoRoadAddress: '',
  jibunAddress: '서울 강남구 역삼동 1-1',
  bname: '역삼동',
  buildingName: '한빛아파트',
  apartment: 'N',
}

test.each<[string, Partial<FoundAddress>, string]>([
  ['도로명 주소에 법정동을 붙인다', {}, '서울 강남구 테헤란로 1 (역삼동)'],
  ['아파트는 이름도 붙인다', { apartment: 'Y' }, '서울 강남구 테헤란로 1 (역삼동, 한빛아파트)'],
  ['읍과 면은 이미 주소에 있어 붙이지 않는다', { bname: '애월읍' }, '서울 강남구 테헤란로 1'],
  [
    '지번을 고르면 짝이 되는 도로명 주소를 쓴다',
    { roadAddress: '', autoRoadAddress: '서울 강남구 테헤란로 3' },
    '서울 강남구 테헤란로 3 (역삼동)',
  ],
  ['도로명이 없으면 지번 주소를 쓴다', { roadAddress: '' }, '서울 강남구 역삼동 1-1'],
])('%s', (_, found, roadAddress) => {
  expect(placeOfFound({ ...FOUND, ...found })).toEqual({ zonecode: '06236', roadAddress })
})

test('찾은 주소는 길어도 배송지가 받을 수 있는 길이를 넘지 않는다', () => {
  const lines = fc.string({
    unit: 'grapheme-ascii',
    minLength: 1,
    maxLength: ADDRESS_LINE_LENGTH_MAX,
  })
  fc.assert(
    fc.property(lines, lines, (roadAddress, buildingName) => {
      fc.pre(roadAddress.trim() !== '')
      const place = placeOfFound({ ...FOUND, roadAddress, buildingName, apartment: 'Y' })
      expect(checkDestination({ ...SEOUL, ...place })).toEqual([])
    }),
  )
})
