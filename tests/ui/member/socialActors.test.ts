import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { SOCIAL_SIGN_UP_TERMS } from '@jangteo/core/session/socialTerms.rules'
import { decodeRefusal, localRefusal } from '@jangteo/http/refusal/refusal'
import { finishVisit, signUpWith } from '@jangteo/ui/screens/member/social/socialActors'
import { describe, expect, test } from 'vitest'

const RETURNED = { provider: 'kakao', code: 'code', state: 'state', name: null } as const
const SIGN_UP = { ticket: 'ticket', agreed: SOCIAL_SIGN_UP_TERMS.map(({ kind }) => kind) }

function refusal(code: keyof typeof REFUSALS) {
  const { status, message } = REFUSALS[code]
  return decodeRefusal(status, { code, message, status, data: null })
}

function callsThat(error: Error) {
  const call = () => Promise.reject(error)
  return { social: { callback: { call }, signUp: { call } } }
}

const finish = (error: Error) => finishVisit(callsThat(error), RETURNED)
const join = (error: Error) => signUpWith(callsThat(error), SIGN_UP)

describe('제공자에서 돌아온 뒤의 답', () => {
  test.each([
    'SOCIAL_UNKNOWN',
    'SOCIAL_UNAVAILABLE',
    'SOCIAL_DORMANT',
    'SOCIAL_EMAIL_TAKEN',
    'SOCIAL_ALREADY_LINKED',
    'SOCIAL_DIFFERENT_ACCOUNT',
  ] as const)('%s은 로그인의 결과이고, 문구는 명세의 것이다', async (code) => {
    const error = refusal(code)
    expect([await finish(error), error.message]).toEqual([
      { kind: 'refused', reason: code },
      SESSION_MESSAGES[code](),
    ])
  })

  test.each([refusal('TOO_MANY_REQUESTS'), localRefusal('NETWORK_ERROR')])(
    '다른 거절은 그 문구를 알린다',
    async (error) => {
      expect(await finish(error)).toEqual({ kind: 'refused', reason: { text: error.message } })
    },
  )

  test('거절이 아닌 오류는 결과로 꾸미지 않는다', async () => {
    await expect(finish(new TypeError('no answer'))).rejects.toThrow('no answer')
  })
})

describe('가입의 답', () => {
  test('표가 끝났으면 거절이고, 약관이 빠졌으면 그 자리에 머문다', async () => {
    expect([
      await join(refusal('SOCIAL_TICKET_EXPIRED')),
      await join(refusal('TERMS_REQUIRED')),
    ]).toEqual([
      { kind: 'refused', reason: 'SOCIAL_TICKET_EXPIRED' },
      { kind: 'missing', reason: 'TERMS_REQUIRED' },
    ])
  })

  test('답이 없으면 같은 가입을 다시 보낼 수 있게 던진다', async () => {
    const error = localRefusal('NETWORK_ERROR')
    await expect(join(error)).rejects.toBe(error)
  })
})
