import { listOperators } from '@jangteo/postgres/staff/operator.store'
import * as Effect from 'effect/Effect'
import { callingOperator } from '../call/staff-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toYn } from '../wire/yn.ts'

/** Lists the operators of the market. */
export const listRoles = Effect.fnUntraced(function* () {
  const { operatorId } = yield* callingOperator
  const { seal } = yield* WireIds
  const rows = yield* listOperators()
  const content = rows.map((row) => ({
    operatorIdEncrypt: seal('operator', row.id),
    loginId: row.login_id,
    email: row.email,
    name: row.name,
    adminYn: toYn(row.is_admin),
    permissionList: row.permissions,
    statusEnum: row.status,
    authenticatorYn: toYn(row.has_authenticator),
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    meYn: toYn(row.id === operatorId),
  }))
  return { content }
})
