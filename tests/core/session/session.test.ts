import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  ANY_CALLER,
  CALLER_KINDS,
  LOGIN_CALLERS,
  OPERATOR_CALLERS,
  ORDER_CALLERS,
  SELLER_CALLERS,
  VERIFIED_CALLERS,
} from '@jangteo/core/session/caller.codes'
import { callerKindOf, mayCall, mayUsePay } from '@jangteo/core/session/caller.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import {
  AUTH_COOKIE,
  isDormant,
  isIdleLoggedOut,
  isPasswordOld,
  isSessionTooOld,
  sessionEndOf,
} from '@jangteo/core/session/session.rules'
import { GUEST_TOKEN_PAYLOAD, tokenPayload } from '@jangteo/core/session/token.rules'

const NOW_MS = Date.parse('2026-08-22T14:05:00+09:00')

describe('부를 수 있는 사람', () => {
  const ASK = refuse('SESSION_REQUIRED')
  const NO = refuse('CALLER_NOT_ALLOWED')
  test.each([
    ['누구나 부르는 곳', ANY_CALLER, [allow(), allow(), allow(), allow(), NO, NO]],
    ['주문을 다루는 곳', ORDER_CALLERS, [ASK, allow(), allow(), allow(), NO, NO]],
    ['로그인이 필요한 곳', LOGIN_CALLERS, [ASK, ASK, allow(), allow(), NO, NO]],
    ['본인인증이 필요한 곳', VERIFIED_CALLERS, [ASK, ASK, NO, allow(), NO, NO]],
    ['판매자의 곳', SELLER_CALLERS, [ASK, ASK, ASK, ASK, allow(), NO]],
    ['운영자의 곳', OPERATOR_CALLERS, [ASK, ASK, ASK, ASK, NO, allow()]],
  ])(
    '%s은 비회원, 주문을 확인한 비회원, 준회원, 회원, 판매자, 운영자에게 이렇게 답한다',
    (_, allowed, answers) => {
      expect(CALLER_KINDS.map((caller) => mayCall(caller, allowed))).toEqual(answers)
    },
  )

  test('비회원만 부르는 곳에서 회원은 로그인해도 소용없다', () => {
    expect(mayCall('MEMBER', ['GUEST'])).toEqual(refuse('CALLER_NOT_ALLOWED'))
  })

  test('비회원은 주문을 확인하면 그 주문을 다룰 수 있다', () => {
    const kinds = [
      callerKindOf('GUEST', false),
      callerKindOf('GUEST', true),
      callerKindOf('ASSOCIATE_MEMBER', false),
      callerKindOf('MEMBER', true),
    ]
    expect(kinds).toEqual(['GUEST', 'GUEST_ORDER', 'ASSOCIATE_MEMBER', 'MEMBER'])
  })

  test('페이는 페이에 가입한 회원만 쓴다', () => {
    const answers = [
      mayUsePay('MEMBER', ['COMMERCE', 'PAY']),
      mayUsePay('MEMBER', ['COMMERCE']),
      mayUsePay('ASSOCIATE_MEMBER', ['PAY']),
      mayUsePay('GUEST', []),
    ]
    expect(answers).toEqual([true, false, false, false])
  })
})

describe('로그인 토큰', () => {
  const member = { memberShipType: 'MEMBER', userSeq: 7, platforms: [{ cd: 'PAY' }] }

  test('회원과 비회원의 토큰을 읽는다', () => {
    expect(tokenPayload.parse({ ...member, iat: 1 })).toEqual(member)
    expect(tokenPayload.parse(GUEST_TOKEN_PAYLOAD)).toEqual({
      memberShipType: 'GUEST',
      userSeq: -1,
      platforms: [],
    })
  })

  test.each([
    ['회원인데 번호가 비회원인', { ...member, userSeq: -1 }],
    ['비회원인데 번호가 회원인', { ...member, memberShipType: 'GUEST' }],
    ['회원 번호가 0인', { ...member, userSeq: 0 }],
    ['모르는 회원 종류인', { ...member, memberShipType: 'ADMIN' }],
    ['플랫폼이 없는', { memberShipType: 'MEMBER', userSeq: 7 }],
    ['번호가 정수가 아닌', { ...member, userSeq: 1.5 }],
  ])('%s 토큰은 받지 않는다', (_, payload) => {
    expect(tokenPayload.safeParse(payload).success).toEqual(false)
  })

  test('토큰 쿠키는 1년 동안 같은 사이트에만 보낸다', () => {
    expect(AUTH_COOKIE).toEqual({
      name: 'auth_token',
      path: '/',
      sameSite: 'strict',
      maxAgeSeconds: 31_536_000,
    })
  })
})

