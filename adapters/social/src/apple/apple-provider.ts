import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { askProvider } from '../ask-provider.ts'
import { createIdTokenReader } from '../id-token.ts'
import type { SocialExchange, SocialPort } from '../social.port.ts'
import { toFailedExchange, toUnlinkOutcome } from '../to-exchange.ts'
import { signClientSecret } from './client-secret.ts'
import type { AppleKey } from './client-secret.ts'

export type AppleSettings = AppleKey & {
  /** Without a slash at the end; issuer of its tokens, and audience of ours. */
  readonly authUrl: string
}

const tokens = z.object({ id_token: z.string(), refresh_token: z.string() })

/**
 * Sign in with Apple: state and nonce; the answer is posted as a form, and the name comes with it at the first consent
 * alone. A relay address is an address that Apple vouches for. A revoked refresh token ends the consent. Source:
 * domain-rules §4.6.
 */
export function createAppleProvider({ authUrl, ...key }: AppleSettings): SocialPort {
  const { clientId } = key
  const keysUrl = `${authUrl}/auth/keys`
  const readIdToken = createIdTokenReader({ issuer: authUrl, audience: clientId, keysUrl })
  const ask = <Body>(
    path: string,
    form: Readonly<Record<string, string>>,
    shape: z.ZodType<Body>,
  ) =>
    Effect.flatMap(
      Effect.promise(() => signClientSecret(key, authUrl)),
      (secret) =>
        askProvider(
          {
            url: `${authUrl}${path}`,
            form: { ...form, client_id: clientId, client_secret: secret },
          },
          shape,
        ),
    )
  return {
    authorizeUrl: ({ state, nonce, redirectUri }) => {
      const url = new URL(`${authUrl}/auth/authorize`)
      url.search = new URLSearchParams({
        response_type: 'code',
        response_mode: 'form_post',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'name email',
        state,
        nonce,
      }).toString()
      return url.href
    },
    exchange: Effect.fnUntraced(function* (code, { redirectUri, nonce }) {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri }
      const issued = yield* ask('/auth/token', form, tokens)
      if (issued.kind !== 'body') return toFailedExchange(issued)
      const read = yield* Effect.result(readIdToken(issued.body.id_token, nonce))
      if (read._tag === 'Failure') return { kind: 'unknown', why: read.failure }
      const { sub: userId, email, isEmailVerified } = read.success
      const verifiedEmail = isEmailVerified ? email : null
      const unlinkToken = issued.body.refresh_token
      const account = { userId, verifiedEmail, name: null, unlinkToken }
      return { kind: 'known', account } satisfies SocialExchange
    }),
    unlink: ({ unlinkToken }) =>
      Effect.map(
        ask(
          '/auth/revoke',
          { token: unlinkToken ?? '', token_type_hint: 'refresh_token' },
          z.unknown(),
        ),
        toUnlinkOutcome,
      ),
  }
}
