import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applicationNumberOf,
  applicationNumberToId,
} from '@jangteo/core/seller/applicationNumber.rules'
import { SELLER_MESSAGES } from '@jangteo/core/seller/seller.messages'
import {
  checkSellerCompany,
  formatSellerPhone,
  readMailOrderNumber,
} from '@jangteo/core/seller/sellerCompany.rules'
import type { SellerCompanyForm } from '@jangteo/core/seller/sellerCompany.rules'

function aCompany(change: Partial<SellerCompanyForm> = {}): SellerCompanyForm {
  return {
    companyName: ' 다담 ',
    representativeName: '이다담',
    mailOrderNumber: '제2025-서울중구-0077호',
    isMailOrderExempt: false,
    businessAddress: '서울특별시 중구 세종대로 110',
    phone: '02-1234-5678',
    categoryIds: [1, 2],
    ...change,
  }
}

describe('사업자 정보', () => {
  test('저장하는 모양으로 다듬는다', () => {
    expect(checkSellerCompany(aCompany())).toEqual({
      ok: true,
      company: {
        companyName: '다담',
        representativeName: '이다담',
        mailOrderNumber: '제2025-서울중구-0077호',
        businessAddress: '서울특별시 중구 세종대로 110',
        phone: '02-1234-5678',
        categoryIds: [1, 2],
      },
    })
  })

  test('신고 면제면 번호를 버린다', () => {
    const checked = checkSellerCompany(
      aCompany({ isMailOrderExempt: true, mailOrderNumber: '모름' }),
    )
    expect(checked.ok ? checked.company.mailOrderNumber : checked.violations).toEqual(null)
  })

  test.each([
    [{ companyName: ' ' }, '상호를 1~40자로 입력해 주세요.'],
    [{ companyName: '가'.repeat(41) }, '상호를 1~40자로 입력해 주세요.'],
    [{ representativeName: '' }, '대표자 이름을 1~20자로 입력해 주세요.'],
    [
      { mailOrderNumber: '서울중구-0077' },
      '통신판매업 신고번호를 제2025-서울중구-0001호처럼 입력해 주세요.',
    ],
    [{ businessAddress: '서울' }, '사업장 주소를 5~100자로 입력해 주세요.'],
    [{ phone: '12345' }, '고객센터 전화번호를 다시 확인해 주세요.'],
    [{ categoryIds: [] }, '판매할 카테고리를 1~5개 선택해 주세요.'],
    [{ categoryIds: [1, 1] }, '판매할 카테고리를 1~5개 선택해 주세요.'],
    [{ categoryIds: [1, 2, 3, 4, 5, 6] }, '판매할 카테고리를 1~5개 선택해 주세요.'],
  ] as const)('%j은(는) "%s"', (change, text) => {
    const checked = checkSellerCompany(aCompany(change))
    expect(checked.ok ? [] : checked.violations.map(({ code }) => SELLER_MESSAGES[code]())).toEqual(
      [text],
    )
  })
})

test.each([
  ['2005-부산영도-8', '제2005-부산영도-0008호'],
  ['제 2005 - 부산영도 - 0008 호', '제2005-부산영도-0008호'],
  ['제2005-부산영도-00081호', '제2005-부산영도-00081호'],
  ['2005-Busan-8', null],
  ['', null],
])('통신판매업 신고번호 "%s"은(는) %s', (text, number) => {
  expect(readMailOrderNumber(text)).toEqual(number)
})

test.each([
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0415550101', '041-555-0101'],
  ['01012345678', '010-1234-5678'],
  ['050512345678', '0505-1234-5678'],
  ['15881234', '1588-1234'],
  ['', ''],
])('전화번호 %s은(는) %s', (digits, text) => {
  expect(formatSellerPhone(digits)).toEqual(text)
})

test('신청번호는 한국 날짜로 시작하고, 번호에서 신청을 찾는다', () => {
  const appliedAtMs = Date.parse('2026-08-22T23:59:59+09:00')
  expect(applicationNumberOf({ id: 42, appliedAtMs })).toEqual('S20260822000042')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (id) => {
      expect(applicationNumberToId(applicationNumberOf({ id, appliedAtMs }))).toEqual(id)
    }),
  )
  expect(['20260822000042', 'S2026', 'S20260822000000', ''].map(applicationNumberToId)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
