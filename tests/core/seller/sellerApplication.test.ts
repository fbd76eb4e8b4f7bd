import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { SELLER_MESSAGES } from '@jangteo/core/seller/seller.messages'
import {
  SELLER_UNIQUE_FIELDS,
  SELLER_UNIQUE_FIELD_LABELS,
} from '@jangteo/core/seller/sellerApplication.codes'
import {
  checkSellerApplication,
  decideSellerField,
  decideUnique,
  sellerApplicationFacts,
} from '@jangteo/core/seller/sellerApplication.rules'
import type {
  FreeValues,
  SellerApplicationForm,
} from '@jangteo/core/seller/sellerApplication.rules'

const FREE: FreeValues = {
  businessNumber: '1248100998',
  loginId: 'dadam77',
  email: 'shop@dadam.example',
  storeName: '다담다실',
  storeUrl: 'dadam-tea',
}
const UNASKED: FreeValues = {
  businessNumber: null,
  loginId: null,
  email: null,
  storeName: null,
  storeUrl: null,
}

function aForm(change: Partial<SellerApplicationForm> = {}): SellerApplicationForm {
  return {
    businessNumber: '124-81-00998',
    loginId: 'Dadam77',
    email: ' Shop@dadam.example',
    storeName: '다담다실 ',
    storeUrl: 'dadam-tea',
    agreed: ['SELLER_SERVICE', 'SELLER_PRIVACY'],
    ...change,
  }
}

describe('입점 신청', () => {
  test('다섯 가지 중복확인과 약관 동의를 마치면 신청할 수 있다', () => {
    expect(checkSellerApplication(aForm(), FREE)).toEqual([])
  })

  test('중복확인을 하지 않은 것과 동의하지 않은 약관을 모두 알린다', () => {
    const found = checkSellerApplication(aForm({ agreed: ['SELLER_SERVICE'] }), UNASKED)
    expect(found.map(({ code }) => SELLER_MESSAGES[code]())).toEqual([
      '사업자등록번호 중복확인을 해 주세요.',
      '아이디 중복확인을 해 주세요.',
      '이메일 중복확인을 해 주세요.',
      '스토어 이름 중복확인을 해 주세요.',
      '스토어 주소 중복확인을 해 주세요.',
      '필수 약관에 동의해 주세요.',
    ])
  })

  test.each([
    [{ businessNumber: '000-00-00000' }, 'BUSINESS_NUMBER_INVALID'],
    [{ loginId: 'dadam' }, 'SELLER_ID_INVALID'],
    [{ email: 'dadam' }, 'SELLER_EMAIL_INVALID'],
    [{ storeName: '다' }, 'STORE_NAME_INVALID'],
    [{ storeName: '다'.repeat(21) }, 'STORE_NAME_INVALID'],
    [{ storeUrl: 'da' }, 'STORE_URL_INVALID'],
    [{ storeUrl: '7dadam' }, 'STORE_URL_INVALID'],
    [{ storeUrl: 'dadam-' }, 'STORE_URL_INVALID'],
    [{ storeUrl: 'dadam--tea' }, 'STORE_URL_INVALID'],
    [{ storeUrl: '다담' }, 'STORE_URL_INVALID'],
    [{ storeName: '다담찻집' }, 'STORE_NAME_CHECK_REQUIRED'],
  ] as const)('%j은(는) %s', (change, code) => {
    expect(checkSellerApplication(aForm(change), FREE).map((found) => found.code)).toEqual([code])
  })
})

describe('중복확인', () => {
  test('저장하고 견주는 모양으로 묻는다', () => {
    expect(SELLER_UNIQUE_FIELDS.map((field) => decideSellerField(field, aForm()[field]))).toEqual(
      SELLER_UNIQUE_FIELDS.map((field) => allow(FREE[field])),
    )
  })

  test('이미 있으면 무엇이 있는지 알린다', () => {
    const texts = SELLER_UNIQUE_FIELDS.map((field) => {
      const decided = decideUnique(field, true)
      return decided.ok ? '' : SELLER_MESSAGES[decided.reason]()
    })
    expect(texts).toEqual([
      '이미 입점한 사업자등록번호예요.',
      '이미 사용 중인 아이디예요.',
      '이미 사용 중인 이메일이에요.',
      '이미 사용 중인 스토어 이름이에요.',
      '이미 사용 중인 스토어 주소예요.',
    ])
    expect([decideUnique('email', false), decideUnique('email', true)]).toEqual([
      allow(),
      refuse('SELLER_EMAIL_TAKEN'),
    ])
  })

  test('그사이 하나라도 겹치면 승인할 수 없다', () => {
    const overlaps = [[], ...SELLER_UNIQUE_FIELDS.map((field) => [field])]
    expect(overlaps.map((taken) => sellerApplicationFacts(taken).isUnique)).toEqual([
      true,
      ...SELLER_UNIQUE_FIELDS.map(() => false),
    ])
  })

  test('다섯 가지의 이름', () => {
    expect(SELLER_UNIQUE_FIELDS.map((field) => SELLER_UNIQUE_FIELD_LABELS[field])).toEqual([
      '사업자등록번호',
      '관리자 아이디',
      '관리자 이메일',
      '스토어 이름',
      '스토어 주소',
    ])
  })
})
