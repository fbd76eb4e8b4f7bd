import { createNaverProvider } from '@jangteo/social/naver/naver-provider'
import * as Effect from 'effect/Effect'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type StandInRequest,
  openStandIn,
  type StandIn,
  VISIT,
} from '../../../support/social/standIn.ts'

const CLIENT = { clientId: 'naver-id', clientSecret: 'naver-secret' }
const PROFILE = {
  resultcode: '00',
  message: 'success',
  response: { id: 'abc-DEF_123', name: '김하늘', nickname: '하늘', email: 'any@typed.example' },
}

type Answers = Readonly<Partial<Record<'delete' | 'profile' | 'refresh' | 'token', object>>>

let standIn: StandIn | null = null
afterEach(async () => {
  await standIn?.close()
  standIn = null
})

function answerOf({ path, form }: StandInRequest, answers: Answers): object {
  if (path === '/v1/nid/me') return answers.profile ?? PROFILE
  const issued = { access_token: 'access', refresh_token: 'refresh', token_type: 'bearer' }
  if (form['grant_type'] === 'authorization_code') return answers.token ?? issued
  if (form['grant_type'] === 'refresh_token') {
    return answers.refresh ?? { access_token: 'newer', token_type: 'bearer' }
  }
  return answers.delete ?? { access_token: 'newer', result: 'success' }
}

async function openNaver(answers: Answers = {}, status = 200) {
  const opened = await openStandIn('/none', (asked) => ({ status, body: answerOf(asked, answers) }))
  standIn = opened
  const { url } = opened
  return { opened, port: createNaverProvider({ ...CLIENT, authUrl: url, apiUrl: url }) }
}

describe('네이버 로그인', () => {
  test('상태값을 주소에 담아 보낸다', async () => {
    const { port, opened } = await openNaver()
    const url = new URL(port.authorizeUrl(VISIT))
    expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      `${opened.url}/oauth2.0/authorize`,
      {
        response_type: 'code',
        client_id: 'naver-id',
        redirect_uri: VISIT.redirectUri,
        state: VISIT.state,
      },
    ])
  })

  test('코드를 상태값과 함께 보내고 계정을 받으며, 확인되지 않은 이메일은 받지 않는다', async () => {
    const { port, opened } = await openNaver()
    expect(await Effect.runPromise(port.exchange('the-code', VISIT))).toEqual({
      kind: 'known',
      account: {
        userId: 'abc-DEF_123',
        verifiedEmail: null,
        name: '김하늘',
        unlinkToken: 'refresh',
      },
    })
    expect(opened.asked.map(({ form, authorization }) => [form, authorization])).toEqual([
      [
        {
          grant_type: 'authorization_code',
          client_id: 'naver-id',
          client_secret: 'naver-secret',
          code: 'the-code',
          state: VISIT.state,
        },
        null,
      ],
      [{}, 'Bearer access'],
    ])
  })

  test('이름이 없으면 별명을, 그것도 없으면 이름 없이 받는다', async () => {
    const named = async (response: object) => {
      const { port, opened } = await openNaver({ profile: { ...PROFILE, response } })
      const answer = await Effect.runPromise(port.exchange('the-code', VISIT))
      await opened.close()
      return answer.kind === 'known' ? answer.account.name : answer.kind
    }
    expect([await named({ id: 'a', nickname: '하늘' }), await named({ id: 'a' })]).toEqual([
      '하늘',
      null,
    ])
    standIn = null
  })

  test.each([
    ['쓸 수 없는 코드', { token: { error: 'invalid_request', error_description: 'no code' } }],
    ['다른 모양의 계정', { profile: { resultcode: '024', message: 'failed' } }],
    ['다른 모양의 토큰', { token: { access_token: 'access' } }],
  ])('믿을 수 없으면 누구인지 모른다: %s', async (_, answers) => {
    const { port } = await openNaver(answers)
    const { kind } = await Effect.runPromise(port.exchange('the-code', VISIT))
    expect(kind).toEqual('unknown')
  })

  test.each([
    [{}, 502],
    [{ token: { error: 'invalid_client' } }, 200],
  ])('지금 쓸 수 없는 제공자라고 한다: %j %d', async (answers, status) => {
    const { port } = await openNaver(answers, status)
    const { kind } = await Effect.runPromise(port.exchange('the-code', VISIT))
    expect(kind).toEqual('unavailable')
  })
})

describe('네이버 연결 끊기', () => {
  const account = { userId: 'abc', unlinkToken: 'refresh' }

  test('새 접근 토큰을 받아 동의를 끝낸다', async () => {
    const { port, opened } = await openNaver()
    expect(await Effect.runPromise(port.unlink(account))).toEqual('ended')
    const secrets = { client_id: 'naver-id', client_secret: 'naver-secret' }
    expect(opened.asked.map(({ form }) => form)).toEqual([
      { grant_type: 'refresh_token', refresh_token: 'refresh', ...secrets },
      { grant_type: 'delete', access_token: 'newer', service_provider: 'NAVER', ...secrets },
    ])
  })

  test.each([
    [{ refresh: { error: 'invalid_grant' } }, 200, 'ended'],
    [{ refresh: { error: 'invalid_client' } }, 200, 'unanswered'],
    [{ delete: {} }, 200, 'unanswered'],
    [{}, 500, 'unanswered'],
  ] as const)('%j %d이면 %s', async (answers, status, outcome) => {
    const { port } = await openNaver(answers, status)
    expect(await Effect.runPromise(port.unlink(account))).toEqual(outcome)
  })
})
