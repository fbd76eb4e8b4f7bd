import { MINUTE_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { isDormant, isPasswordChangeDue } from './session.rules.ts'
import type { SocialCode, SocialProvider } from './social.codes.ts'

/** Minutes for which a visit to a provider may be answered, once. Source: market-rules §7. */
export const SOCIAL_ATTEMPT_MINUTES = 10

/** Minutes for which an unknown social account may sign up without asking its provider again. Source: decision 115. */
export const SOCIAL_TICKET_MINUTES = 30

/** Milliseconds that a provider has to answer, all its calls together. Source: decision 115. */
export const SOCIAL_ANSWER_MS_MAX = 5000

/** True while the answer to a visit is accepted. */
export function isSocialAttemptOpen(startedAtMs: number, nowMs: number): boolean {
  return nowMs - startedAtMs < SOCIAL_ATTEMPT_MINUTES * MINUTE_MS
}

/** True while a ticket may sign up. */
export function isSocialTicketOpen(issuedAtMs: number, nowMs: number): boolean {
  return nowMs - issuedAtMs < SOCIAL_TICKET_MINUTES * MINUTE_MS
}

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
  /** When the member put the change of an old password off; `null` when they did not. */
  readonly passwordPutOffAtMs: number | null
}

/**
 * Facts of a return from the provider: if it named an account, the market's account linked to it, `null` for none, and
 * if a member has its verified e-mail address.
 */
export type SocialLoginFacts = {
  readonly isKnown: boolean
  readonly account: LinkedAccount | null
  readonly isEmailTaken: boolean
  readonly nowMs: number
}

/** A caller with an unknown social account signs up; others log in, with a reminder of an old password. */
export type SocialLoginAnswer =
  | { readonly kind: 'SIGN_UP' }
  | { readonly kind: 'LOGIN'; readonly notice: Extract<SocialCode, 'SOCIAL_PASSWORD_OLD'> | null }

/** Reason why a social login is refused. */
export type SocialLoginRefusal =
  | 'SOCIAL_UNKNOWN'
  | 'SOCIAL_UNAVAILABLE'
  | 'SOCIAL_DORMANT'
  | 'SOCIAL_EMAIL_TAKEN'

/** Reason why a social account cannot be linked. */
export type SocialLinkRefusal =
  | 'SOCIAL_UNKNOWN'
  | 'SOCIAL_ALREADY_LINKED'
  | 'SOCIAL_DIFFERENT_ACCOUNT'

/**
 * Decides the result of a social login: a sign-up as associate member, or the linked account. An equal e-mail address
 * never logs in. A dormant account with a password is released by a new one, an account without is released by the
 * login itself (decision 116). Refusals in this order: SOCIAL_UNKNOWN, SOCIAL_EMAIL_TAKEN, SOCIAL_UNAVAILABLE,
 * SOCIAL_DORMANT. Source: spec §8, domain-rules A26, market-rules §7.
 */
export function decideSocialLogin(
  facts: SocialLoginFacts,
): Decision<SocialLoginRefusal, SocialLoginAnswer> {
  const { isKnown, account, isEmailTaken, nowMs } = facts
  if (!isKnown) return refuse('SOCIAL_UNKNOWN')
  if (account === null) {
    return isEmailTaken ? refuse('SOCIAL_EMAIL_TAKEN') : allow({ kind: 'SIGN_UP' })
  }
  if (!account.isAvailable) return refuse('SOCIAL_UNAVAILABLE')
  const changedAtMs = account.passwordChangedAtMs
  if (changedAtMs === null) return allow({ kind: 'LOGIN', notice: null })
  if (isDormant(account.lastUsedAtMs, nowMs)) return refuse('SOCIAL_DORMANT')
  const isOld = isPasswordChangeDue({ changedAtMs, putOffAtMs: account.passwordPutOffAtMs, nowMs })
  return allow({ kind: 'LOGIN', notice: isOld ? 'SOCIAL_PASSWORD_OLD' : null })
}

/** Facts of a link: if the provider named an account, whose it is, and if the caller has another one of the provider. */
export type SocialLinkFacts = {
  readonly isKnown: boolean
  readonly owner: SocialOwner
  readonly hasOtherOfProvider: boolean
}

/**
 * Decides whether a social account may be linked to the caller's account, which has one of each provider. Refusals:
 * SOCIAL_UNKNOWN, SOCIAL_ALREADY_LINKED, SOCIAL_DIFFERENT_ACCOUNT. Source: spec §8.
 */
export function decideSocialLink(facts: SocialLinkFacts): Decision<SocialLinkRefusal> {
  const { isKnown, owner, hasOtherOfProvider } = facts
  if (!isKnown) return refuse('SOCIAL_UNKNOWN')
  if (owner === 'OTHER') return refuse('SOCIAL_DIFFERENT_ACCOUNT')
  return owner === 'SELF' || hasOtherOfProvider ? refuse('SOCIAL_ALREADY_LINKED') : allow()
}

/** Ways into the caller's account: a login id with a password, and its linked providers. */
export type SocialWays = {
  readonly hasPassword: boolean
  readonly linked: readonly SocialProvider[]
}

/**
 * Decides whether a provider may be unlinked from the caller's account. Refusals: SOCIAL_ALREADY_UNLINKED,
 * SOCIAL_LAST_WAY. Source: spec §8, market-rules §7.
 */
export function decideSocialUnlink(
  provider: SocialProvider,
  { hasPassword, linked }: SocialWays,
): Decision<'SOCIAL_ALREADY_UNLINKED' | 'SOCIAL_LAST_WAY'> {
  if (!linked.includes(provider)) return refuse('SOCIAL_ALREADY_UNLINKED')
  const hasOtherWay = hasPassword || linked.some((other) => other !== provider)
  return hasOtherWay ? allow() : refuse('SOCIAL_LAST_WAY')
}
