import { AUTH_COOKIE } from '@jangteo/core/session/session.rules'
import { tokenPayload } from '@jangteo/core/session/token.rules'
import * as Context from 'effect/Context'
import { z } from 'zod'
import type { Secrets } from '../wire/secrets.ts'
import { createTokenCodec, TOKEN_ISSUER, type TokenCodecOf } from './token-codec.ts'

const claims = tokenPayload.and(z.object({ sid: z.uuid() }))

/** Payload that a login token says: the specification's payload, and the session that the server may end. */
export type LoginToken = z.infer<typeof claims>

export type TokenCodec = TokenCodecOf<LoginToken>

export class Tokens extends Context.Service<Tokens, TokenCodec>()('Tokens') {}

/** No other JWT of this market can pass for a login token. */
const TYPE = 'session+jwt'

type TokenParts = { readonly secrets: Secrets; readonly audience: string }

/**
 * The audience of login tokens: the origin that browsers use, so that two markets with one secret stay apart; a fixed
 * word without one, since the port may then change with every start.
 */
export function tokenAudienceOf(publicUrl: string | null): string {
  return publicUrl === null ? TOKEN_ISSUER : new URL(publicUrl).origin
}

/** Signs and reads the login tokens of buyers. Source: spec §3, login token payload; decision 049. */
export function createTokens({ secrets, audience }: TokenParts): TokenCodec {
  const maxAgeSeconds = AUTH_COOKIE.maxAgeSeconds
  return createTokenCodec({
    secrets,
    audience,
    type: TYPE,
    purpose: 'token',
    claims,
    maxAgeSeconds,
  })
}
