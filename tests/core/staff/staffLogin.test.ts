import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { afterWrongPassword, CLEAN_LOCKOUT_RECORD } from '@jangteo/core/session/lockout.rules'
import type { LockoutRecord } from '@jangteo/core/session/lockout.rules'
import { decideStaffChange } from '@jangteo/core/staff/staffAccount.rules'
import {
  decideLoginCode,
  decideStaffPassword,
  groupSecret,
  isLoginVoid,
  loginStepOf,
  staffLinkDueMs,
} from '@jangteo/core/staff/staffLogin.rules'

const NOW_MS = Date.parse('2026-11-26T10:00:00+09:00')

function failedTimes(count: number): LockoutRecord {
  return Array.from({ length: count }).reduce<LockoutRecord>(
    (record) => afterWrongPassword(record, NOW_MS),
    CLEAN_LOCKOUT_RECORD,
  )
}

describe('비밀번호', () => {
  test.each([
    [0, true, allow()],
    [0, false, refuse('LOGIN_MISMATCH')],
    [4, true, allow()],
    [5, true, refuse('LOGIN_BLOCKED')],
    [5, false, refuse('LOGIN_BLOCKED')],
  ])('%i번 틀린 뒤 맞으면 %s', (count, isPasswordRight, decision) => {
    const record = failedTimes(count)
    expect(decideStaffPassword({ record, isPasswordRight, nowMs: NOW_MS })).toEqual(decision)
  })
})

describe('두 번째 확인', () => {
  test.each([
    { kind: 'SELLER', isKnownDevice: false, hasAuthenticator: false, step: 'EMAIL_CODE' },
    { kind: 'SELLER', isKnownDevice: true, hasAuthenticator: false, step: 'DONE' },
    { kind: 'OPERATOR', isKnownDevice: false, hasAuthenticator: false, step: 'TOTP_SETUP' },
    { kind: 'OPERATOR', isKnownDevice: true, hasAuthenticator: false, step: 'TOTP_SETUP' },
    { kind: 'OPERATOR', isKnownDevice: false, hasAuthenticator: true, step: 'TOTP' },
    { kind: 'OPERATOR', isKnownDevice: true, hasAuthenticator: true, step: 'TOTP' },
  ] as const)('$kind, 아는 기기 $isKnownDevice, 인증 앱 $hasAuthenticator이면 $step', (facts) => {
    expect(loginStepOf(facts)).toBe(facts.step)
  })

  const code = (change: { failed?: number; laterMs?: number; isSame?: boolean }) =>
    decideLoginCode({
      record: failedTimes(change.failed ?? 0),
      passwordAtMs: NOW_MS,
      isSame: change.isSame ?? true,
      nowMs: NOW_MS + (change.laterMs ?? 0),
    })

  test('10분이 지나면 맞는 번호도 늦었다', () => {
    expect(code({ laterMs: 10 * MINUTE_MS - 1 })).toEqual(allow())
    expect(code({ laterMs: 10 * MINUTE_MS, failed: 5 })).toEqual(refuse('LOGIN_CODE_TIMED_OUT'))
  })

  test('다섯 번 틀리면 5분 동안 맞는 번호도 막힌다', () => {
    expect(code({ failed: 4, isSame: false })).toEqual(refuse('LOGIN_CODE_MISMATCH'))
    expect(code({ failed: 5 })).toEqual(refuse('LOGIN_CODE_BLOCKED'))
    expect(code({ failed: 5, laterMs: 5 * MINUTE_MS })).toEqual(allow())
  })
})

test.each([
  { factor: 'EMAIL_CODE', changedAtMs: null, hasAuthenticator: false, isVoid: false },
  { factor: 'EMAIL_CODE', changedAtMs: NOW_MS, hasAuthenticator: false, isVoid: false },
  { factor: 'EMAIL_CODE', changedAtMs: NOW_MS + 1, hasAuthenticator: false, isVoid: true },
  { factor: 'TOTP', changedAtMs: NOW_MS, hasAuthenticator: true, isVoid: false },
  { factor: 'TOTP_SETUP', changedAtMs: NOW_MS, hasAuthenticator: false, isVoid: false },
  { factor: 'TOTP_SETUP', changedAtMs: NOW_MS, hasAuthenticator: true, isVoid: true },
] as const)('시작한 뒤 계정이 바뀐 로그인은 끝난다: %o', ({ changedAtMs, isVoid, ...facts }) => {
  const asked = { ...facts, passwordAtMs: NOW_MS, passwordChangedAtMs: changedAtMs }
  expect(isLoginVoid(asked)).toBe(isVoid)
})

test('링크는 72시간 동안 쓸 수 있다', () => {
  expect(staffLinkDueMs(NOW_MS) - NOW_MS).toBe(72 * HOUR_MS)
})

test.each([
  ['', ''],
  ['ABCD', 'ABCD'],
  ['ABCDE', 'ABCD E'],
])('키 %j는 %j로 보인다', (secret, text) => {
  expect(groupSecret(secret)).toBe(text)
})

describe('담당자 변경', () => {
  const OWNER = { id: 1, isChief: true }
  const OTHER = { id: 2, isChief: true }
  const CLERK = { id: 3, isChief: false }
  test.each([
    { name: '모르는 계정', id: 9, after: [OWNER], decision: refuse('STAFF_NOT_FOUND') },
    { name: '내 계정', id: 1, after: [OTHER, CLERK], decision: refuse('STAFF_SELF') },
    { name: '다른 대표', id: 2, after: [OWNER, CLERK], decision: allow() },
    { name: '마지막 대표', id: 2, after: [CLERK], decision: refuse('STAFF_LAST_CHIEF') },
    { name: '직원', id: 3, after: [OWNER, OTHER], decision: allow() },
  ])('$name', ({ id, after, decision }) => {
    const before = [OWNER, OTHER, CLERK]
    expect(decideStaffChange({ id, changedBy: 1, before, after })).toEqual(decision)
  })
})
