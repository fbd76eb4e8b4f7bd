import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import {
  SOCIAL_CODES,
  SOCIAL_PROVIDERS,
  SOCIAL_PROVIDER_LABELS,
} from '@jangteo/core/session/social.codes'
import type { SocialProvider } from '@jangteo/core/session/social.codes'
import {
  decideSocialLink,
  decideSocialLogin,
  decideSocialUnlink,
} from '@jangteo/core/session/social.rules'
import type {
  LinkedAccount,
  SocialLinkFacts,
  SocialOwner,
} from '@jangteo/core/session/social.rules'

const NOW_MS = Date.parse('2026-08-22T14:05:00+09:00')

function anAccount(change: Partial<LinkedAccount> = {}): LinkedAccount {
  return {
    isAvailable: true,
    lastUsedAtMs: NOW_MS - DAY_MS,
    passwordChangedAtMs: NOW_MS - DAY_MS,
    passwordPutOffAtMs: null,
    ...change,
  }
}

function loginWith(account: LinkedAccount | null, isKnown = true) {
  return decideSocialLogin({ isKnown, account, isEmailTaken: false, nowMs: NOW_MS })
}

describe('소셜 로그인', () => {
  test('연결된 계정으로 로그인한다', () => {
    expect(loginWith(anAccount())).toEqual(allow({ kind: 'LOGIN', notice: null }))
  })

  test('처음 온 사람은 가입한다', () => {
    expect(loginWith(null)).toEqual(allow({ kind: 'SIGN_UP' }))
  })

  test('비밀번호가 90일보다 오래됐으면 알리고, 미뤘거나 비밀번호가 없으면 알리지 않는다', () => {
    const old = anAccount({ passwordChangedAtMs: NOW_MS - 90 * DAY_MS })
    const putOff = { ...old, passwordPutOffAtMs: NOW_MS - DAY_MS }
    const without = anAccount({ passwordChangedAtMs: null })
    expect([loginWith(old), loginWith(putOff), loginWith(without)]).toEqual([
      allow({ kind: 'LOGIN', notice: 'SOCIAL_PASSWORD_OLD' }),
      allow({ kind: 'LOGIN', notice: null }),
      allow({ kind: 'LOGIN', notice: null }),
    ])
  })

  test('같은 이메일을 쓰는 회원이 있으면 가입하지 않고, 연결된 계정이 있으면 상관하지 않는다', () => {
    const facts = { isKnown: true, isEmailTaken: true, nowMs: NOW_MS }
    expect([
      decideSocialLogin({ ...facts, account: null }),
      decideSocialLogin({ ...facts, account: anAccount() }),
    ]).toEqual([refuse('SOCIAL_EMAIL_TAKEN'), allow({ kind: 'LOGIN', notice: null })])
  })

  test('비밀번호가 없는 휴면 계정은 로그인하면 풀린다', () => {
    const dormant = { lastUsedAtMs: NOW_MS - 366 * DAY_MS, passwordChangedAtMs: null }
    expect(loginWith(anAccount(dormant))).toEqual(allow({ kind: 'LOGIN', notice: null }))
  })

  test.each([
    [null, false, 'SOCIAL_UNKNOWN'],
    [anAccount({ isAvailable: false }), true, 'SOCIAL_UNAVAILABLE'],
    [anAccount({ lastUsedAtMs: NOW_MS - 366 * DAY_MS }), true, 'SOCIAL_DORMANT'],
  ] as const)('로그인할 수 없는 까닭을 알린다 (%#)', (account, isKnown, code) => {
    expect(loginWith(account, isKnown)).toEqual(refuse(code))
  })
})

describe('소셜 연결과 해제', () => {
  test('연결되어 있지 않은 계정만 연결하고, 한 제공자의 계정은 하나만 연결한다', () => {
    const link = (owner: SocialOwner, change: Partial<SocialLinkFacts> = {}) =>
      decideSocialLink({ isKnown: true, owner, hasOtherOfProvider: false, ...change })
    expect([
      link('NOBODY'),
      link('SELF'),
      link('OTHER'),
      link('NOBODY', { isKnown: false }),
      link('NOBODY', { hasOtherOfProvider: true }),
      link('OTHER', { hasOtherOfProvider: true }),
    ]).toEqual([
      allow(),
      refuse('SOCIAL_ALREADY_LINKED'),
      refuse('SOCIAL_DIFFERENT_ACCOUNT'),
      refuse('SOCIAL_UNKNOWN'),
      refuse('SOCIAL_ALREADY_LINKED'),
      refuse('SOCIAL_DIFFERENT_ACCOUNT'),
    ])
  })

  test('연결된 것만 해제하고, 마지막 로그인 방법은 해제하지 않는다', () => {
    expect([
      decideSocialUnlink('KAKAO', { hasPassword: true, linked: ['KAKAO'] }),
      decideSocialUnlink('KAKAO', { hasPassword: false, linked: ['KAKAO', 'APPLE'] }),
      decideSocialUnlink('KAKAO', { hasPassword: false, linked: ['KAKAO'] }),
      decideSocialUnlink('KAKAO', { hasPassword: true, linked: ['NAVER'] }),
    ]).toEqual([allow(), allow(), refuse('SOCIAL_LAST_WAY'), refuse('SOCIAL_ALREADY_UNLINKED')])
  })

  test('무엇을 어떤 순서로 해제해도 들어올 방법이 하나는 남는다', () => {
    const providers = fc.uniqueArray(fc.constantFrom(...SOCIAL_PROVIDERS))
    const orders = fc.array(fc.constantFrom(...SOCIAL_PROVIDERS), { maxLength: 12 })
    fc.assert(
      fc.property(fc.boolean(), providers, orders, (hasPassword, first, order) => {
        fc.pre(hasPassword || first.length > 0)
        const left = order.reduce<readonly SocialProvider[]>(
          (linked, provider) =>
            decideSocialUnlink(provider, { hasPassword, linked }).ok
              ? linked.filter((one) => one !== provider)
              : linked,
          first,
        )
        expect(hasPassword || left.length > 0).toEqual(true)
      }),
    )
  })
})

test('소셜 계정의 문구', () => {
  expect(SOCIAL_CODES.map((code) => SESSION_MESSAGES[code]())).toEqual([
    '이미 연결된 계정이에요.',
    '이미 연결이 해제된 계정이에요.',
    'SNS 계정 정보를 확인할 수 없어요.',
    '지금은 이용할 수 없는 계정이에요.',
    '비밀번호를 변경한 지 90일이 지났어요.',
    '휴면 계정이에요.',
    '다른 계정에 연결된 SNS예요.',
    '이미 가입한 이메일이에요. 로그인한 뒤 연결해 주세요.',
    '비밀번호를 먼저 만들어 주세요.',
    '정보 제공에 동의하지 않아 계속할 수 없어요.',
    'SNS 로그인을 마치지 않았어요. 다시 시도해 주세요.',
    '가입 시간이 지났어요. 처음부터 다시 시도해 주세요.',
  ])
  expect(SOCIAL_PROVIDERS.map((provider) => SOCIAL_PROVIDER_LABELS[provider])).toEqual([
    '카카오',
    '네이버',
    'Apple',
  ])
})
