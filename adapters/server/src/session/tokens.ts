import { AUTH_COOKIE } from '@jangteo/core/session/session.rules'
import { tokenPayload } from '@jangteo/core/session/token.rules'
import * as Context from 'effect/Context'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { deriveKey, keyIdOf, listSecrets, type Secrets } from '../wire/secrets.ts'

const claims = tokenPayload.and(z.object({ sid: z.uuid() }))

/** Payload that a login token says: the specification's payload, and the session that the server may end. */
export type LoginToken = z.infer<typeof claims>

export type TokenCodec = {
  readonly sign: (token: LoginToken) => Promise<string>
  /** `null` for a token that was not signed here, was altered, or is older than the cookie may be. */
  readonly verify: (text: string) => Promise<LoginToken | null>
}

export class Tokens extends Context.Service<Tokens, TokenCodec>()('Tokens') {}

/** Tokens that are recognised without verifying their signature again. */
const KNOWN_MAX = 1_000

type KnownToken = { readonly token: LoginToken; readonly expiresAtMs: number }

const ISSUER = 'jangteo'
/** No other JWT of this market can pass for a login token. */
const TYPE = 'session+jwt'
const ALGORITHM = 'HS256'

type TokenParts = { readonly secrets: Secrets; readonly audience: string }

/**
 * The audience of login tokens: the origin that browsers use, so that two markets with one secret stay apart; a fixed
 * word without one, since the port may then change with every start.
 */
export function tokenAudienceOf(publicUrl: string | null): string {
  return publicUrl === null ? ISSUER : new URL(publicUrl).origin
}

/**
 * Signs and reads login tokens (JWT, HS256, the key of each secret named by `kid`). A token that was verified is known
 * until it expires or a thousand others came after it: its session is looked up with every call all the same.
 * Source: spec §3, login token payload; decision 049.
 */
export function createTokens({ secrets, audience }: TokenParts): TokenCodec {
  const kid = keyIdOf(secrets.current)
  const keys = new Map(
    listSecrets(secrets).map((secret) => [keyIdOf(secret), deriveKey(secret, 'token')]),
  )
  const signingKey = deriveKey(secrets.current, 'token')
  const known = new Map<string, KnownToken>()
  const keep = (text: string, one: KnownToken): void => {
    const [oldest] = known.keys()
    if (known.size >= KNOWN_MAX && oldest !== undefined) known.delete(oldest)
    known.set(text, one)
  }
  const read = async (text: string) => {
    const rules = { algorithms: [ALGORITHM], issuer: ISSUER, audience, typ: TYPE }
    const keyOf = (header: { kid?: string }) => keys.get(header.kid ?? '') ?? signingKey
    const { payload } = await jwtVerify(text, keyOf, rules)
    return payload
  }
  return {
    sign: (token) =>
      new SignJWT({ ...token })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${AUTH_COOKIE.maxAgeSeconds}s`)
        .sign(signingKey),
    async verify(text) {
      const one = known.get(text)
      if (one !== undefined && Date.now() < one.expiresAtMs) return one.token
      const payload = await read(text).catch(() => null)
      const parsed = claims.safeParse(payload)
      if (!parsed.success) return null
      keep(text, { token: parsed.data, expiresAtMs: (payload?.exp ?? 0) * 1_000 })
      return parsed.data
    },
  }
}
