import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { decodeRefusal, localRefusal } from '@jangteo/http/refusal/refusal'
import { proveEmail, sendEmailCode } from '@jangteo/ui/screens/member/password/emailProofActors'
import { resetPassword } from '@jangteo/ui/screens/member/password/resetPassword'
import { describe, expect, test } from 'vitest'

function refusal(code: keyof typeof REFUSALS) {
  const { status, message } = REFUSALS[code]
  return decodeRefusal(status, { code, message, status, data: null })
}

function proofCalls(error: Error) {
  const call = () => Promise.reject(error)
  return { proof: { sendEmailCode: { call }, proveEmail: { call } } }
}

const EMAIL = 'gildong@mail.example'
const send = (error: Error) => sendEmailCode(proofCalls(error), { purpose: 'FIND', email: EMAIL })
const prove = (error: Error) => proveEmail(proofCalls(error), { email: EMAIL, code: '123456' })

describe('인증번호', () => {
  test('보낸 때부터 3분 동안 유효하다', async () => {
    const calls = {
      proof: {
        sendEmailCode: { call: async () => ({ sentAt: '2026-08-22T05:05:00.000Z' }) },
        proveEmail: { call: async () => ({ emailProof: 'proof-1' }) },
      },
    }
    expect([
      await sendEmailCode(calls, { purpose: 'FIND', email: EMAIL }),
      await proveEmail(calls, { email: EMAIL, code: '123456' }),
    ]).toEqual([
      { kind: 'sent', dueAtMs: Date.parse('2026-08-22T05:08:00.000Z') },
      { kind: 'proved', emailProof: 'proof-1' },
    ])
  })

  test.each([
    'EMAIL_INVALID',
    'EMAIL_TAKEN',
    'EMAIL_CODE_TOO_SOON',
    'EMAIL_CODE_TOO_MANY',
  ] as const)('%s: 보내지 못한 까닭이다', async (reason) => {
    expect(await send(refusal(reason))).toEqual({ kind: 'refused', reason })
  })

  test.each(['EMAIL_CODE_MISMATCH', 'EMAIL_CODE_TIMED_OUT', 'EMAIL_CODE_TRIES_EXCEEDED'] as const)(
    '%s: 인증되지 않은 까닭이다',
    async (reason) => {
      expect(await prove(refusal(reason))).toEqual({ kind: 'refused', reason })
    },
  )

  test('다른 거절은 그 글을 알리고, 거절이 아닌 오류는 결과로 꾸미지 않는다', async () => {
    const tooMany = refusal('TOO_MANY_REQUESTS')
    const failed = { kind: 'failed', text: tooMany.message }
    expect([await send(tooMany), await prove(tooMany)]).toEqual([failed, failed])
    await expect(send(new TypeError('no answer'))).rejects.toThrow('no answer')
    await expect(prove(new TypeError('no answer'))).rejects.toThrow('no answer')
  })
})

const RESET = {
  loginId: 'gildong',
  proof: { emailProof: 'proof-1' },
  typed: { password: 'Spring#2026', confirmation: 'Spring#2026' },
}

function reset(call: () => Promise<{ done: true }>) {
  return resetPassword({ password: { reset: { call } } }, RESET)
}

describe('비밀번호 재설정', () => {
  test('바뀌었다', async () => {
    expect(await reset(async () => ({ done: true }))).toEqual({ kind: 'reset' })
  })

  test.each(['EMAIL_PROOF_INVALID', 'IDENTITY_UNVERIFIED', 'PASSWORD_RESET_MISMATCH'] as const)(
    '%s: 다시 인증해야 한다',
    async (reason) => {
      const outcome = await reset(() => Promise.reject(refusal(reason)))
      expect(outcome).toEqual({ kind: 'unproved', reason })
    },
  )

  test.each(['PASSWORD_SAME', 'PASSWORD_REUSED', 'PASSWORD_KINDS'] as const)(
    '%s: 다른 비밀번호를 입력해야 한다',
    async (reason) => {
      const outcome = await reset(() => Promise.reject(refusal(reason)))
      expect(outcome).toEqual({ kind: 'refused', reason })
    },
  )

  test('다른 거절은 그 글을 알린다', async () => {
    const tooMany = refusal('TOO_MANY_REQUESTS')
    expect(await reset(() => Promise.reject(tooMany))).toEqual({
      kind: 'failed',
      text: tooMany.message,
    })
  })

  test.each([localRefusal('NETWORK_ERROR'), refusal('OUTCOME_UNKNOWN')])(
    '답이 오지 않았거나 모르는 답이면 바뀌었는지 모른다: %s',
    async (error) => {
      await expect(reset(() => Promise.reject(error))).rejects.toThrow(error.message)
    },
  )
})
