import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { CallerKind } from './caller.codes.ts'
import { LOGIN_CALLERS } from './caller.codes.ts'
import type { MembershipType, ServiceGroup } from './membership.codes.ts'

/** Reason why a caller may not call: nobody is logged in, or being logged in is not enough. */
export type CallerRefusal = 'SESSION_REQUIRED' | 'CALLER_NOT_ALLOWED'

/** The caller a session makes: `membership` of its login, and whether a guest has proved an order. */
export function callerKindOf(membership: MembershipType, hasProvedOrder: boolean): CallerKind {
  if (membership !== 'GUEST') return membership
  return hasProvedOrder ? 'GUEST_ORDER' : 'GUEST'
}

/** True when the caller is logged in as a member or an associate member. */
export function isLoggedIn(caller: CallerKind): boolean {
  return LOGIN_CALLERS.includes(caller)
}

/**
 * True when a caller may make a call that these kinds may make.
 * Refusals: SESSION_REQUIRED when a login would help, CALLER_NOT_ALLOWED when it would not. Source: spec §6.
 */
export function mayCall(
  caller: CallerKind,
  allowed: readonly CallerKind[],
): Decision<CallerRefusal> {
  if (allowed.includes(caller)) return allow()
  const loginHelps = !isLoggedIn(caller) && allowed.some(isLoggedIn)
  return refuse(loginHelps ? 'SESSION_REQUIRED' : 'CALLER_NOT_ALLOWED')
}

/**
 * True when the pay platform is open: the login token must list it, and the buyer must be a verified member.
 * Source: spec §6, domain-rules A26.
 */
export function mayUsePay(membership: MembershipType, platformCodes: readonly string[]): boolean {
  const pay: ServiceGroup = 'PAY'
  return membership === 'MEMBER' && platformCodes.includes(pay)
}
