import type { Day } from '../../calendar/day.rules.ts'
import { allow, refuse } from '../../decision/decision.rules.ts'
import type { Decision } from '../../decision/decision.rules.ts'
import type { IdentityOwner } from '../identity.rules.ts'

/** A person as a member's account, or a verification, knows them; an account may lack birthday and mobile number. */
export type NamedPerson = {
  readonly name: string
  readonly birthday: Day | null
  readonly mobile: string | null
}

/** Verified person who wants another PIN for the caller's account. */
export type PinResetFacts = {
  /** Account of the person. */
  readonly owner: IdentityOwner
  /** The caller's account is verified as somebody. */
  readonly isCallerVerified: boolean
  readonly account: NamedPerson
  readonly person: NamedPerson
}

/**
 * Decides whether a verified person may set another PIN: the account is theirs. An account from before identities were
 * verified is theirs when nobody else's is, and its name, its mobile number and, where it is known, its birthday are
 * theirs. Refusal: IDENTITY_DIFFERENT. Source: market-rules §7, decision 119.
 */
export function decidePinReset(facts: PinResetFacts): Decision<'IDENTITY_DIFFERENT'> {
  const { owner, isCallerVerified, account, person } = facts
  if (owner === 'SELF') return allow()
  const isUnclaimed = owner === 'NOBODY' && !isCallerVerified
  const isSame =
    account.name === person.name &&
    account.mobile === person.mobile &&
    (account.birthday === null || account.birthday === person.birthday)
  return isUnclaimed && isSame ? allow() : refuse('IDENTITY_DIFFERENT')
}
