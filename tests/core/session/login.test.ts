import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  CLEAN_LOCKOUT_RECORD,
  LOCKOUT_FAILURE_COUNT_MAX,
  afterWrongPassword,
  isLockedOut,
  decideGuestOrder,
} from '@jangteo/core/session/lockout.rules'
import type { LockoutRecord } from '@jangteo/core/session/lockout.rules'
import { decideLogin } from '@jangteo/core/session/login.rules'
import type { LoginFacts } from '@jangteo/core/session/login.rules'

const NOW_MS = Date.parse('2026-08-22T14:05:00+09:00')

function aLogin(change: Partial<LoginFacts> = {}): LoginFacts {
  return {
    record: CLEAN_LOCKOUT_RECORD,
    isPasswordRight: true,
    lastUsedAtMs: NOW_MS - DAY_MS,
    passwordChangedAtMs: NOW_MS - DAY_MS,
    passwordPutOffAtMs: null,
    isSuspended: false,
    nowMs: NOW_MS,
    ...change,
  }
}

function failedTimes(count: number): LockoutRecord {
  const failures = Array.from({ length: count })
  return failures.reduce<LockoutRecord>(
    (record) => afterWrongPassword(record, NOW_MS),
    CLEAN_LOCKOUT_RECORD,
  )
}

describe('로그인', () => {
  test('정지된 계정은 비밀번호를 아는 사람에게만 정지됐다고 말하고, 휴면보다 먼저다', () => {
    const lastUsedAtMs = NOW_MS - 400 * DAY_MS
    expect([
      decideLogin(aLogin({ isSuspended: true, lastUsedAtMs })),
      decideLogin(aLogin({ isSuspended: true, isPasswordRight: false })),
    ]).toEqual([refuse('LOGIN_SUSPENDED'), refuse('LOGIN_MISMATCH')])
  })

  test('비밀번호가 맞으면 로그인된다', () => {
    expect(decideLogin(aLogin())).toEqual(allow({ suggestsPasswordChange: false }))
  })

  test('비밀번호를 바꾼 지 90일이 지났으면 변경을 권한다', () => {
    const passwordChangedAtMs = NOW_MS - 90 * DAY_MS
    expect(decideLogin(aLogin({ passwordChangedAtMs }))).toEqual(
      allow({ suggestsPasswordChange: true }),
    )
  })

  test('비밀번호가 다르면 아이디 또는 비밀번호 불일치로 거절한다', () => {
    expect(decideLogin(aLogin({ isPasswordRight: false }))).toEqual(refuse('LOGIN_MISMATCH'))
  })

  test('휴면 여부는 비밀번호를 아는 사람에게만 알린다', () => {
    const lastUsedAtMs = Date.parse('2025-08-22T23:59:00+09:00')
    const answers = [true, false].map((isPasswordRight) =>
      decideLogin(aLogin({ lastUsedAtMs, isPasswordRight })),
    )
    expect(answers).toEqual([refuse('LOGIN_DORMANT'), refuse('LOGIN_MISMATCH')])
  })
})

describe('로그인 차단', () => {
  test('네 번 실패해도 아직 로그인할 수 있다', () => {
    expect(failedTimes(4)).toEqual({ failedCount: 4, blockedUntilMs: null })
    expect(decideLogin(aLogin({ record: failedTimes(4) })).ok).toEqual(true)
  })

  test('다섯 번 이어서 실패하면 5분 동안 맞는 비밀번호도 거절한다', () => {
    const record = failedTimes(5)
    const answers = [0, 5 * MINUTE_MS - 1, 5 * MINUTE_MS].map((laterMs) =>
      decideLogin(aLogin({ record, nowMs: NOW_MS + laterMs })),
    )
    expect(answers).toEqual([
      refuse('LOGIN_BLOCKED'),
      refuse('LOGIN_BLOCKED'),
      allow({ suggestsPasswordChange: false }),
    ])
  })

  test('차단 중의 실패는 차단을 늘리지 않는다', () => {
    const record = failedTimes(5)
    expect(afterWrongPassword(record, NOW_MS + MINUTE_MS)).toEqual(record)
  })

  test('차단이 풀리면 실패를 처음부터 센다', () => {
    expect(afterWrongPassword(failedTimes(5), NOW_MS + 5 * MINUTE_MS)).toEqual({
      failedCount: 1,
      blockedUntilMs: null,
    })
  })

  test('실패가 다섯 번 모이지 않으면 차단되지 않고, 모이면 반드시 차단된다', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 10 * MINUTE_MS }), { maxLength: 30 })
    fc.assert(
      fc.property(gaps, (gapsMs) => {
        let record = CLEAN_LOCKOUT_RECORD
        let nowMs = NOW_MS
        for (const gapMs of gapsMs) {
          nowMs += gapMs
          record = afterWrongPassword(record, nowMs)
          expect(record.blockedUntilMs !== null).toEqual(
            record.failedCount === LOCKOUT_FAILURE_COUNT_MAX,
          )
          expect(record.failedCount <= LOCKOUT_FAILURE_COUNT_MAX).toEqual(true)
        }
        expect(isLockedOut(record, nowMs)).toEqual(
          record.blockedUntilMs !== null && nowMs < record.blockedUntilMs,
        )
      }),
    )
  })
})

describe('비회원 주문 조회', () => {
  const guessed = (record: LockoutRecord, isPasswordRight: boolean, nowMs = NOW_MS) =>
    decideGuestOrder({ record, isPasswordRight, nowMs })

  test('비밀번호가 맞으면 열리고, 틀리면 주문자 정보 불일치로 거절한다', () => {
    expect([guessed(failedTimes(4), true), guessed(failedTimes(4), false)]).toEqual([
      allow(),
      refuse('GUEST_ORDER_MISMATCH'),
    ])
  })

  test('다섯 번 이어서 틀리면 5분 동안 맞는 비밀번호도 거절한다', () => {
    const later = (ms: number) => guessed(failedTimes(5), true, NOW_MS + ms)
    expect([later(0), later(5 * MINUTE_MS - 1), later(5 * MINUTE_MS)]).toEqual([
      refuse('GUEST_ORDER_BLOCKED'),
      refuse('GUEST_ORDER_BLOCKED'),
      allow(),
    ])
  })
})
