import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  digitsOf,
  formatMobile,
  hideLoginId,
  hideMobile,
  hideName,
  maskDigits,
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
  ]
  expect(hidden).toEqual(['010-****-1234', '010-***-1234', '홍*동', '남**동', '홍*', '*', 'jan***'])
})