describe('세션의 나이', () => {
  test('아무리 쓰고 있어도 웹에서는 12시간, 앱에서는 30일이면 끝난다', () => {
    const agedMs = (ageMs: number, isInApp: boolean) =>
      isSessionTooOld({ openedAtMs: NOW_MS - ageMs, nowMs: NOW_MS, isInApp })
    expect([
      [agedMs(12 * HOUR_MS - 1, false), agedMs(12 * HOUR_MS, false)],
      [agedMs(30 * DAY_MS - 1, true), agedMs(30 * DAY_MS, true)],
    ]).toEqual([
      [false, true],
      [false, true],
    ])
  })

  test('웹에서는 30분 동안 쓰지 않으면 로그아웃되고 앱에서는 그대로다', () => {
    const answers = [
      isIdleLoggedOut({ lastSeenAtMs: NOW_MS - 30 * MINUTE_MS, nowMs: NOW_MS, isInApp: false }),
      isIdleLoggedOut({ lastSeenAtMs: NOW_MS - 30 * MINUTE_MS + 1, nowMs: NOW_MS, isInApp: false }),
      isIdleLoggedOut({ lastSeenAtMs: NOW_MS - 30 * DAY_MS, nowMs: NOW_MS, isInApp: true }),
    ]
    expect(answers).toEqual([true, false, false])
  })

  test('쉬어서 끝난 세션과 나이가 차서 끝난 세션은 먼저 온 까닭으로 말한다', () => {
    const endOf = (openedHoursAgo: number, seenMinutesAgo: number, isInApp = false) =>
      sessionEndOf({
        openedAtMs: NOW_MS - openedHoursAgo * HOUR_MS,
        lastSeenAtMs: NOW_MS - seenMinutesAgo * MINUTE_MS,
        nowMs: NOW_MS,
        isInApp,
      })
    expect([
      endOf(1, 29),
      endOf(1, 30),
      endOf(12, 1),
      endOf(24, 23 * 60),
      endOf(12, 31),
      endOf(12, 30),
      endOf(30 * 24, 60 * 24, true),
      endOf(29 * 24, 60 * 24, true),
    ]).toEqual([
      null,
      'SESSION_IDLE',
      'SESSION_EXPIRED',
      'SESSION_IDLE',
      'SESSION_IDLE',
      'SESSION_EXPIRED',
      'SESSION_EXPIRED',
      null,
    ])
  })

  test('비밀번호는 90일이 지나면 오래된 것이다', () => {
    const ages = [90 * DAY_MS - 1, 90 * DAY_MS]
    expect(ages.map((ageMs) => isPasswordOld(NOW_MS - ageMs, NOW_MS))).toEqual([false, true])
  })

  test('1년 동안 사용하지 않으면 휴면이다', () => {
    const lastUses = ['2025-08-22T23:59:59+09:00', '2025-08-23T00:00:00+09:00']
    expect(lastUses.map((text) => isDormant(Date.parse(text), NOW_MS))).toEqual([true, false])
  })

  test('문구는 서로 겹치지 않는다', () => {
    const texts = Object.values(SESSION_MESSAGES).map((text) => text())
    expect(new Set(texts).size).toEqual(texts.length)
  })
})
