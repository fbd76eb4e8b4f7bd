import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { isDormant, isPasswordOld } from './session.rules.ts'
import type { SocialCode } from './social.codes.ts'

/** Owner of the account that a social account is linked to: none, the caller, another. */
export type SocialOwner = 'NOBODY' | 'SELF' | 'OTHER'

/**
 * The account that a social account is linked to; times in epoch milliseconds, `passwordChangedAtMs` `null` when it
 * has no password. Not available is who was barred or is leaving.
 */
export type LinkedAccount = {
  readonly isAvailable: boolean
  readonly lastUsedAtMs: number
  readonly passwordChangedAtMs: number | null
}

/**
 * Facts of a return from the provider: if it named an account, and the market's account linked to it, `null` for none.
 */
export type SocialLoginFacts = {
  readonly isKnown: boolean
  readonly account: LinkedAccount | null
  readonly nowMs: number
}

/** A caller with an unknown social account signs up; others log in, with a reminder of an old password. */
export type SocialLoginAnswer =
  | { readonly kind: 'SIGN_UP' }
  | { readonly kind: 'LOGIN'; readonly notice: Extract<SocialCode, 'SOCIAL_PASSWORD_OLD'> | null }

/** Reason why a social login is refused. */
export type SocialLoginRefusal = 'SOCIAL_UNKNOWN' | 'SOCIAL_UNAVAILABLE' | 'SOCIAL_DORMANT'

/** Reason why a social account cannot be linked. */
export type SocialLinkRefusal =
  | 'SOCIAL_UNKNOWN'
  | 'SOCIAL_ALREADY_LINKED'
  | 'SOCIAL_DIFFERENT_ACCOUNT'

/**
 * Decides the result of a social login: a sign-up as associate member, or the linked account. Refusals in this order:
 * SOCIAL_UNKNOWN, SOCIAL_UNAVAILABLE, SOCIAL_DORMANT. Source: spec §8, domain-rules A26.
 */
export function decideSocialLogin(
  facts: SocialLoginFacts,
): Decision<SocialLoginRefusal, SocialLoginAnswer> {
  const { isKnown, account, nowMs } = facts
  if (!isKnown) return refuse('SOCIAL_UNKNOWN')
  if (account === null) return allow({ kind: 'SIGN_UP' })
  if (!account.isAvailable) return refuse('SOCIAL_UNAVAILABLE')
  if (isDormant(account.lastUsedAtMs, nowMs)) return refuse('SOCIAL_DORMANT')
  const changedAtMs = account.passwordChangedAtMs
  const isOld = changedAtMs !== null && isPasswordOld(changedAtMs, nowMs)
  return allow({ kind: 'LOGIN', notice: isOld ? 'SOCIAL_PASSWORD_OLD' : null })
}

/**
 * Decides whether a social account may be linked to the caller's account. Refusals: SOCIAL_UNKNOWN,
 * SOCIAL_ALREADY_LINKED, SOCIAL_DIFFERENT_ACCOUNT. Source: spec §8.
 */
export function decideSocialLink(
  isKnown: boolean,
  owner: SocialOwner,
): Decision<SocialLinkRefusal> {
  if (!isKnown) return refuse('SOCIAL_UNKNOWN')
  if (owner === 'SELF') return refuse('SOCIAL_ALREADY_LINKED')
  return owner === 'OTHER' ? refuse('SOCIAL_DIFFERENT_ACCOUNT') : allow()
}

/**
 * Decides whether a social account may be unlinked from the caller's account. Refusals: SOCIAL_ALREADY_UNLINKED,
 * SOCIAL_DIFFERENT_ACCOUNT. Source: spec §8.
 */
export function decideSocialUnlink(
  owner: SocialOwner,
): Decision<'SOCIAL_ALREADY_UNLINKED' | 'SOCIAL_DIFFERENT_ACCOUNT'> {
  if (owner === 'NOBODY') return refuse('SOCIAL_ALREADY_UNLINKED')
  return owner === 'OTHER' ? refuse('SOCIAL_DIFFERENT_ACCOUNT') : allow()
}
