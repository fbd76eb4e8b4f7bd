import { readStored } from '@jangteo/postgres/database/readStored'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import type { ApprovalAction } from './approvals.ts'
import { carryOutRole, roleChange } from './role-action.ts'

/** Carries an approved change of a role out. Refusal: APPROVAL_OUTDATED where it no longer fits. */
export const approveRole: ApprovalAction = Effect.fnUntraced(function* ({
  id,
  payload,
  asked_by: askedBy,
}) {
  const change = readStored(roleChange, payload, { table: 'approvals', column: 'payload', id })
  const decision = yield* carryOutRole(change, askedBy)
  return decision.ok ? decision.value : yield* refused('APPROVAL_OUTDATED')
})
