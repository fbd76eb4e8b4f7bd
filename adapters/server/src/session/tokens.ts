import { AUTH_COOKIE } from '@jangteo/core/session/session.rules'
import { tokenPayload } from '@jangteo/core/session/token.rules'
import * as Context from 'effect/Context'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const claims = tokenPayload.and(z.object({ sid: z.uuid() }))

/** What a login token says: the specification's payload, and the session that the server may end. */
export type LoginToken = z.infer<typeof claims>

export type TokenCodec = {
  readonly sign: (token: LoginToken) => Promise<string>
  /** `null` for a token that was not signed here, was altered, or is older than the cookie may be. */
  readonly verify: (text: string) => Promise<LoginToken | null>
}

export class Tokens extends Context.Service<Tokens, TokenCodec>()('Tokens') {}

/** Signs and reads login tokens (JWT, HS256). Source: spec §3, login token payload. */
export function createTokens(secret: string): TokenCodec {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const raw = new TextEncoder().encode(secret)
  const importing = crypto.subtle.importKey('raw', raw, hmac, false, ['sign', 'verify'])
  return {
    sign: async (token) =>
      new SignJWT({ ...token })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(`${AUTH_COOKIE.maxAgeSeconds}s`)
        .sign(await importing),
    async verify(text) {
      const key = await importing
      const verified = await jwtVerify(text, key, { algorithms: ['HS256'] }).catch(() => null)
      const parsed = claims.safeParse(verified?.payload)
      return parsed.success ? parsed.data : null
    },
  }
}
