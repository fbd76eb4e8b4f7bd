import { createKakaoProvider } from '@jangteo/social/kakao/kakao-provider'
import * as Effect from 'effect/Effect'
import { afterEach, describe, expect, test } from 'vitest'
import { challengeFor, openStandIn, type StandIn, VISIT } from '../../../support/social/standIn.ts'

const CLIENT = { clientId: 'rest-key', clientSecret: 'client-secret', adminKey: 'admin-key' }

type Kakao = {
  /** Claims of the identity token besides those of an honest one. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly isForeign?: boolean
  readonly profile?: unknown
  readonly token?: { readonly status: number; readonly body: unknown }
  readonly unlink?: { readonly status: number; readonly body: unknown }
}

const PROFILE = {
  id: 4_123_456_789,
  kakao_account: {
    email: 'haneul@kakao.example',
    is_email_valid: true,
    is_email_verified: true,
    profile: { nickname: '김하늘' },
  },
}

let standIn: StandIn | null = null
afterEach(async () => {
  await standIn?.close()
  standIn = null
})

async function openKakao(kakao: Kakao = {}) {
  const opened = await openStandIn(
    '/.well-known/jwks.json',
    async ({ path }, { standIn: self }) => {
      if (path === '/oauth/token') {
        const honest = {
          iss: self.url,
          aud: CLIENT.clientId,
          sub: '4123456789',
          nonce: VISIT.nonce,
        }
        const claims = { ...honest, ...kakao.claims }
        const { isForeign = false } = kakao
        const id_token = await self.signIdToken(claims, { isForeign })
        return kakao.token ?? { status: 200, body: { access_token: 'access', id_token } }
      }
      if (path === '/v2/user/me') return { status: 200, body: kakao.profile ?? PROFILE }
      return kakao.unlink ?? { status: 200, body: { id: PROFILE.id } }
    },
  )
  standIn = opened
  const { url } = opened
  return { opened, port: createKakaoProvider({ ...CLIENT, authUrl: url, apiUrl: url }) }
}

describe('카카오 로그인', () => {
  test('상태값, 넌스, 코드 챌린지를 주소에 담아 보낸다', async () => {
    const { port, opened } = await openKakao()
    const url = new URL(port.authorizeUrl(VISIT))
    expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      `${opened.url}/oauth/authorize`,
      {
        response_type: 'code',
        client_id: 'rest-key',
        redirect_uri: VISIT.redirectUri,
        scope: 'openid account_email profile_nickname',
        state: VISIT.state,
        nonce: VISIT.nonce,
        code_challenge: challengeFor(VISIT.codeVerifier),
        code_challenge_method: 'S256',
      },
    ])
  })

  test('코드를 검증값과 함께 보내고 계정을 받는다', async () => {
    const { port, opened } = await openKakao()
    expect(await Effect.runPromise(port.exchange('the-code', VISIT))).toEqual({
      kind: 'known',
      account: {
        userId: '4123456789',
        verifiedEmail: 'haneul@kakao.example',
        name: '김하늘',
        unlinkToken: null,
      },
    })
    expect(opened.asked).toEqual([
      {
        path: '/oauth/token',
        authorization: null,
        form: {
          grant_type: 'authorization_code',
          client_id: 'rest-key',
          client_secret: 'client-secret',
          redirect_uri: VISIT.redirectUri,
          code: 'the-code',
          code_verifier: VISIT.codeVerifier,
        },
      },
      { path: '/v2/user/me', authorization: 'Bearer access', form: {} },
    ])
  })

  test.each([[{ is_email_valid: false }], [{ is_email_verified: false }], [{ email: null }]])(
    '카카오가 확인하지 않은 이메일은 받지 않는다: %j',
    async (change) => {
      const kakao_account = { ...PROFILE.kakao_account, ...change }
      const { port } = await openKakao({ profile: { ...PROFILE, kakao_account } })
      const answer = await Effect.runPromise(port.exchange('the-code', VISIT))
      expect(answer).toEqual({
        kind: 'known',
        account: { userId: '4123456789', verifiedEmail: null, name: '김하늘', unlinkToken: null },
      })
    },
  )

  test('아무것도 알려 주지 않아도 계정은 안다', async () => {
    const { port } = await openKakao({ profile: { id: PROFILE.id } })
    expect(await Effect.runPromise(port.exchange('the-code', VISIT))).toEqual({
      kind: 'known',
      account: { userId: '4123456789', verifiedEmail: null, name: null, unlinkToken: null },
    })
  })

  test.each([
    ['다른 방문의 넌스', { claims: { nonce: 'another' } }],
    ['넌스가 없음', { claims: { nonce: undefined } }],
    ['다른 앱의 토큰', { claims: { aud: 'another-app' } }],
    ['다른 발급자', { claims: { iss: 'https://evil.example' } }],
    ['다른 열쇠의 서명', { isForeign: true }],
    ['두 토큰의 계정이 다름', { claims: { sub: '1' } }],
    ['다른 모양의 계정', { profile: { id: 'text' } }],
    ['쓸 수 없는 코드', { token: { status: 400, body: { error: 'invalid_grant' } } }],
    ['다른 모양의 응답', { token: { status: 200, body: {} } }],
    ['JSON이 아닌 응답', { token: { status: 200, body: '<html>' } }],
  ] as const)('믿을 수 없으면 누구인지 모른다: %s', async (_, kakao: Kakao) => {
    const { port } = await openKakao(kakao)
    const { kind } = await Effect.runPromise(port.exchange('the-code', VISIT))
    expect(kind).toEqual('unknown')
  })

  test.each([
    ['점검 중', { status: 503, body: '' }],
    ['요청이 너무 많음', { status: 429, body: '' }],
    ['앱의 열쇠를 모름', { status: 401, body: { error: 'invalid_client' } }],
  ])('지금 쓸 수 없는 제공자라고 한다: %s', async (_, token) => {
    const { port } = await openKakao({ token })
    const { kind } = await Effect.runPromise(port.exchange('the-code', VISIT))
    expect(kind).toEqual('unavailable')
  })

  test('연결할 수 없으면 지금 쓸 수 없다고 한다', async () => {
    const { port, opened } = await openKakao()
    await opened.close()
    standIn = null
    const { kind } = await Effect.runPromise(port.exchange('the-code', VISIT))
    expect(kind).toEqual('unavailable')
  })
})

describe('카카오 연결 끊기', () => {
  const account = { userId: '4123456789', unlinkToken: null }

  test('관리자 열쇠로 계정의 동의를 끝낸다', async () => {
    const { port, opened } = await openKakao()
    expect(await Effect.runPromise(port.unlink(account))).toEqual('ended')
    expect(opened.asked).toEqual([
      {
        path: '/v1/user/unlink',
        authorization: 'KakaoAK admin-key',
        form: { target_id_type: 'user_id', target_id: '4123456789' },
      },
    ])
  })

  test.each([
    [{ status: 400, body: { code: -101 } }, 'ended'],
    [{ status: 401, body: { code: -401 } }, 'unanswered'],
    [{ status: 500, body: '' }, 'unanswered'],
    [{ status: 200, body: '' }, 'unanswered'],
  ] as const)('%j이면 %s', async (unlink, outcome) => {
    const { port } = await openKakao({ unlink })
    expect(await Effect.runPromise(port.unlink(account))).toEqual(outcome)
  })
})
