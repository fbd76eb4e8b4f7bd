import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { EMAIL_PURPOSES } from '@jangteo/core/member/emailProof.codes'
import { decideEmailProof } from '@jangteo/core/member/emailProof.rules'
import type { EmailProofFacts } from '@jangteo/core/member/emailProof.rules'
import { decideEmail } from '@jangteo/core/member/member.rules'

const PROVED_MS = Date.parse('2026-08-22T14:05:00+09:00')

function aProof(change: Partial<EmailProofFacts> = {}): EmailProofFacts {
  return {
    purpose: 'FIND',
    wantedPurpose: 'FIND',
    isSameDevice: true,
    provedAtMs: PROVED_MS,
    usedAtMs: null,
    nowMs: PROVED_MS,
    ...change,
  }
}

describe('이메일 인증 결과', () => {
  test('30분 안에 한 번 사용할 수 있다', () => {
    const lastMs = PROVED_MS + 30 * MINUTE_MS
    expect([
      decideEmailProof(aProof({ nowMs: lastMs - 1 })),
      decideEmailProof(aProof({ nowMs: lastMs })),
      decideEmailProof(aProof({ usedAtMs: PROVED_MS })),
    ]).toEqual([allow(), refuse('EMAIL_PROOF_INVALID'), refuse('EMAIL_PROOF_INVALID')])
  })

  test('다른 기기에서는 사용할 수 없다', () => {
    expect(decideEmailProof(aProof({ isSameDevice: false }))).toEqual(refuse('EMAIL_PROOF_INVALID'))
  })

  test('인증한 목적으로만 사용할 수 있다', () => {
    const pairs = EMAIL_PURPOSES.flatMap((purpose) =>
      EMAIL_PURPOSES.map((wantedPurpose) => ({ purpose, wantedPurpose })),
    )
    const fitting = pairs.filter((pair) => decideEmailProof(aProof(pair)).ok)
    expect(fitting).toEqual(EMAIL_PURPOSES.map((purpose) => ({ purpose, wantedPurpose: purpose })))
  })
})

describe('이메일 주소', () => {
  test('빈칸을 떼고 소문자로 비교한다', () => {
    expect(decideEmail('  MinJi@Mail.Example ')).toEqual(allow('minji@mail.example'))
  })

  test('주소가 아니면 다시 확인하라고 한다', () => {
    expect(['', 'minji', 'minji@', 'a b@mail.example'].map(decideEmail)).toEqual(
      Array.from({ length: 4 }, () => refuse('EMAIL_INVALID')),
    )
  })
})
