import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { CallerKind } from './caller.codes.ts'
import { mayCall } from './caller.rules.ts'
import { ACTION_CALLERS } from './permission.codes.ts'
import type { AccessAction, StoreFeature } from './permission.codes.ts'

/** Result of a tap on an action: the action itself, a login, or a refusal. */
export type AccessDecision = 'DO' | 'ASK_FOR_LOGIN' | 'REFUSE'

/**
 * Decides the result of a tap on an action by the caller; a login is asked for only where it helps. Source: spec §6.
 */
export function decideAccess(action: AccessAction, caller: CallerKind): AccessDecision {
  const decided = mayCall(caller, ACTION_CALLERS[action])
  if (decided.ok) return 'DO'
  return decided.reason === 'SESSION_REQUIRED' ? 'ASK_FOR_LOGIN' : 'REFUSE'
}

/** Decides whether a store offers a feature to its buyers. Refusal: STORE_FEATURE_DENIED. Source: spec §6. */
export function decideStoreFeature(
  feature: StoreFeature,
  denied: readonly StoreFeature[],
): Decision<'STORE_FEATURE_DENIED'> {
  return denied.includes(feature) ? refuse('STORE_FEATURE_DENIED') : allow()
}

/** Decides whether the caller may edit what a member wrote: only the writer. Refusal: EDIT_DENIED. Source: spec §6. */
export function decideEdit(writerSeq: number, userSeq: number): Decision<'EDIT_DENIED'> {
  return writerSeq === userSeq ? allow() : refuse('EDIT_DENIED')
}
