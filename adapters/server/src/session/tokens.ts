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

/** How many tokens are known again without working out their signature. */
const KNOWN_MAX = 1_000

type Known = { readonly token: LoginToken; readonly expiresAtMs: number }

/**
 * Signs and reads login tokens (JWT, HS256). A token that was verified is known until it expires or a thousand others
 * came after it: its session is looked up with every call all the same. Source: spec §3, login token payload.
 */
export function createTokens(secret: string): TokenCodec {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const raw = new TextEncoder().encode(secret)
  const importing = crypto.subtle.importKey('raw', raw, hmac, false, ['sign', 'verify'])
  const known = new Map<string, Known>()
  const keep = (text: string, one: Known): void => {
    const [oldest] = known.keys()
    if (known.size >= KNOWN_MAX && oldest !== undefined) known.delete(oldest)
    known.set(text, one)
  }
  return {
    sign: async (token) =>
      new SignJWT({ ...token })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(`${AUTH_COOKIE.maxAgeSeconds}s`)
        .sign(await importing),
    async verify(text) {
      const one = known.get(text)
      if (one !== undefined && Date.now() < one.expiresAtMs) return one.token
      const key = await importing
      const verified = await jwtVerify(text, key, { algorithms: ['HS256'] }).catch(() => null)
      const parsed = claims.safeParse(verified?.payload)
      if (!parsed.success) return null
      keep(text, { token: parsed.data, expiresAtMs: (verified?.payload.exp ?? 0) * 1_000 })
      return parsed.data
    },
  }
}
