import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  decideEmailCode,
  decideEmailCodeSending,
  emailCodeClock,
  emailCodeDueMs,
  maskEmailCode,
} from '@jangteo/core/member/emailCode.rules'
import type { EmailCodeFacts, EmailCodeSent } from '@jangteo/core/member/emailCode.rules'
import { EMAIL_PURPOSES } from '@jangteo/core/member/emailProof.codes'
import type { EmailPurpose } from '@jangteo/core/member/emailProof.codes'

const SENT_MS = Date.parse('2026-08-22T14:05:00+09:00')

function aCode(change: Partial<EmailCodeFacts> = {}): EmailCodeFacts {
  return { sentAtMs: SENT_MS, tryCount: 0, isSame: true, nowMs: SENT_MS, ...change }
}

describe('이메일 인증번호', () => {
  test('숫자 여섯 자리만 입력된다', () => {
    expect(maskEmailCode('12 34-567a')).toEqual('123456')
  })

  test('같은 번호를 3분 안에 입력하면 인증된다', () => {
    expect(decideEmailCode(aCode({ nowMs: SENT_MS + 3 * MINUTE_MS - 1 }))).toEqual(allow())
  })

  test('다른 번호는 일치하지 않는다고 알린다', () => {
    expect(decideEmailCode(aCode({ isSame: false }))).toEqual(refuse('EMAIL_CODE_MISMATCH'))
  })

  test('다섯 번 입력한 뒤에는 맞는 번호도 받지 않는다', () => {
    const answers = [4, 5].map((tryCount) => decideEmailCode(aCode({ tryCount })))
    expect(answers).toEqual([allow(), refuse('EMAIL_CODE_TRIES_EXCEEDED')])
  })

  test('3분이 지나면 번호가 맞는지 알리지 않는다', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(10), fc.nat(), (isSame, tryCount, lateMs) => {
        const nowMs = emailCodeDueMs(SENT_MS) + lateMs
        expect(decideEmailCode(aCode({ isSame, tryCount, nowMs }))).toEqual(
          refuse('EMAIL_CODE_TIMED_OUT'),
        )
      }),
      { examples: [[true, 0, 0]] },
    )
  })

  test.each([
    [0, '3:00'],
    [1, '3:00'],
    [1_000, '2:59'],
    [121_000, '0:59'],
    [179_999, '0:01'],
    [180_000, '0:00'],
    [999_999, '0:00'],
  ])('%d밀리초 뒤의 남은 시간은 %s', (laterMs, clock) => {
    expect(emailCodeClock(SENT_MS, SENT_MS + laterMs)).toEqual(clock)
  })
})

const ASKED = fc.record({
  pauseMs: fc.integer({ min: 0, max: HOUR_MS / 2 }),
  purpose: fc.constantFrom(...EMAIL_PURPOSES),
})

describe('인증번호 보내기', () => {
  const findCode = (minutesAgo: number) => ({
    atMs: SENT_MS - minutesAgo * MINUTE_MS,
    purpose: 'FIND' as const,
  })
  const sent = (purpose: EmailPurpose, ...minutesAgo: readonly number[]) =>
    decideEmailCodeSending({ sent: minutesAgo.map(findCode), purpose, nowMs: SENT_MS })

  test('처음 요청한 주소에는 보낸다', () => {
    expect(sent('FIND')).toEqual(allow([findCode(0)]))
  })

  test('1분이 지나기 전에는 다시 보내지 않는다', () => {
    const lastMoment = decideEmailCodeSending({
      sent: [{ ...findCode(1), atMs: SENT_MS - MINUTE_MS + 1 }],
      purpose: 'FIND',
      nowMs: SENT_MS,
    })
    expect([lastMoment, sent('FIND', 1)]).toEqual([
      refuse('EMAIL_CODE_TOO_SOON'),
      allow([findCode(1), findCode(0)]),
    ])
  })

  test('아이디를 찾은 주소로 곧바로 비밀번호를 재설정할 수 있다', () => {
    expect(sent('CHANGE', 0)).toEqual(allow([findCode(0), { atMs: SENT_MS, purpose: 'CHANGE' }]))
  })

  test('무엇을 위해서든 1시간에 다섯 번까지 보낸다', () => {
    expect([sent('CHANGE', 50, 40, 30, 20, 10), sent('CHANGE', 60, 40, 30, 20, 10).ok]).toEqual([
      refuse('EMAIL_CODE_TOO_MANY'),
      true,
    ])
  })

  test('어떤 순서로 요청해도 어느 1시간에도 다섯 번을 넘지 않는다', () => {
    fc.assert(
      fc.property(fc.array(ASKED, { maxLength: 12 }), (requests) => {
        let nowMs = SENT_MS
        let stored: readonly EmailCodeSent[] = []
        const all: number[] = []
        for (const { pauseMs, purpose } of requests) {
          nowMs += pauseMs
          const decision = decideEmailCodeSending({ sent: stored, purpose, nowMs })
          if (!decision.ok) continue
          stored = decision.value
          all.push(nowMs)
        }
        const counts = all.map((start) => all.filter((at) => at >= start && at < start + HOUR_MS))
        expect(counts.filter(({ length }) => length > 5)).toEqual([])
      }),
    )
  })
})
