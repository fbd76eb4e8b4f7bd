import { decideStaffChange, type StaffMember } from '@jangteo/core/staff/staffAccount.rules'
import { OPERATOR_PERMISSIONS } from '@jangteo/core/staff/staff.codes'
import { allow, type Decision, refuse } from '@jangteo/core/decision/decision.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  insertOperator,
  lockOperators,
  removeOperatorRow,
  updateOperator,
} from '@jangteo/postgres/staff/operator.store'
import { endStaffSessions, saveAuthenticator } from '@jangteo/postgres/staff/staff-login.store'
import type { StaffAccount } from '@jangteo/postgres/staff/staff-session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import type { Settings } from '../call/settings.ts'
import type { Seals } from '../wire/seals.ts'
import { mailInvitation } from './staff-links.ts'

const rights = {
  name: z.string(),
  isAdmin: z.boolean(),
  permissions: z.array(z.enum(OPERATOR_PERMISSIONS)),
}

/** Changes of the roles of operators, as payloads of their approvals. */
export const roleChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('INVITE'), loginId: z.string(), email: z.string(), ...rights }),
  z.object({ action: z.literal('CHANGE'), id: z.int(), ...rights }),
  z.object({ action: z.literal('REMOVE'), id: z.int() }),
  z.object({ action: z.literal('RESET_AUTHENTICATOR'), id: z.int() }),
])

export type RoleChange = z.infer<typeof roleChange>

/** Reasons why a role stays as it is. */
export type RoleRefusal =
  | 'STAFF_NOT_FOUND'
  | 'STAFF_SELF'
  | 'STAFF_LAST_CHIEF'
  | 'LOGIN_ID_TAKEN'
  | 'EMAIL_TAKEN'

/** Name of the market in an invitation. */
const PLACE = '장터 운영'

type Operators = Effect.Success<ReturnType<typeof lockOperators>>

function membersOf(operators: Operators): readonly StaffMember[] {
  return operators.map(({ id, is_admin: isChief }) => ({ id, isChief }))
}

function membersAfter(before: readonly StaffMember[], change: RoleChange): readonly StaffMember[] {
  if (change.action === 'REMOVE') return before.filter(({ id }) => id !== change.id)
  if (change.action !== 'CHANGE') return before
  return before.map((one) => (one.id === change.id ? { ...one, isChief: change.isAdmin } : one))
}

/** Decides whether a change fits the operators as they are. */
export function decideRole(
  operators: Operators,
  change: RoleChange,
  askedBy: number,
): Decision<RoleRefusal> {
  if (change.action === 'INVITE') {
    if (operators.some((one) => one.login_id === change.loginId)) return refuse('LOGIN_ID_TAKEN')
    return operators.some((one) => one.email === change.email) ? refuse('EMAIL_TAKEN') : allow()
  }
  const before = membersOf(operators)
  const after = membersAfter(before, change)
  return decideStaffChange({ id: change.id, changedBy: askedBy, before, after })
}

type Written = Effect.fn.Return<Decision<RoleRefusal, StaffAccount>, never, Db | Seals | Settings>

/**
 * Carries a change of a role out where it still fits, in the caller's transaction and under the locks of all operators.
 * Returns the account, or why it no longer fits.
 */
export const carryOutRole = Effect.fnUntraced(function* (
  change: RoleChange,
  askedBy: number,
): Written {
  const decision = decideRole(yield* lockOperators(), change, askedBy)
  return decision.ok ? yield* writeRole(change) : decision
})

/** Writes a change that fits, under the locks of all operators. Refusals: LOGIN_ID_TAKEN, EMAIL_TAKEN. */
export const writeRole = Effect.fnUntraced(function* (change: RoleChange): Written {
  const at = new Date(yield* Clock.currentTimeMillis)
  if (change.action === 'INVITE') {
    const inserted = yield* insertOperator({ ...change, at })
    if (typeof inserted !== 'number') return refuse(inserted)
    const invited: StaffAccount = { kind: 'OPERATOR', id: inserted }
    const { email, name, loginId } = change
    yield* mailInvitation({ account: invited, email, name, loginId }, PLACE)
    return allow(invited)
  }
  const account: StaffAccount = { kind: 'OPERATOR', id: change.id }
  if (change.action === 'CHANGE') {
    yield* updateOperator(change)
    return allow(account)
  }
  if (change.action === 'REMOVE') yield* removeOperatorRow(change.id)
  else yield* saveAuthenticator({ operatorId: change.id, sealedSecret: null, step: null })
  yield* endStaffSessions(account, at)
  return allow(account)
})
