import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import {
  SOCIAL_CODES,
  SOCIAL_PROVIDERS,
  SOCIAL_PROVIDER_LABELS,
} from '@jangteo/core/session/social.codes'
import {
  decideSocialLink,
  decideSocialLogin,
  decideSocialUnlink,
} from '@jangteo/core/session/social.rules'
import type { LinkedAccount } from '@jangteo/core/session/social.rules'

const NOW_MS = Date.parse('2026-08-22T14:05:00+09:00')

function anAccount(change: Partial<LinkedAccount> = {}): LinkedAccount {
  return {
    isAvailable: true,
    lastUsedAtMs: NOW_MS - DAY_MS,
    passwordChangedAtMs: NOW_MS - DAY_MS,
    ...change,
  }
}

function loginWith(account: LinkedAccount | null, isKnown = true) {
  return decideSocialLogin({ isKnown, account, nowMs: NOW_MS })
}

describe('소셜 로그인', () => {
  test('연결된 계정으로 로그인한다', () => {
    expect(loginWith(anAccount())).toEqual(allow({ kind: 'LOGIN', notice: null }))
  })

  test('처음 온 사람은 가입한다', () => {
    expect(loginWith(null)).toEqual(allow({ kind: 'SIGN_UP' }))
  })

  test('비밀번호가 90일보다 오래됐으면 알리고, 비밀번호가 없으면 알리지 않는다', () => {
    const old = anAccount({ passwordChangedAtMs: NOW_MS - 90 * DAY_MS })
    expect([loginWith(old), loginWith(anAccount({ passwordChangedAtMs: null }))]).toEqual([
      allow({ kind: 'LOGIN', notice: 'SOCIAL_PASSWORD_OLD' }),
      allow({ kind: 'LOGIN', notice: null }),
    ])
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
  test('연결되어 있지 않은 계정만 연결한다', () => {
    expect([
      decideSocialLink(true, 'NOBODY'),
      decideSocialLink(true, 'SELF'),
      decideSocialLink(true, 'OTHER'),
      decideSocialLink(false, 'NOBODY'),
    ]).toEqual([
      allow(),
      refuse('SOCIAL_ALREADY_LINKED'),
      refuse('SOCIAL_DIFFERENT_ACCOUNT'),
      refuse('SOCIAL_UNKNOWN'),
    ])
  })

  test('자기 계정에 연결된 것만 해제한다', () => {
    expect([
      decideSocialUnlink('SELF'),
      decideSocialUnlink('NOBODY'),
      decideSocialUnlink('OTHER'),
    ]).toEqual([allow(), refuse('SOCIAL_ALREADY_UNLINKED'), refuse('SOCIAL_DIFFERENT_ACCOUNT')])
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
  ])
  expect(SOCIAL_PROVIDERS.map((provider) => SOCIAL_PROVIDER_LABELS[provider])).toEqual([
    '카카오',
    '네이버',
    'Apple',
  ])
})
