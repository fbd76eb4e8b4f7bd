import { jwtVerify, SignJWT } from 'jose'
import type { z } from 'zod'
import { deriveKey, keyIdOf, listSecrets, type Secrets } from '../wire/secrets.ts'

/** Signs what a token says, and reads it. */
export type TokenCodecOf<Claims> = {
  readonly sign: (token: Claims) => Promise<string>
  /** `null` for a token that was not signed here for the same audience, was altered, or is too old. */
  readonly verify: (text: string) => Promise<Claims | null>
}

/** Kind of token: no token of one kind passes for one of another. */
export type TokenKind<Claims> = {
  readonly secrets: Secrets
  readonly audience: string
  /** The `typ` of its header. */
  readonly type: string
  /** The purpose that its key is derived for. */
  readonly purpose: string
  readonly claims: z.ZodType<Claims>
  readonly maxAgeSeconds: number
}

/** Tokens that are recognised without verifying their signature again. */
const KNOWN_MAX = 1_000

type KnownToken<Claims> = { readonly token: Claims; readonly expiresAtMs: number }

/** The issuer of every token of the market. */
export const TOKEN_ISSUER = 'jangteo'
const ALGORITHM = 'HS256'

/**
 * Signs and reads tokens of one kind (JWT, HS256, the key of each secret named by `kid`). A token that was verified is
 * known until it expires or a thousand others came after it: its session is looked up with every call all the same.
 * Source: decision 049.
 */
export function createTokenCodec<Claims extends Readonly<Record<string, unknown>>>(
  kind: TokenKind<Claims>,
): TokenCodecOf<Claims> {
  const { secrets, audience, type, purpose, claims, maxAgeSeconds } = kind
  const kid = keyIdOf(secrets.current)
  const keys = new Map(
    listSecrets(secrets).map((secret) => [keyIdOf(secret), deriveKey(secret, purpose)]),
  )
  const signingKey = deriveKey(secrets.current, purpose)
  const known = new Map<string, KnownToken<Claims>>()
  const keep = (text: string, one: KnownToken<Claims>): void => {
    const [oldest] = known.keys()
    if (known.size >= KNOWN_MAX && oldest !== undefined) known.delete(oldest)
    known.set(text, one)
  }
  const read = async (text: string) => {
    const rules = { algorithms: [ALGORITHM], issuer: TOKEN_ISSUER, audience, typ: type }
    const keyOf = (header: { kid?: string }) => keys.get(header.kid ?? '') ?? signingKey
    const { payload } = await jwtVerify(text, keyOf, rules)
    return payload
  }
  return {
    sign: (token) =>
      new SignJWT({ ...token })
        .setProtectedHeader({ alg: ALGORITHM, typ: type, kid })
        .setIssuer(TOKEN_ISSUER)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${maxAgeSeconds}s`)
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
