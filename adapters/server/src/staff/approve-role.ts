import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { type ApprovalAction, readPayload } from './approvals.ts'
import { carryOutRole, roleChange } from './role-action.ts'

/** Carries an approved change of a role out. Refusal: APPROVAL_OUTDATED where it no longer fits. */
export const approveRole: ApprovalAction = Effect.fnUntraced(function* (request) {
  const decision = yield* carryOutRole(readPayload(roleChange, request), request.asked_by)
  return decision.ok ? decision.value : yield* refused('APPROVAL_OUTDATED')
})
