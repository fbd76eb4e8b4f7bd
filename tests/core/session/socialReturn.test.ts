import { readSocialReturn } from '@jangteo/core/session/socialReturn.rules'
import { socialMemberEmail, socialMemberName } from '@jangteo/core/member/member.rules'
import { SOCIAL_SIGN_UP_TERMS } from '@jangteo/core/session/socialTerms.rules'
import { decideAgreed } from '@jangteo/core/terms/agreement.rules'
import { expect, test } from 'vitest'

const NOTHING = { code: null, state: null, error: null }
const refusedAs = (reason: string) => ({ kind: 'refused', reason })

test('제공자가 보낸 코드와 상태값을 읽는다', () => {
  expect(readSocialReturn({ code: 'c', state: 's', error: null })).toEqual({
    kind: 'code',
    code: 'c',
    state: 's',
  })
})

test.each([
  [{ error: 'access_denied' }, 'SOCIAL_DENIED'],
  [{ error: 'user_cancelled_authorize' }, 'SOCIAL_DENIED'],
  [{ error: 'access_denied', code: 'c', state: 's' }, 'SOCIAL_DENIED'],
  [{ error: 'server_error' }, 'SOCIAL_UNAVAILABLE'],
  [{ error: 'temporarily_unavailable' }, 'SOCIAL_UNAVAILABLE'],
  [{ error: 'invalid_request' }, 'SOCIAL_UNKNOWN'],
  [{ error: '' }, 'SOCIAL_UNKNOWN'],
  [{ code: 'c' }, 'SOCIAL_UNKNOWN'],
  [{ state: 's' }, 'SOCIAL_UNKNOWN'],
  [{}, 'SOCIAL_CLOSED'],
])('%j는 %s', (parameters, reason) => {
  expect(readSocialReturn({ ...NOTHING, ...parameters })).toEqual(refusedAs(reason))
})

test('준회원의 이름은 제공자가 알린 이름이고, 10자까지다', () => {
  expect([
    socialMemberName('카카오', ' 김하늘 '),
    socialMemberName('네이버', '아주아주아주긴별명이에요'),
    socialMemberName('카카오', '😀'.repeat(12)),
    socialMemberName('Apple', null),
    socialMemberName('네이버', '   '),
  ]).toEqual(['김하늘', '아주아주아주긴별명이', '😀'.repeat(10), 'Apple 회원', '네이버 회원'])
})

test('제공자가 확인한 이메일만 소문자로 가져온다', () => {
  expect([
    socialMemberEmail('Haneul@Kakao.Example'),
    socialMemberEmail(null),
    socialMemberEmail('이메일 아님'),
    socialMemberEmail(`${'a'.repeat(100)}@mail.example`),
  ]).toEqual(['haneul@kakao.example', null, null, null])
})

test('소셜로 가입할 때는 만 14세 이상이라고 밝혀야 한다', () => {
  const required = SOCIAL_SIGN_UP_TERMS.flatMap(({ kind, isRequired }) =>
    isRequired ? [kind] : [],
  )
  const withoutAge = required.filter((kind) => kind !== 'AGE_OVER_14')
  expect([
    decideAgreed(SOCIAL_SIGN_UP_TERMS, required).ok,
    decideAgreed(SOCIAL_SIGN_UP_TERMS, withoutAge).ok,
  ]).toEqual([true, false])
})
