import { listSellerUsers } from '@jangteo/postgres/staff/seller-user.store'
import * as Effect from 'effect/Effect'
import { callingSeller } from '../call/staff-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toYn } from '../wire/yn.ts'

/** Lists the users of the caller's store. */
export const listUsersOfStore = Effect.fnUntraced(function* () {
  const { storeId, sellerUserId } = yield* callingSeller
  const { seal } = yield* WireIds
  const rows = yield* listSellerUsers(storeId)
  const content = rows.map((row) => ({
    sellerUserIdEncrypt: seal('sellerUser', row.id),
    loginId: row.login_id,
    email: row.email,
    name: row.name,
    ownerYn: toYn(row.is_owner),
    permissionList: row.permissions,
    statusEnum: row.status,
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    meYn: toYn(row.id === sellerUserId),
  }))
  return { content }
})
