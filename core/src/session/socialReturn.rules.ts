import type { SocialCode } from './social.codes.ts'

/** Reason why a visit to a provider brought nothing to ask the server about. */
export type SocialReturnRefusal = Extract<
  SocialCode,
  'SOCIAL_CLOSED' | 'SOCIAL_DENIED' | 'SOCIAL_UNAVAILABLE' | 'SOCIAL_UNKNOWN'
>

/** A return from a provider: a code for the server, or a reason why there is none. */
export type SocialReturn =
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  | { readonly kind: 'refused'; readonly reason: SocialReturnRefusal }

/** Parameters of a return, `null` where the provider sent none. */
export type SocialReturnParameters = {
  readonly code: string | null
  readonly state: string | null
  readonly error: string | null
}

const DENIALS: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize'])
const OUTAGES: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable'])

/**
 * Reads a return from a provider (RFC 6749 §4.1.2): refused consent is SOCIAL_DENIED, an outage SOCIAL_UNAVAILABLE, no
 * answer at all SOCIAL_CLOSED, everything else that is no code with its state SOCIAL_UNKNOWN. Source: spec §8.
 */
export function readSocialReturn({ code, state, error }: SocialReturnParameters): SocialReturn {
  if (error !== null) return { kind: 'refused', reason: reasonOf(error) }
  if (code === null && state === null) return { kind: 'refused', reason: 'SOCIAL_CLOSED' }
  if (code === null || state === null) return { kind: 'refused', reason: 'SOCIAL_UNKNOWN' }
  return { kind: 'code', code, state }
}

function reasonOf(error: string): SocialReturnRefusal {
  if (DENIALS.has(error)) return 'SOCIAL_DENIED'
  return OUTAGES.has(error) ? 'SOCIAL_UNAVAILABLE' : 'SOCIAL_UNKNOWN'
}
