import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  digitsOf,
  formatAccountNumber,
  formatMobile,
  formatPhone,
  hideLoginId,
  hideMobile,
  hideName,
  maskDigits,
  shownMemberOf,
} from '@jangteo/core/member/mask.rules'

test.each([
  ['', ''],
  ['010', '010'],
  ['0101', '010-1'],
  ['0101234', '010-1234'],
  ['01012345678', '010-1234-5678'],
  ['010-1234-56789', '010-1234-5678'],
])('휴대폰 번호 %s는 %s로 끊어 보여 준다', (text, formatted) => {
  expect(formatMobile(text)).toEqual(formatted)
})

test('끊어 보여 준 번호를 다시 끊어도 같다', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 6 })), (text, parts) => {
      const masked = maskDigits(text, parts)
      expect(maskDigits(masked, parts)).toEqual(masked)
      expect(digitsOf(text).startsWith(digitsOf(masked))).toEqual(true)
    }),
  )
})

test('연락처와 이름은 가운데를, 아이디는 뒤를 가린다', () => {
  const hidden = [
    hideMobile('01012341234'),
    hideMobile('0101231234'),
    hideName('홍길동'),
    hideName('남궁길동'),
    hideName('홍길'),
    hideName('홍'),
    hideLoginId('jangteo1'),
    hideLoginId(null),
  ]
  expect(hidden).toEqual([
    '010-****-1234',
    '010-***-1234',
    '홍*동',
    '남**동',
    '홍*',
    '*',
    'jan***',
    '***',
  ])
})

test('떠난 회원은 아이디 대신 탈퇴한 회원이다', () => {
  const shown = (['ACTIVE', 'LEAVING', 'LEFT'] as const).map((status) =>
    shownMemberOf({ loginId: 'jangteo1', status }),
  )
  expect(shown).toEqual(['jan***', '탈퇴한 회원', '탈퇴한 회원'])
})

describe('전화번호', () => {
  test.each([
    ['01012341234', '010-1234-1234'],
    ['0101231234', '010-123-1234'],
    ['0212345678', '02-1234-5678'],
    ['021234567', '02-123-4567'],
    ['0311234567', '031-123-4567'],
    ['031 1234 5678', '031-1234-5678'],
    ['15880000', '1588-0000'],
    ['18001234', '1800-1234'],
    ['050512345678', '0505-1234-5678'],
    ['010', '010'],
    ['', ''],
  ])('%s은(는) %s', (text, shown) => {
    expect(formatPhone(text)).toEqual(shown)
  })

  test('숫자는 빠지지도 바뀌지도 않는다', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0(2|[3-6]\d|10)\d{7,8}$/), (digits) => {
        expect(digitsOf(formatPhone(digits))).toEqual(digits)
      }),
    )
  })
})

describe('계좌번호', () => {
  test.each([
    ['11012345678901', '110-1234-5678-901'],
    ['110123456789', '110-1234-56789'],
    ['1101234', '110-1234'],
    ['110-1234', '110-1234'],
  ])('%s은(는) %s', (text, shown) => {
    expect(formatAccountNumber(text)).toEqual(shown)
  })

  test('숫자는 빠지지도 바뀌지도 않고, 한 자리만 남는 마디는 없다', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{7,20}$/), (digits) => {
        const shown = formatAccountNumber(digits)
        expect([digitsOf(shown), shown.split('-').filter(({ length }) => length < 2)]).toEqual([
          digits,
          [],
        ])
      }),
    )
  })
})
