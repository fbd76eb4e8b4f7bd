import type { OperatorPermission } from '@jangteo/core/staff/staff.codes'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { lockOperators } from '@jangteo/postgres/staff/operator.store'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { type Refused, refused } from '../call/refused.ts'
import type { Settings } from '../call/settings.ts'
import { callingOperator } from '../call/staff-caller.ts'
import type { Seals } from '../wire/seals.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { askApproval } from './approvals.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { decideRole, type RoleChange, type RoleRefusal, writeRole } from './role-action.ts'
import { type AccountPerson, readAccountPerson, readStaffName } from './typed-account.ts'

type TypedRights = {
  readonly name: string
  readonly adminYn: 'Y' | 'N'
  readonly permissionList: readonly OperatorPermission[]
}

type OneRole = { readonly id: string; readonly reason: string }

function rightsOf({ adminYn, permissionList }: TypedRights) {
  const isAdmin = adminYn === 'Y'
  return { isAdmin, permissions: isAdmin ? [] : [...permissionList] }
}

/** Asks to invite an operator. Refusals: those of the person, and those of `askRole`. */
export const inviteOperator = Effect.fnUntraced(function* (
  input: AccountPerson & TypedRights & { readonly reason: string },
) {
  const person = yield* readAccountPerson(input)
  const change: RoleChange = { action: 'INVITE', ...person, ...rightsOf(input) }
  return yield* askRole(change, input.reason)
})

/** Asks to change what an operator may do. */
export const changeRole = Effect.fnUntraced(function* (input: OneRole & TypedRights) {
  const name = yield* readStaffName(input.name)
  const id = yield* openOperator(input.id)
  return yield* askRole({ action: 'CHANGE', id, name, ...rightsOf(input) }, input.reason)
})

/** Asks to remove an operator. */
export const removeRole = Effect.fnUntraced(function* (input: OneRole) {
  const id = yield* openOperator(input.id)
  return yield* askRole({ action: 'REMOVE', id }, input.reason)
})

/** Asks to take the authenticator of an operator away. */
export const resetAuthenticator = Effect.fnUntraced(function* (input: OneRole) {
  const id = yield* openOperator(input.id)
  return yield* askRole({ action: 'RESET_AUTHENTICATOR', id }, input.reason)
})

const openOperator = Effect.fnUntraced(function* (
  sealed: string,
): Effect.fn.Return<number, Refused<'STAFF_NOT_FOUND'>, WireIds> {
  const id = (yield* WireIds).open('operator', sealed)
  return id === null ? yield* refused('STAFF_NOT_FOUND') : id
})

type RoleAnswer = Effect.fn.Return<
  { readonly approvalYn: 'Y' | 'N' },
  Refused<RoleRefusal | 'APPROVAL_PENDING'>,
  Caller | Db | Seals | Settings
>

function targetOf(change: RoleChange): string {
  return change.action === 'INVITE' ? `operator ${change.loginId}` : `operator:${change.id}`
}

/**
 * Asks another admin to approve a change of a role; where there is no other admin who could, it is carried out at once,
 * so that a market with one operator gets a second one. Under the locks of all operators, so that this cannot change
 * meanwhile. Refusals: STAFF_NOT_FOUND, STAFF_SELF, STAFF_LAST_CHIEF, LOGIN_ID_TAKEN, EMAIL_TAKEN, APPROVAL_PENDING.
 * Source: market-rules §9.2, decision 124.
 */
const askRole = (change: RoleChange, reason: string) => transaction(judge(change, reason))

const judge = Effect.fnUntraced(function* (change: RoleChange, reason: string): RoleAnswer {
  const { operatorId } = yield* callingOperator
  const operators = yield* lockOperators()
  const decision = decideRole(operators, change, operatorId)
  if (!decision.ok) return yield* refused(decision.reason)
  const hasOtherAdmin = operators.some(
    ({ id, is_admin: isAdmin, status }) => isAdmin && status === 'ACTIVE' && id !== operatorId,
  )
  if (hasOtherAdmin) {
    yield* askApproval({ kind: 'ROLE', target: targetOf(change), payload: change, reason })
    return { approvalYn: 'Y' }
  }
  const done = yield* writeRole(change)
  if (!done.ok) return yield* refused(done.reason)
  yield* recordAudit({
    call: 'operatorRole.change',
    target: `operator:${done.value.id}`,
    before: null,
    after: change,
    reason,
  })
  return { approvalYn: 'N' }
})
