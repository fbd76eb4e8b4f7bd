import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { CallerKind } from './caller.codes.ts'
import { LOGIN_CALLERS, OPERATOR_CALLERS, SELLER_CALLERS } from './caller.codes.ts'
import type { MembershipType, ServiceGroup } from './membership.codes.ts'

/** Reason why a caller may not make a call: not logged in, or the login does not suffice. */
export type CallerRefusal = 'SESSION_REQUIRED' | 'CALLER_NOT_ALLOWED'

/** Returns the kind of caller of a session, by the `membership` of its login and a guest's proved order. */
export function callerKindOf(membership: MembershipType, hasProvedOrder: boolean): CallerKind {
  if (membership !== 'GUEST') return membership
  return hasProvedOrder ? 'GUEST_ORDER' : 'GUEST'
}

/** Returns the membership of a caller; a guest's without a member's login. Source: spec §6. */
export function membershipOf(caller: CallerKind): MembershipType {
  return caller === 'MEMBER' || caller === 'ASSOCIATE_MEMBER' ? caller : 'GUEST'
}

/** True when the caller is logged in as a member or an associate member. */
export function isLoggedIn(caller: CallerKind): boolean {
  return LOGIN_CALLERS.includes(caller)
}

/** True when the caller is a user of a store or an operator. */
export function isStaff(caller: CallerKind): boolean {
  return SELLER_CALLERS.includes(caller) || OPERATOR_CALLERS.includes(caller)
}

/**
 * Decides whether a caller is among the kinds that may make a call. Refusals: SESSION_REQUIRED when a login would help,
 * CALLER_NOT_ALLOWED when it would not. Buyers need another login for the calls of staff; staff never pass for a buyer.
 * Source: spec §6, market-rules §9.2.
 */
export function mayCall(
  caller: CallerKind,
  allowed: readonly CallerKind[],
): Decision<CallerRefusal> {
  if (allowed.includes(caller)) return allow()
  const loginHelps =
    !isStaff(caller) && (allowed.some(isStaff) || (!isLoggedIn(caller) && allowed.some(isLoggedIn)))
  return refuse(loginHelps ? 'SESSION_REQUIRED' : 'CALLER_NOT_ALLOWED')
}

/**
 * True when the pay platform is open: the login token lists it, and the buyer is a verified member. Source: spec §6,
 * domain-rules A26.
 */
export function mayUsePay(membership: MembershipType, platformCodes: readonly string[]): boolean {
  const pay: ServiceGroup = 'PAY'
  return membership === 'MEMBER' && platformCodes.includes(pay)
}
