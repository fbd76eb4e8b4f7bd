import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  decideGuestPassword,
  decidePassword,
  decidePasswordChange,
} from '@jangteo/core/member/password.rules'
import type { PasswordChange } from '@jangteo/core/member/password.rules'

describe('회원 비밀번호', () => {
  test.each(['abcd123!', 'A1!aaaaaaaaaaaaaaaaa'])('%s는 사용할 수 있다', (password) => {
    expect(decidePassword(password, 'jangteo')).toEqual(allow())
  })

  test.each([
    ['abc123!', 'PASSWORD_LENGTH'],
    ['A1!aaaaaaaaaaaaaaaaaa', 'PASSWORD_LENGTH'],
    ['', 'PASSWORD_LENGTH'],
    ['abcd 123!', 'PASSWORD_CHARACTERS'],
    ['비밀번호123!', 'PASSWORD_CHARACTERS'],
    ['abcd1234', 'PASSWORD_KINDS'],
    ['abcdefg!', 'PASSWORD_KINDS'],
    ['1234567!', 'PASSWORD_KINDS'],
    ['xJANGTEO1!', 'PASSWORD_CONTAINS_ID'],
  ] as const)('%s는 %s로 거절한다', (password, code) => {
    expect(decidePassword(password, 'jangteo')).toEqual(refuse(code))
  })

  test('받아들인 것은 세 가지 글자가 모두 든 8~20자이고 아이디가 없다', () => {
    const typed = fc.string({
      unit: fc.constantFrom('a', 'Z', '7', '!', ' ', '가', 'id77'),
      minLength: 6,
      maxLength: 22,
    })
    fc.assert(
      fc.property(typed, (password) => {
        const fits =
          /^(?=.*[a-z])(?=.*\d)(?=.*[^a-z\d])[!-~]{8,20}$/i.test(password) &&
          !password.includes('id77')
        expect(decidePassword(password, 'ID77').ok).toEqual(fits)
      }),
      { numRuns: 1_000 },
    )
  })

  test('아이디가 없으면 아이디를 넣었는지 보지 않는다', () => {
    expect(decidePassword('abcd123!', '')).toEqual(allow())
  })
})

describe('비밀번호 변경', () => {
  const change: PasswordChange = {
    password: 'abcd123!',
    confirmation: 'abcd123!',
    loginId: 'jangteo',
    equalsPresent: false,
    equalsRecent: false,
  }

  test.each([
    ['규칙에 맞으면 바꾼다', {}, allow()],
    ['규칙에 어긋나면 거절한다', { password: 'abcd' }, refuse('PASSWORD_LENGTH')],
    [
      '지금 비밀번호와 같으면 거절한다',
      { equalsPresent: true, equalsRecent: true },
      refuse('PASSWORD_SAME'),
    ],
    ['최근 세 개와 같으면 거절한다', { equalsRecent: true }, refuse('PASSWORD_REUSED')],
    ['확인과 다르면 거절한다', { confirmation: 'abcd123?' }, refuse('PASSWORD_MISMATCH')],
  ])('%s', (_, difference, decision) => {
    expect(decidePasswordChange({ ...change, ...difference })).toEqual(decision)
  })
})

describe('주문 비밀번호', () => {
  test.each([
    ['order123', 'order123', allow()],
    ['order12!', 'order12!', allow()],
    ['order123', 'order124', refuse('PASSWORD_MISMATCH')],
    ['', '', refuse('GUEST_PASSWORD_REQUIRED')],
    ['12345678', '12345678', refuse('GUEST_PASSWORD_INVALID')],
    ['orderorder', 'orderorder', refuse('GUEST_PASSWORD_INVALID')],
    ['order12', 'order12', refuse('GUEST_PASSWORD_INVALID')],
    ['order 123', 'order 123', refuse('GUEST_PASSWORD_INVALID')],
    ['주문order123', '주문order123', refuse('GUEST_PASSWORD_INVALID')],
  ])('%s와 확인 %s를 판단한다', (password, confirmation, decision) => {
    expect(decideGuestPassword(password, confirmation)).toEqual(decision)
  })
})
