import { randomInt, randomUUID } from 'node:crypto'
import { challengeFor, openStandIn, type StandIn } from './standIn.ts'

/** Settings of the market at its app of this Kakao. */
const APP = { clientId: 'rest-key', clientSecret: 'client-secret', adminKey: 'admin-key' }

const REFUSED = { status: 400, body: { error: 'invalid_grant' } } as const

type Consent = {
  readonly account: number
  readonly redirectUri: string
  readonly challenge: string
  readonly nonce: string
}

function consentPage(code: string, state: string, { account, redirectUri }: Consent): string {
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>카카오계정</title>
<h1>장터에 정보를 제공할까요?</h1><p>회원번호 <output>${account}</output></p>
<form action="${redirectUri}"><input type="hidden" name="code" value="${code}">
<input type="hidden" name="state" value="${state}"><button>동의하고 계속하기</button></form></html>`
}

/** A Kakao on this machine: each visit meets a new account, whose code is redeemed once, by the app that asked for it. */
export async function openKakaoLogin(): Promise<StandIn> {
  const consents = new Map<string, Consent>()
  const accounts = new Map<string, number>()
  return openStandIn('/.well-known/jwks.json', async (asked, { standIn, query }) => {
    const { path, form, authorization } = asked
    if (path === '/oauth/authorize') {
      const valueOf = (name: string) => query.get(name) ?? ''
      const isKnown = valueOf('client_id') === APP.clientId
      if (!isKnown || valueOf('code_challenge_method') !== 'S256') return REFUSED
      const code = randomUUID()
      const consent = {
        account: randomInt(1_000_000_000, 9_999_999_999),
        redirectUri: valueOf('redirect_uri'),
        challenge: valueOf('code_challenge'),
        nonce: valueOf('nonce'),
      }
      consents.set(code, consent)
      return { status: 200, body: consentPage(code, valueOf('state'), consent) }
    }
    if (path === '/oauth/token') {
      const { code = '', code_verifier: verifier = '' } = form
      const consent = consents.get(code)
      consents.delete(code)
      const isOfApp =
        form['client_id'] === APP.clientId && form['client_secret'] === APP.clientSecret
      if (consent === undefined || !isOfApp) return REFUSED
      if (form['redirect_uri'] !== consent.redirectUri) return REFUSED
      if (challengeFor(verifier) !== consent.challenge) return REFUSED
      const { account, nonce } = consent
      const id_token = await standIn.signIdToken({
        iss: standIn.url,
        aud: APP.clientId,
        sub: String(account),
        nonce,
      })
      const access_token = randomUUID()
      accounts.set(`Bearer ${access_token}`, account)
      return { status: 200, body: { access_token, id_token } }
    }
    if (path === '/v2/user/me') {
      const id = accounts.get(authorization ?? '')
      if (id === undefined) return { status: 401, body: { code: -401 } }
      const profile = { nickname: '김하늘' }
      return { status: 200, body: { id, kakao_account: { profile } } }
    }
    if (path === '/v1/user/unlink' && authorization === `KakaoAK ${APP.adminKey}`) {
      return { status: 200, body: { id: Number(form['target_id']) } }
    }
    return { status: 404, body: '' }
  })
}

/** Variables by which a market asks this Kakao. */
export function kakaoVariables({ url }: StandIn): Readonly<Record<string, string>> {
  return {
    KAKAO_CLIENT_ID: APP.clientId,
    KAKAO_CLIENT_SECRET: APP.clientSecret,
    KAKAO_ADMIN_KEY: APP.adminKey,
    KAKAO_AUTH_URL: url,
    KAKAO_API_URL: url,
  }
}
