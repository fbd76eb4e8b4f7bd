import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { SELLER_MESSAGES } from '@jangteo/core/seller/seller.messages'
import {
  SELLER_UNIQUE_FIELDS,
  SELLER_UNIQUE_FIELD_LABELS,
} from '@jangteo/core/seller/sellerApplication.codes'
import {
  checkSellerApplication,
  decideApplication,
  decideApproval,
  decideSellerField,
  decideUnique,
  isReservedStoreUrl,
  takenViolations,
} from '@jangteo/core/seller/sellerApplication.rules'
import type { SellerCompanyForm } from '@jangteo/core/seller/sellerCompany.rules'
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
    company: null,
    agreed: ['SELLER_SERVICE', 'SELLER_PRIVACY'],
    fileIds: [],
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
      '이미 입점했거나 심사 중인 사업자등록번호예요.',
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

  test('장터가 쓰는 주소는 이미 있는 것으로 친다', () => {
    expect(['seller', 'operator', 'search', 'dadam-tea'].map(isReservedStoreUrl)).toEqual([
      true,
      true,
      true,
      false,
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

const COMPANY: SellerCompanyForm = {
  companyName: '다담',
  representativeName: '이다담',
  mailOrderNumber: '2025-서울중구-77',
  isMailOrderExempt: false,
  businessAddress: '서울특별시 중구 세종대로 110',
  phone: '0212345678',
  categoryIds: [3],
}

describe('접수', () => {
  test('저장하는 모양의 다섯 값과 사업자 정보를 준다', () => {
    expect(decideApplication(aForm({ company: COMPANY }))).toEqual(
      allow({
        ...FREE,
        company: {
          companyName: '다담',
          representativeName: '이다담',
          mailOrderNumber: '제2025-서울중구-0077호',
          businessAddress: '서울특별시 중구 세종대로 110',
          phone: '02-1234-5678',
          categoryIds: [3],
        },
      }),
    )
  })

  test('사업자 정보는 나중에 보완해도 된다', () => {
    expect(decideApplication(aForm())).toEqual(allow({ ...FREE, company: null }))
  })

  test('잘못된 것을 칸마다 하나씩 알린다', () => {
    const company = { ...COMPANY, phone: '12', categoryIds: [] }
    expect(decideApplication(aForm({ email: 'dadam', company, agreed: [] }))).toEqual(
      refuse('SELLER_APPLICATION_INVALID', [
        { field: 'email', code: 'SELLER_EMAIL_INVALID' },
        { field: 'phone', code: 'SELLER_PHONE_INVALID' },
        { field: 'categoryIds', code: 'SELLER_CATEGORY_INVALID' },
        { field: 'agreed', code: 'TERMS_REQUIRED' },
      ]),
    )
  })

  test('남이 쓰는 값은 그 칸에 알린다', () => {
    expect(takenViolations(['loginId', 'storeUrl'])).toEqual([
      { field: 'loginId', code: 'SELLER_ID_TAKEN' },
      { field: 'storeUrl', code: 'STORE_URL_TAKEN' },
    ])
  })
})

describe('승인', () => {
  const READY = { taken: [], hasCompany: true, businessState: 'ACTIVE' } as const
  test('겹치는 것이 없고 사업자 정보가 있으며 계속사업자여야 승인한다', () => {
    expect(decideApproval(READY)).toEqual(allow())
  })

  test.each(SELLER_UNIQUE_FIELDS)('그사이 %s이 겹치면 승인하지 않는다', (field) => {
    expect(decideApproval({ ...READY, taken: [field], hasCompany: false })).toEqual(
      refuse('SELLER_APPLICATION_TAKEN'),
    )
  })

  test('사업자 정보가 없으면 승인하지 않는다', () => {
    expect(decideApproval({ ...READY, hasCompany: false })).toEqual(
      refuse('SELLER_APPLICATION_INCOMPLETE'),
    )
  })

  test.each(['SUSPENDED', 'CLOSED', 'UNKNOWN'] as const)(
    '사업자 상태가 %s이면 승인하지 않는다',
    (businessState) => {
      expect(decideApproval({ ...READY, businessState })).toEqual(
        refuse('SELLER_BUSINESS_INACTIVE'),
      )
    },
  )
})
