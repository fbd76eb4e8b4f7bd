import { describe, expect, test } from 'vitest'
import { allow } from '@jangteo/core/decision/decision.rules'
import { STORE_REQUIREMENTS } from '@jangteo/core/store/store.codes'
import { decideStoreProfile, missingToOpen } from '@jangteo/core/store/store.rules'
import type { StoreProfile } from '@jangteo/core/store/store.rules'
import { STORE_STATE_MESSAGES } from '@jangteo/core/store/storeState.messages'

const READY = {
  introduction: '차를 좋아하는 사람들',
  returnAddress: '서울특별시 중구 세종대로 110',
  hasVerifiedAccount: true,
  shippingPolicyCount: 1,
  listedGoodsCount: 1,
}

describe('개점 준비', () => {
  test('다 갖추면 빠진 것이 없다', () => {
    expect(missingToOpen(READY)).toEqual([])
  })

  test('아무것도 없으면 모두 빠졌다', () => {
    const nothing = {
      introduction: '',
      returnAddress: '',
      hasVerifiedAccount: false,
      shippingPolicyCount: 0,
      listedGoodsCount: 0,
    }
    expect(missingToOpen(nothing)).toEqual([...STORE_REQUIREMENTS])
  })

  test.each([
    [{ introduction: '' }, 'INTRODUCTION'],
    [{ returnAddress: '' }, 'RETURN_ADDRESS'],
    [{ hasVerifiedAccount: false }, 'BANK_ACCOUNT'],
    [{ shippingPolicyCount: 0 }, 'SHIPPING_POLICY'],
    [{ listedGoodsCount: 0 }, 'LISTED_GOODS'],
  ] as const)('%j이면 %s이 빠졌다', (change, requirement) => {
    expect(missingToOpen({ ...READY, ...change })).toEqual([requirement])
  })
})

function aProfile(change: Partial<StoreProfile> = {}): StoreProfile {
  return {
    introduction: ' 차를 좋아하는 사람들 ',
    phone: '0212345678',
    phoneHours: '평일 10:00–17:00',
    returnAddress: '서울특별시 중구 세종대로 110',
    ...change,
  }
}

describe('스토어 정보', () => {
  test('저장하는 모양으로 다듬는다', () => {
    expect(decideStoreProfile(aProfile())).toEqual(
      allow({ ...aProfile(), introduction: '차를 좋아하는 사람들', phone: '02-1234-5678' }),
    )
  })

  test.each([
    [{ introduction: ' ' }, '스토어 소개를 1~200자로 입력해 주세요.'],
    [{ introduction: '가'.repeat(201) }, '스토어 소개를 1~200자로 입력해 주세요.'],
    [{ phone: '12' }, '고객센터 전화번호를 다시 확인해 주세요.'],
    [{ phoneHours: '' }, '상담 시간을 1~60자로 입력해 주세요.'],
    [{ returnAddress: '서울' }, '반품 주소를 5~100자로 입력해 주세요.'],
  ])('%j은(는) "%s"', (change, text) => {
    const decided = decideStoreProfile(aProfile(change))
    expect(
      decided.ok ? [] : decided.params.map(({ code }) => STORE_STATE_MESSAGES[code]()),
    ).toEqual([text])
  })
})
