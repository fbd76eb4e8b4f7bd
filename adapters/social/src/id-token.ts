import * as Effect from 'effect/Effect'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'

export type IdTokenRules = {
  readonly issuer: string
  /** Id of this market at the provider. */
  readonly audience: string
  readonly keysUrl: string
}

type Claims = z.infer<typeof claims>

const claims = z.object({
  sub: z.string().min(1),
  nonce: z.string(),
  email: z.string().nullable().default(null),
  /** Apple writes it as a word. */
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).default(false),
})

/** Reads identity tokens of a provider (OpenID Connect): signed by its keys, for this market and this visit. */
export type IdTokenReader = (
  token: string,
  nonce: string,
) => Effect.Effect<Pick<Claims, 'email' | 'sub'> & { readonly isEmailVerified: boolean }, string>

/** Creates a reader; fails with the reason. The provider's keys are fetched when the first token comes. */
export function createIdTokenReader({ issuer, audience, keysUrl }: IdTokenRules): IdTokenReader {
  const keys = createRemoteJWKSet(new URL(keysUrl))
  return (token, nonce) =>
    Effect.tryPromise({
      try: async () => {
        const { payload } = await jwtVerify(token, keys, { issuer, audience })
        const read = claims.parse(payload)
        if (read.nonce !== nonce) throw new Error('nonce of another visit')
        const isEmailVerified = String(read.email_verified) === 'true'
        return { sub: read.sub, email: read.email, isEmailVerified }
      },
      catch: (error) => `the identity token cannot be trusted: ${nameOf(error)}`,
    })
}

/** The kind of a failure; its text may hold claims. */
function nameOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'claims'
}
