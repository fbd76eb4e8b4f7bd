import { DELIVERY_REQUEST_LABELS } from '@jangteo/core/address/deliveryRequest.codes'
import type { SavedAddress } from '@jangteo/ui/screens/address/addressBook'
import { EMPTY_DESTINATION } from '@jangteo/ui/screens/address/addressBook'
import {
  changeProblems,
  chosenDestination,
  initialChange,
  refusedText,
} from '@jangteo/ui/screens/order/detail/addressChange'
import type { AddressAnswer } from '@jangteo/ui/screens/order/detail/addressChange'
import { describe, expect, test } from 'vitest'
import { SEOUL } from '../../support/purchase.ts'

const BUSAN = { ...SEOUL, zonecode: '48058' }
const HOME: SavedAddress = {
  ...BUSAN,
  name: '우리 집',
  defaultYn: 'Y',
  buyerAddressIdEncrypt: 'home',
}
const OFFICE: SavedAddress = { ...HOME, name: '회사', buyerAddressIdEncrypt: 'office' }
const ordered = (deliveryRequest: string) => ({ receiver: SEOUL, deliveryRequest })

describe('배송지 변경 시트를 열면', () => {
  test('주소록이 있으면 기본 배송지가 골라져 있다', () => {
    expect(initialChange(ordered(''), [HOME, OFFICE])).toEqual({
      texts: { ...EMPTY_DESTINATION, request: '', doorCode: '' },
      choices: { addressId: 'home', preset: null, entry: null },
    })
  })

  test('주소록이 없으면 지금 배송지와 요청사항에서 시작한다', () => {
    const [front, typed] = [DELIVERY_REQUEST_LABELS.FRONT_DOOR, '경비실 옆']
    const noted = `${typed} · 공동현관 비밀번호 #1234*`
    expect([initialChange(ordered(front), []), initialChange(ordered(noted), [])]).toEqual([
      {
        texts: { ...SEOUL, request: '', doorCode: '' },
        choices: { addressId: null, preset: 'FRONT_DOOR', entry: null },
      },
      {
        texts: { ...SEOUL, request: typed, doorCode: '#1234*' },
        choices: { addressId: null, preset: 'DIRECT_INPUT', entry: 'DOOR_CODE' },
      },
    ])
  })
})

test('고른 주소로, 고르지 않았으면 적은 주소로 간다', () => {
  const texts = { ...SEOUL, request: '', doorCode: '' }
  const chosen = [OFFICE.buyerAddressIdEncrypt, null].map((addressId) =>
    chosenDestination(texts, { addressId, preset: null, entry: null }, [HOME, OFFICE]),
  )
  expect(chosen).toEqual([BUSAN, SEOUL])
})

test('적은 주소만 살펴보고, 직접 적는 요청사항과 공동현관 비밀번호는 비워 둘 수 없다', () => {
  const texts = { ...EMPTY_DESTINATION, request: ' ', doorCode: ' ' }
  expect([
    changeProblems(texts, { addressId: 'home', preset: null, entry: null }),
    changeProblems(texts, { addressId: 'home', preset: 'DIRECT_INPUT', entry: 'DOOR_CODE' }),
    Object.keys(changeProblems(texts, { addressId: null, preset: null, entry: null })).toSorted(),
  ]).toEqual([
    {},
    { request: '요청사항을 입력해 주세요.', doorCode: '공동현관 비밀번호를 입력해 주세요.' },
    ['receiverMobile', 'receiverName', 'roadAddress', 'zonecode'],
  ])
})

describe('바꿀 수 없으면', () => {
  const group = (change: Partial<AddressAnswer['groups'][number]>) => ({
    orderShippingPriceIdEncrypt: 'a',
    storeName: '다담다실',
    possible: true,
    reason: null,
    beforeFee: 0,
    afterFee: 0,
    ...change,
  })

  test('배송비가 어떻게 달라지는지 스토어마다 말한다', () => {
    const groups = [group({}), group({ reason: 'FEE_DIFFERS', afterFee: 3_000 })]
    expect(refusedText({ possible: false, reason: 'FEE_DIFFERS', groups })).toEqual({
      text: '배송비가 달라지는 주소로는 변경할 수 없어요.',
      details: ['다담다실 배송비 무료배송 → 3,000원'],
    })
  })

  test('배송하지 않는 스토어를 말한다', () => {
    const groups = [group({ reason: 'AREA' }), group({ reason: 'FEE_DIFFERS', afterFee: 3_000 })]
    expect(refusedText({ possible: false, reason: 'AREA', groups })).toEqual({
      text: '이 지역으로는 배송할 수 없는 상품이에요.',
      details: ['다담다실 상품은 배송할 수 없어요.'],
    })
  })

  test('준비가 시작됐으면 그 말만 한다', () => {
    const groups = [group({ reason: 'STATUS' })]
    expect(refusedText({ possible: false, reason: 'STATUS', groups })).toEqual({
      text: '지금은 배송지를 변경할 수 없는 상태예요.',
      details: [],
    })
  })

  test('바꿀 수 있으면 아무 말도 하지 않는다', () => {
    expect(refusedText({ possible: true, reason: null, groups: [group({})] })).toEqual(null)
  })
})
