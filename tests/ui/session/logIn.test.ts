import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { decodeRefusal, localRefusal } from '@jangteo/http/refusal/refusal'
import { logIn } from '@jangteo/ui/screens/session/logIn'
import { expect, test } from 'vitest'

const FORM = { loginId: 'minjikim', password: 'Jangteo!2025' }

function refusal(code: keyof typeof REFUSALS) {
  const { status, message } = REFUSALS[code]
  return decodeRefusal(status, { code, message, status, data: null })
}

function callsThat(login: () => Promise<never>) {
  return { session: { login: { call: login } } }
}

test.each(['LOGIN_MISMATCH', 'LOGIN_BLOCKED', 'LOGIN_DORMANT'] as const)(
  '%s 거절은 로그인의 결과다',
  async (code) => {
    const outcome = await logIn(
      callsThat(() => Promise.reject(refusal(code))),
      FORM,
    )
    expect(outcome).toEqual({ kind: 'refused', reason: code })
  },
)

test.each([
  ['너무 자주 물은 것', refusal('TOO_MANY_REQUESTS')],
  ['연결되지 않은 것', localRefusal('NETWORK_ERROR')],
])('%s은 그 글을 알린다', async (_, error) => {
  const outcome = await logIn(
    callsThat(() => Promise.reject(error)),
    FORM,
  )
  expect(outcome).toEqual({ kind: 'failed', text: error.message })
})

test('거절이 아닌 오류는 결과로 꾸미지 않는다', async () => {
  const calls = callsThat(() => Promise.reject(new TypeError('no answer')))
  await expect(logIn(calls, FORM)).rejects.toThrow('no answer')
})
