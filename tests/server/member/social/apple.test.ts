import { createAppleProvider } from '@jangteo/social/apple/apple-provider'
import * as Effect from 'effect/Effect'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openStandIn, type StandIn, VISIT } from '../../../support/social/standIn.ts'

const CLIENT = { clientId: 'com.example.shop', teamId: 'TEAM123456', keyId: 'KEY1234567' }

type Pair = Awaited<ReturnType<typeof generateKeyPair>>
let pair: Pair
let privateKey = ''
beforeAll(async () => {
  pair = await generateKeyPair('ES256', { extractable: true })
  privateKey = await exportPKCS8(pair.privateKey)
})

let standIn: StandIn | null = null
afterEach(async () => {
  await standIn?.close()
  standIn = null
})

type Apple = {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly isForeign?: boolean
  readonly answer?: { readonly status: number; readonly body: unknown }
}

const RELAY = 'abc123@privaterelay.appleid.example'

async function openApple({ claims = {}, isForeign = false, answer }: Apple = {}) {
  const opened = await openStandIn('/auth/keys', async ({ path }, { standIn: self }) => {
    if (answer !== undefined) return answer
    if (path === '/auth/revoke') return { status: 200, body: '' }
    const honest = { iss: self.url, aud: CLIENT.clientId, sub: '001.abc.02', nonce: VISIT.nonce }
    const email = { email: RELAY, email_verified: 'true', is_private_email: 'true' }
    const id_token = await self.signIdToken({ ...honest, ...email, ...claims }, { isForeign })
    return { status: 200, body: { access_token: 'access', refresh_token: 'refresh', id_token } }
  })
  standIn = opened
  return { opened, port: createAppleProvider({ ...CLIENT, privateKey, authUrl: opened.url }) }
}

/** Reads a client secret as Apple does: signed by the team's key, for Apple, for minutes. */
async function readSecret(secret: string, audience: string) {
  const { payload, protectedHeader } = await jwtVerify(secret, pair.publicKey, { audience })
  const lifeSeconds = (payload.exp ?? 0) - (payload.iat ?? 0)
  return { issuer: payload.iss, subject: payload.sub, lifeSeconds, header: protectedHeader }
}

describe('Apple 로그인', () => {
  test('상태값과 넌스를 주소에 담고, 양식으로 답해 달라고 한다', async () => {
    const { port, opened } = await openApple()
    const url = new URL(port.authorizeUrl(VISIT))
    expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      `${opened.url}/auth/authorize`,
      {
        response_type: 'code',
        response_mode: 'form_post',
        client_id: 'com.example.shop',
        redirect_uri: VISIT.redirectUri,
        scope: 'name email',
        state: VISIT.state,
        nonce: VISIT.nonce,
      },
    ])
  })

  test('ES256으로 서명한 비밀로 코드를 바꾸고, 중계 이메일도 받는다', async () => {
    const { port, opened } = await openApple()
    expect(await Effect.runPromise(port.exchange('the-code', VISIT))).toEqual({
      kind: 'known',
      account: {
        userId: '001.abc.02',
        verifiedEmail: RELAY,
        name: null,
        unlinkToken: 'refresh',
      },
    })
    const { client_secret: secret = '', ...form } = opened.asked[0]?.form ?? {}
    expect(form).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: VISIT.redirectUri,
      client_id: 'com.example.shop',
    })
    expect(await readSecret(secret, opened.url)).toEqual({
      issuer: 'TEAM123456',
      subject: 'com.example.shop',
      lifeSeconds: 300,
      header: { alg: 'ES256', kid: 'KEY1234567' },
    })
  })

  test.each([
    [{ email_verified: true }, RELAY],
    [{ email_verified: 'false' }, null],
    [{ email_verified: false }, null],
    [{ email_verified: undefined }, null],
    [{ email: undefined, email_verified: undefined }, null],
  ])('Apple이 확인한 이메일만 받는다: %j', async (claims, email) => {
    const { port } = await openApple({ claims })
    const answer = await Effect.runPromise(port.exchange('the-code', VISIT))
    expect(answer.kind === 'known' ? answer.account.verifiedEmail : answer).toEqual(email)
  })

  test.each([
    ['다른 방문의 넌스', { claims: { nonce: 'another' } }],
    ['다른 앱의 토큰', { claims: { aud: 'another-app' } }],
    ['다른 발급자', { claims: { iss: 'https://evil.example' } }],
    ['계정이 없음', { claims: { sub: '' } }],
    ['다른 열쇠의 서명', { isForeign: true }],
    ['쓸 수 없는 코드', { answer: { status: 400, body: { error: 'invalid_grant' } } }],
  ])('믿을 수 없으면 누구인지 모른다: %s', async (_, apple: Apple) => {
    const { port } = await openApple(apple)
    const { kind } = await Effect.runPromise(port.exchange('the-code', VISIT))
    expect(kind).toEqual('unknown')
  })

  test.each([[{ status: 400, body: { error: 'invalid_client' } }], [{ status: 500, body: '' }]])(
    '지금 쓸 수 없는 제공자라고 한다: %j',
    async (answer) => {
      const { port } = await openApple({ answer })
      const { kind } = await Effect.runPromise(port.exchange('the-code', VISIT))
      expect(kind).toEqual('unavailable')
    },
  )
})

describe('Apple 연결 끊기', () => {
  const account = { userId: '001.abc.02', unlinkToken: 'refresh' }

  test('갱신 토큰을 폐기한다', async () => {
    const { port, opened } = await openApple()
    expect(await Effect.runPromise(port.unlink(account))).toEqual('ended')
    const { client_secret: secret = '', ...form } = opened.asked[0]?.form ?? {}
    expect([opened.asked[0]?.path, form]).toEqual([
      '/auth/revoke',
      { token: 'refresh', token_type_hint: 'refresh_token', client_id: 'com.example.shop' },
    ])
    expect((await readSecret(secret, opened.url)).subject).toEqual('com.example.shop')
  })

  test.each([
    [{ status: 400, body: { error: 'invalid_grant' } }, 'ended'],
    [{ status: 400, body: { error: 'invalid_client' } }, 'unanswered'],
    [{ status: 503, body: '' }, 'unanswered'],
  ] as const)('%j이면 %s', async (answer, outcome) => {
    const { port } = await openApple({ answer })
    expect(await Effect.runPromise(port.unlink(account))).toEqual(outcome)
  })
})
