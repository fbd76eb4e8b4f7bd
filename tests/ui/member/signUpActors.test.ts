import { joiningCalls } from '@jangteo/contract/member/joining.calls'
import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import type { SignUpQuery } from '@jangteo/core/member/signUp.chart'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { decodeRefusal, localRefusal } from '@jangteo/http/refusal/refusal'
import { checkLoginId, signUp } from '@jangteo/ui/screens/member/signUp/signUpActors'
import { unverifiedText, upgradeProblem } from '@jangteo/ui/screens/member/signUp/upgradeRefusal'
import { describe, expect, test } from 'vitest'

type Code = keyof typeof REFUSALS

function refusal(code: Code) {
  const { status, message } = REFUSALS[code]
  return decodeRefusal(status, { code, message, status, data: null })
}

const QUERY: SignUpQuery = {
  agreed: ['MARKETING_SMS', 'SERVICE', 'FINANCE', 'PRIVACY_REQUIRED'],
  verificationId: 'verification-1',
  loginId: 'jangteo1',
  proved: { email: 'buyer@jangteo.example', emailProof: 'proof-1' },
  typed: { loginId: 'jangteo1', password: 'Spring#2026' },
  key: 'key-1',
}

function callsThat(answer: () => Promise<never>) {
  return {
    joining: { signUp: { call: answer } },
    proof: { loginIdDuplicationCheck: { call: answer } },
  }
}

const joinWith = (error: Error) =>
  signUp(
    callsThat(() => Promise.reject(error)),
    QUERY,
  )

/** Refusals of one call besides those of every call. */
const ownCodes = (call: { readonly '~orpc': { readonly errorMap: object } }): Code[] =>
  (Object.keys(call['~orpc'].errorMap) as Code[]).filter(
    (code) => code in MEMBER_MESSAGES || code === 'TERMS_REQUIRED',
  )

describe('가입', () => {
  test('고른 약관과 두 인증을 열쇠와 함께 보낸다', async () => {
    const sent: unknown[] = []
    const calls = {
      joining: {
        signUp: {
          call: (...args: unknown[]) => {
            sent.push(...args)
            return Promise.resolve({} as never)
          },
        },
      },
      proof: callsThat(() => Promise.reject(new Error('unused'))).proof,
    }
    expect(await signUp(calls, QUERY)).toEqual({ kind: 'fine' })
    expect(sent).toEqual([
      {
        loginId: 'jangteo1',
        password: 'Spring#2026',
        email: 'buyer@jangteo.example',
        emailProof: 'proof-1',
        verificationId: 'verification-1',
        agreedTermsList: ['SERVICE', 'FINANCE', 'PRIVACY_REQUIRED', 'MARKETING_SMS'],
      },
      { context: { idempotencyKey: 'key-1' } },
    ])
  })

  test('가입의 거절은 모두 칸이나 단계에 닿는다', async () => {
    const kinds: Record<string, string> = {}
    for (const code of ownCodes(joiningCalls.signUp)) {
      const answer = await joinWith(refusal(code))
      kinds[code] = answer.kind === 'violated' ? (answer.violations[0]?.field ?? '') : answer.kind
    }
    expect(kinds).toEqual({
      TERMS_REQUIRED: 'lacksTerms',
      EMAIL_INVALID: 'email',
      EMAIL_PROOF_INVALID: 'email',
      EMAIL_VERIFICATION_REQUIRED: 'email',
      EMAIL_TAKEN: 'email',
      LOGIN_ID_INVALID: 'loginId',
      LOGIN_ID_TAKEN: 'loginId',
      PASSWORD_LENGTH: 'password',
      PASSWORD_CHARACTERS: 'password',
      PASSWORD_KINDS: 'password',
      PASSWORD_CONTAINS_ID: 'password',
      IDENTITY_UNVERIFIED: 'unverified',
      IDENTITY_TAKEN: 'unverified',
      AGE_TOO_YOUNG: 'unverified',
      REJOIN_WAIT: 'unverified',
    })
  })

  test('다른 거절은 그 글을 알리고, 가입됐는지 모르는 것은 결과로 꾸미지 않는다', async () => {
    const busy = refusal('TOO_MANY_REQUESTS')
    expect(await joinWith(busy)).toEqual({ kind: 'failed', text: busy.message })
    for (const unknown of [localRefusal('NETWORK_ERROR'), refusal('OUTCOME_UNKNOWN')]) {
      await expect(joinWith(unknown)).rejects.toBe(unknown)
    }
  })

  test('인증이 빠진 가입은 보내지 않는다', async () => {
    const calls = callsThat(() => Promise.reject(new Error('sent')))
    expect([
      await signUp(calls, { ...QUERY, verificationId: null }),
      await signUp(calls, { ...QUERY, proved: null }),
    ]).toEqual([
      { kind: 'unverified', reason: 'IDENTITY_UNVERIFIED' },
      {
        kind: 'violated',
        violations: [{ field: 'email', code: 'EMAIL_VERIFICATION_REQUIRED' }],
      },
    ])
  })
})

test('아이디는 쓸 수 있거나, 이미 있거나, 확인하지 못한 것이다', async () => {
  const answering = (duplicated: boolean) => ({
    joining: callsThat(() => Promise.reject(new Error('unused'))).joining,
    proof: { loginIdDuplicationCheck: { call: () => Promise.resolve({ duplicated }) } },
  })
  const busy = refusal('TOO_MANY_REQUESTS')
  const loginId = 'jangteo1'
  expect([
    await checkLoginId(answering(false), { loginId }),
    await checkLoginId(answering(true), { loginId }),
    await checkLoginId(
      callsThat(() => Promise.reject(busy)),
      { loginId },
    ),
  ]).toEqual([
    { kind: 'fine' },
    { kind: 'violated', violations: [{ field: 'loginId', code: 'LOGIN_ID_TAKEN' }] },
    { kind: 'failed', text: busy.message },
  ])
})

test('전환의 거절은 모두 칸이나 본인인증에 닿는다', () => {
  const places = ownCodes(joiningCalls.upgrade).map((code) => {
    const error = refusal(code)
    const place = upgradeProblem(error)?.field ?? (unverifiedText(error) && 'identity')
    return [code, place]
  })
  expect(Object.fromEntries(places)).toEqual({
    LOGIN_ID_INVALID: 'loginId',
    LOGIN_ID_TAKEN: 'loginId',
    CREDENTIALS_SET: 'loginId',
    PASSWORD_LENGTH: 'password',
    PASSWORD_CHARACTERS: 'password',
    PASSWORD_KINDS: 'password',
    PASSWORD_CONTAINS_ID: 'password',
    IDENTITY_UNVERIFIED: 'identity',
    IDENTITY_DIFFERENT: 'identity',
    IDENTITY_TAKEN: 'identity',
    AGE_TOO_YOUNG: 'identity',
    REJOIN_WAIT: 'identity',
  })
})
