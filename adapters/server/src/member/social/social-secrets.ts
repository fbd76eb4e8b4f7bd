import { SOCIAL_PATH_NAME_OF } from '@jangteo/core/session/social.codes'
import type { SocialProvider } from '@jangteo/core/session/social.codes'
import type { SocialVisit } from '@jangteo/social/social.port'
import type { SealCodec } from '../../wire/seals.ts'

type Digest = Pick<SealCodec, 'digest'>

/** The keyed hash that a state is found by. */
export function stateHashOf({ digest }: Digest, state: string): string {
  return digest(`social-state:${state}`)
}

/** The keyed hash that a ticket is found by. */
export function ticketHashOf({ digest }: Digest, ticket: string): string {
  return digest(`social-ticket:${ticket}`)
}

/** The address that a provider sends browsers back to; registered with it. */
export function redirectUriOf(publicUrl: string, provider: SocialProvider): string {
  const path = `/api/accounts/socials/${SOCIAL_PATH_NAME_OF[provider]}/callback`
  return new URL(path, publicUrl).href
}

type VisitParts = {
  readonly provider: SocialProvider
  readonly state: string
  readonly publicUrl: string
}

/**
 * The secrets of a visit. Nonce and verifier are keyed hashes of the state, so nothing of them is stored, and only this
 * market can compute them from a state that a browser brings back.
 */
export function visitOf(
  { digest }: Digest,
  { provider, state, publicUrl }: VisitParts,
): SocialVisit {
  return {
    state,
    nonce: digest(`social-nonce:${state}`),
    codeVerifier: digest(`social-verifier:${state}`),
    redirectUri: redirectUriOf(publicUrl, provider),
  }
}
