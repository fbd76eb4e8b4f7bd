import { MINUTE_MS, addDays, addYears } from '@jangteo/core/calendar/day.rules'
import { IDENTITY_PURPOSES } from '@jangteo/core/member/identity.codes'
import { decideAdult, decideIdentity } from '@jangteo/core/member/identity.rules'
import {
  decideVerificationCaller,
  decideVerificationReturn,
  decideVerificationUse,
} from '@jangteo/core/member/verification.rules'
import { ANY_CALLER } from '@jangteo/core/session/caller.codes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const USE = {
  purpose: 'JOIN',
  wantedPurpose: 'JOIN',
  isSameDevice: true,
  startedAtMs: 0,
  verifiedAtMs: 5 * MINUTE_MS,
  usedAtMs: null,
  nowMs: 6 * MINUTE_MS,
} as const

function reasonOf(decision: { readonly ok: boolean; readonly reason?: string }) {
  return decision.ok ? 'allowed' : decision.reason
}

describe('인증 하나는 한 번, 10분 안에, 그 기기에서, 그 목적에만 쓴다', () => {
  test.each([
    [{}, 'allowed'],
    [{ nowMs: 15 * MINUTE_MS - 1 }, 'allowed'],
    [{ nowMs: 15 * MINUTE_MS }, 'IDENTITY_UNVERIFIED'],
    [{ usedAtMs: 5 * MINUTE_MS }, 'IDENTITY_UNVERIFIED'],
    [{ isSameDevice: false }, 'IDENTITY_UNVERIFIED'],
    [{ verifiedAtMs: null }, 'IDENTITY_UNVERIFIED'],
  ])('%j', (change, reason) => {
    expect(reasonOf(decideVerificationUse({ ...USE, ...change }))).toBe(reason)
  })

  test('다른 목적의 인증은 어느 것도 쓰지 못한다', () => {
    const purposes = fc.constantFrom(...IDENTITY_PURPOSES)
    fc.assert(
      fc.property(purposes, purposes, (purpose, wantedPurpose) => {
        const { ok } = decideVerificationUse({ ...USE, purpose, wantedPurpose })
        expect(ok).toBe(purpose === wantedPurpose)
      }),
    )
  })
})

test.each([
  [{ isSameDevice: true, startedAtMs: 0, nowMs: 30 * MINUTE_MS - 1 }, 'allowed'],
  [{ isSameDevice: true, startedAtMs: 0, nowMs: 30 * MINUTE_MS }, 'IDENTITY_UNVERIFIED'],
  [{ isSameDevice: false, startedAtMs: 0, nowMs: 0 }, 'IDENTITY_UNVERIFIED'],
])('창에서 돌아온 인증 %j', (start, reason) => {
  expect(reasonOf(decideVerificationReturn(start))).toBe(reason)
})

test.each([
  ['JOIN', ['allowed', 'allowed', 'allowed', 'allowed']],
  ['FIND_ACCOUNT', ['allowed', 'allowed', 'allowed', 'allowed']],
  ['ADULT', ['SESSION_REQUIRED', 'SESSION_REQUIRED', 'CALLER_NOT_ALLOWED', 'allowed']],
  ['PIN', ['SESSION_REQUIRED', 'SESSION_REQUIRED', 'allowed', 'allowed']],
  ['WITHDRAW', ['SESSION_REQUIRED', 'SESSION_REQUIRED', 'allowed', 'allowed']],
] as const)('%s 인증을 하는 사람: 비회원, 주문한 비회원, 준회원, 회원', (purpose, reasons) => {
  const decided = ANY_CALLER.map((caller) => reasonOf(decideVerificationCaller(purpose, caller)))
  expect(decided).toEqual(reasons)
})

describe('가입할 수 있는 사람', () => {
  const decide = (birthday: string, today: string) =>
    reasonOf(decideIdentity({ isVerified: true, birthday, owner: 'NOBODY', today }))

  test.each([
    ['2012-11-26', '2026-11-25', 'AGE_TOO_YOUNG'],
    ['2012-11-26', '2026-11-26', 'allowed'],
    ['2012-02-29', '2026-02-28', 'AGE_TOO_YOUNG'],
    ['2012-02-29', '2026-03-01', 'allowed'],
    ['2008-02-29', '2022-02-28', 'AGE_TOO_YOUNG'],
  ])('%s 에 태어난 사람의 %s', (birthday, today, reason) => {
    expect(decide(birthday, today)).toBe(reason)
  })

  test('2월 29일생도 그해가 끝나기 전에 14세가 되고, 되고 나면 계속 가입할 수 있다', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2004, 2008, 2012),
        fc.integer({ min: 0, max: 400 }),
        (year, days) => {
          const birthday = `${year}-02-29`
          const today = addDays(`${year + 14}-02-28`, days)
          expect(decide(birthday, today)).toBe(days === 0 ? 'AGE_TOO_YOUNG' : 'allowed')
        },
      ),
    )
  })

  test('인증하지 않은 사람은 나이보다 먼저, 계정이 있는 사람은 나이 뒤에 거절한다', () => {
    const facts = { birthday: '2020-01-01', owner: 'OTHER', today: '2026-11-26' } as const
    expect([
      reasonOf(decideIdentity({ ...facts, isVerified: false })),
      reasonOf(decideIdentity({ ...facts, isVerified: true })),
      reasonOf(decideIdentity({ ...facts, isVerified: true, birthday: '1990-01-01' })),
      reasonOf(
        decideIdentity({ ...facts, isVerified: true, birthday: '1990-01-01', owner: 'SELF' }),
      ),
    ]).toEqual(['IDENTITY_UNVERIFIED', 'AGE_TOO_YOUNG', 'IDENTITY_TAKEN', 'allowed'])
  })
})

describe('성인인증', () => {
  const today = '2026-11-26'
  const ADULT = { birthday: '1990-01-01', owner: 'NOBODY', isCallerVerified: false, today } as const

  test.each([
    [{ owner: 'NOBODY', isCallerVerified: false }, 'allowed'],
    [{ owner: 'SELF', isCallerVerified: true }, 'allowed'],
    [{ owner: 'NOBODY', isCallerVerified: true }, 'IDENTITY_DIFFERENT'],
    [{ owner: 'OTHER', isCallerVerified: false }, 'IDENTITY_DIFFERENT'],
    [{ owner: 'OTHER', isCallerVerified: true }, 'IDENTITY_DIFFERENT'],
  ] as const)('%j', (change, reason) => {
    expect(reasonOf(decideAdult({ ...ADULT, ...change }))).toBe(reason)
  })

  test('19세가 되는 해의 첫날부터이다', () => {
    const year = fc.integer({ min: 1950, max: 2020 })
    const offset = fc.integer({ min: 0, max: 364 })
    fc.assert(
      fc.property(year, offset, (born, days) => {
        const birthday = addDays(`${born}-01-01`, days)
        const first = `${born + 19}-01-01`
        expect([
          reasonOf(decideAdult({ ...ADULT, birthday, today: addDays(first, -1) })),
          reasonOf(decideAdult({ ...ADULT, birthday, today: first })),
          reasonOf(decideAdult({ ...ADULT, birthday, today: addYears(first, 1) })),
        ]).toEqual(['ADULT_AGE_REQUIRED', 'allowed', 'allowed'])
      }),
    )
  })
})
