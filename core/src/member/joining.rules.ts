import type { Day } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { decideIdentity } from './identity.rules.ts'
import type { IdentityOwner, IdentityRefusal } from './identity.rules.ts'

/** Reason why a verified person does not become a member. */
export type JoiningRefusal = IdentityRefusal | 'REJOIN_WAIT'

/** A verified person, their account, and what keeps them from joining; days are Korean. */
export type JoiningFacts = {
  readonly birthday: Day
  readonly owner: IdentityOwner
  /** They left the market less than 30 days ago. */
  readonly isRejoinBlocked: boolean
  readonly today: Day
}

/**
 * Decides whether a verified person becomes a member. Refusals in this order: AGE_TOO_YOUNG, IDENTITY_TAKEN,
 * REJOIN_WAIT. Source: market-rules §7, decision 114.
 */
export function decideJoining({
  isRejoinBlocked,
  ...facts
}: JoiningFacts): Decision<JoiningRefusal> {
  const identity = decideIdentity({ ...facts, isVerified: true })
  if (!identity.ok) return identity
  return isRejoinBlocked ? refuse('REJOIN_WAIT') : allow()
}

/** The same for an account that is there, which may be verified as somebody already. */
export type UpgradeFacts = JoiningFacts & { readonly isCallerVerified: boolean }

/**
 * Decides whether a verified person makes the caller's account a member's. An account that is verified stays with its
 * person. Refusals in this order: IDENTITY_DIFFERENT, those of `decideJoining`. Source: market-rules §7, decision 114.
 */
export function decideUpgrade({
  isCallerVerified,
  ...facts
}: UpgradeFacts): Decision<JoiningRefusal | 'IDENTITY_DIFFERENT'> {
  const isStranger = isCallerVerified && facts.owner !== 'SELF'
  return isStranger ? refuse('IDENTITY_DIFFERENT') : decideJoining(facts)
}
