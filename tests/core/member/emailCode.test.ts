import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  decideEmailCode,
  emailCodeClock,
  emailCodeDueMs,
  maskEmailCode,
} from '@jangteo/core/member/emailCode.rules'
import type { EmailCodeFacts } from '@jangteo/core/member/emailCode.rules'

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
