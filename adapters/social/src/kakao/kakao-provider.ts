import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { askProvider } from '../ask-provider.ts'
import { createIdTokenReader } from '../id-token.ts'
import { challengeOf } from '../pkce.ts'
import type { SocialExchange, SocialPort, SocialVisit } from '../social.port.ts'
import { toFailedExchange, toUnlinkOutcome } from '../to-exchange.ts'

export type KakaoSettings = {
  /** REST API key. */
  readonly clientId: string
  readonly clientSecret: string
  /** Ends consents by the id of an account alone. */
  readonly adminKey: string
  /** Without a slash at the end. */
  readonly authUrl: string
  readonly apiUrl: string
}

const SCOPE = 'openid account_email profile_nickname'

const tokens = z.object({ access_token: z.string(), id_token: z.string() })

const profile = z.object({
  id: z.int().positive(),
  kakao_account: z
    .object({
      email: z.string().nullable().default(null),
      is_email_valid: z.boolean().default(false),
      is_email_verified: z.boolean().default(false),
      profile: z.object({ nickname: z.string().nullable().default(null) }).nullish(),
    })
    .nullish(),
})

function toAccount({ id, kakao_account: account }: z.infer<typeof profile>): SocialExchange {
  const isVerified = account?.is_email_valid === true && account.is_email_verified
  return {
    kind: 'known',
    account: {
      userId: String(id),
      verifiedEmail: isVerified ? account.email : null,
      name: account?.profile?.nickname ?? null,
      unlinkToken: null,
    },
  }
}

function authorizeUrlOf({ clientId, authUrl }: KakaoSettings, visit: SocialVisit): string {
  const url = new URL(`${authUrl}/oauth/authorize`)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: visit.redirectUri,
    scope: SCOPE,
    state: visit.state,
    nonce: visit.nonce,
    code_challenge: challengeOf(visit.codeVerifier),
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}

/**
 * Kakao Login with OpenID Connect: state, nonce and PKCE. The account of the identity token and the one that the access
 * token opens have to be the same. Source: domain-rules §4.6.
 */
export function createKakaoProvider(settings: KakaoSettings): SocialPort {
  const { clientId, clientSecret, adminKey, authUrl, apiUrl } = settings
  const keysUrl = `${authUrl}/.well-known/jwks.json`
  const readIdToken = createIdTokenReader({ issuer: authUrl, audience: clientId, keysUrl })
  const askTokens = (code: string, { redirectUri, codeVerifier }: SocialVisit) =>
    askProvider(
      {
        url: `${authUrl}/oauth/token`,
        form: {
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code,
          code_verifier: codeVerifier,
        },
      },
      tokens,
    )
  return {
    authorizeUrl: (visit) => authorizeUrlOf(settings, visit),
    exchange: Effect.fnUntraced(function* (code, visit) {
      const issued = yield* askTokens(code, visit)
      if (issued.kind !== 'body') return toFailedExchange(issued)
      const { access_token: accessToken, id_token: idToken } = issued.body
      const read = yield* Effect.result(readIdToken(idToken, visit.nonce))
      if (read._tag === 'Failure') return { kind: 'unknown', why: read.failure }
      const authorization = `Bearer ${accessToken}`
      const found = yield* askProvider({ url: `${apiUrl}/v2/user/me`, authorization }, profile)
      if (found.kind !== 'body') return toFailedExchange(found)
      return String(found.body.id) === read.success.sub
        ? toAccount(found.body)
        : { kind: 'unknown', why: 'the tokens are of two accounts' }
    }),
    unlink: ({ userId }) =>
      Effect.map(
        askProvider(
          {
            url: `${apiUrl}/v1/user/unlink`,
            form: { target_id_type: 'user_id', target_id: userId },
            authorization: `KakaoAK ${adminKey}`,
          },
          z.object({ id: z.int() }),
        ),
        toUnlinkOutcome,
      ),
  }
}
