import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADDRESS_MESSAGES } from '@jangteo/core/address/address.messages'
import {
  becomesDefault,
  checkAddress,
  checkDestination,
  decideAddressAdded,
  formatAddress,
  sortAddresses,
  tidyAddress,
} from '@jangteo/core/address/address.rules'
import type { AddressFields } from '@jangteo/core/address/address.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'

function anAddress(change: Partial<AddressFields> = {}): AddressFields {
  return {
    name: '우리 집',
    receiverName: '홍길동',
    receiverMobile: '01012345678',
    zonecode: '06236',
    roadAddress: '서울 강남구 테헤란로 152',
    detailAddress: '101동 202호',
    ...change,
  }
}

describe('배송지 입력', () => {
  test('다 맞으면 지적할 것이 없다', () => {
    expect(checkAddress(anAddress())).toEqual([])
    expect(checkAddress(anAddress({ detailAddress: '' }))).toEqual([])
  })

  test('가장 긴 글자까지 받는다', () => {
    const longest = anAddress({
      name: '가'.repeat(20),
      receiverName: '가'.repeat(10),
      roadAddress: '가'.repeat(100),
      detailAddress: '가'.repeat(100),
    })
    expect(checkAddress(longest)).toEqual([])
  })

  test.each([
    ['name', '', 'ADDRESS_NAME_REQUIRED'],
    ['name', '가'.repeat(21), 'ADDRESS_NAME_TOO_LONG'],
    ['receiverName', ' ', 'RECEIVER_NAME_REQUIRED'],
    ['receiverName', '가'.repeat(11), 'RECEIVER_NAME_TOO_LONG'],
    ['receiverMobile', '', 'RECEIVER_MOBILE_REQUIRED'],
    ['receiverMobile', '021234567', 'RECEIVER_MOBILE_INVALID'],
    ['zonecode', ' ', 'ZONECODE_REQUIRED'],
    ['zonecode', '1234', 'ZONECODE_INVALID'],
    ['zonecode', '135-080', 'ZONECODE_INVALID'],
    ['roadAddress', ' ', 'ROAD_ADDRESS_REQUIRED'],
    ['roadAddress', '가'.repeat(101), 'ROAD_ADDRESS_TOO_LONG'],
    ['detailAddress', '가'.repeat(101), 'DETAIL_ADDRESS_TOO_LONG'],
  ] as const)('%s 칸의 "%s"은 %s로 지적한다', (field, text, code) => {
    expect(checkAddress(anAddress({ [field]: text }))).toEqual([{ field, code }])
  })

  test('잘못된 칸을 모두 폼의 순서로 지적한다', () => {
    const wrong = anAddress({ name: '', receiverMobile: '', zonecode: '' })
    expect(checkAddress(wrong).map((violation) => violation.field)).toEqual([
      'name',
      'receiverMobile',
      'zonecode',
    ])
    expect(checkDestination(wrong).map((violation) => violation.field)).toEqual([
      'receiverMobile',
      'zonecode',
    ])
  })

  test('앞뒤 빈칸을 지우고 풀어쓴 글자를 모아 저장한다', () => {
    const typed = anAddress({ name: ` ${'우리 집'.normalize('NFD')} `, detailAddress: ' 1층 ' })
    expect(tidyAddress(typed)).toEqual(anAddress({ detailAddress: '1층' }))
  })

  test('주소를 한 줄로 보여 준다', () => {
    expect([formatAddress(anAddress()), formatAddress(anAddress({ detailAddress: '' }))]).toEqual([
      '(06236) 서울 강남구 테헤란로 152 101동 202호',
      '(06236) 서울 강남구 테헤란로 152',
    ])
  })
})

describe('주소록', () => {
  test('배송지는 20개까지 등록한다', () => {
    expect([19, 20].map(decideAddressAdded)).toEqual([allow(), refuse('ADDRESS_COUNT_EXCEEDED')])
    expect(ADDRESS_MESSAGES.ADDRESS_COUNT_EXCEEDED()).toEqual(
      '배송지는 최대 20개까지 등록할 수 있어요.',
    )
  })

  test('첫 배송지는 늘 기본 배송지가 된다', () => {
    const answers = [becomesDefault(0, false), becomesDefault(1, false), becomesDefault(1, true)]
    expect(answers).toEqual([true, false, true])
  })

  test('기본 배송지가 맨 앞에 오고 나머지는 차례를 지킨다', () => {
    const addresses = fc
      .uniqueArray(fc.integer(), { minLength: 1 })
      .chain((ids) => fc.record({ ids: fc.constant(ids), chosen: fc.constantFrom(...ids) }))
    fc.assert(
      fc.property(addresses, ({ ids, chosen }) => {
        const sorted = sortAddresses(ids.map((id) => ({ id, isDefault: id === chosen })))
        expect(sorted.map((address) => address.id)).toEqual([
          chosen,
          ...ids.filter((id) => id !== chosen),
        ])
      }),
    )
  })
})
