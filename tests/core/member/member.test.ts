import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { isAdult, isAdultCertified, isSignUpAge } from '@jangteo/core/member/age.rules'
import { decideLoginId } from '@jangteo/core/member/loginId.rules'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { decideName, isEmail, isMobile } from '@jangteo/core/member/member.rules'

describe('아이디', () => {
  test.each([
    ['jangteo', 'jangteo'],
    ['JangTeo1', 'jangteo1'],
    ['123456', '123456'],
    ['a2345678901234567890', 'a2345678901234567890'],
  ])('%s는 %s로 저장한다', (text, loginId) => {
    expect(decideLoginId(text)).toEqual(allow(loginId))
  })

  test.each(['abcde', 'a23456789012345678901', 'jang-teo', '장터장터장터', ' jangteo', ''])(
    '"%s"는 사용할 수 없다',
    (text) => {
      expect(decideLoginId(text)).toEqual(refuse('LOGIN_ID_INVALID'))
    },
  )
})

describe('이름', () => {
  test.each([
    ['홍길동', '홍길동'],
    [' 홍 길동 ', '홍 길동'],
    ['가나다라마바사아자차', '가나다라마바사아자차'],
    ['홍길동'.normalize('NFD'), '홍길동'],
  ])('%s는 받는다', (text, name) => {
    expect(decideName(text)).toEqual(allow(name))
  })

  test('비었거나 10자를 넘으면 거절한다', () => {
    const answers = [decideName('  '), decideName('가나다라마바사아자차카')]
    expect(answers).toEqual([refuse('NAME_REQUIRED'), refuse('NAME_TOO_LONG')])
  })
})

test.each([
  ['01012345678', true],
  ['0101234567', true],
  ['010123456', false],
  ['010123456789', false],
  ['01112345678', false],
  ['010-1234-5678', false],
  ['', false],
])('휴대폰 번호 %s의 허용 여부는 %s', (digits, allowed) => {
  expect(isMobile(digits)).toEqual(allowed)
})

test.each([
  ['buyer@jangteo.kr', true],
  ['first.last+tag@mail.example.co.kr', true],
  ['buyer@jangteo', false],
  ['buyer@@jangteo.kr', false],
  ['@jangteo.kr', false],
  ['buyer@jangteo..kr', false],
  ['사는이@jangteo.kr', false],
  [`${'a'.repeat(89)}@jangteo.kr`, true],
  [`${'a'.repeat(90)}@jangteo.kr`, false],
  ['', false],
])('이메일 %s의 허용 여부는 %s', (text, allowed) => {
  expect(isEmail(text)).toEqual(allowed)
})

describe('나이', () => {
  const TODAY = '2026-08-22'

  test('만 14세 생일부터 가입할 수 있다', () => {
    const birthdays = ['2012-08-22', '2012-08-23']
    expect(birthdays.map((day) => isSignUpAge(day, TODAY))).toEqual([true, false])
  })

  test('19세가 되는 해의 1월 1일부터 성인이다', () => {
    const birthdays = ['2007-12-31', '2008-01-01']
    expect(birthdays.map((day) => isAdult(day, TODAY))).toEqual([true, false])
  })

  test('성인인증은 1년 동안 유효하다', () => {
    const certifiedAtMs = Date.parse('2025-08-22T10:00:00+09:00')
    const times = ['2026-08-22T23:59:59.999+09:00', '2026-08-23T00:00:00+09:00'].map(Date.parse)
    const answers = times.map((nowMs) => isAdultCertified(certifiedAtMs, nowMs))
    expect([...answers, isAdultCertified(null, certifiedAtMs)]).toEqual([true, false, false])
  })
})

test('회원 문구는 서로 겹치지 않는다', () => {
  const texts = Object.values(MEMBER_MESSAGES).map((text) => text())
  expect(new Set(texts).size).toEqual(texts.length)
})
