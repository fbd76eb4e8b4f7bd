import type { SellerPermission } from '@jangteo/core/staff/staff.codes'
import { decideStaffChange } from '@jangteo/core/staff/staffAccount.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  lockSellerUsers,
  removeSellerUserRow,
  updateSellerUser,
} from '@jangteo/postgres/staff/seller-user.store'
import { endStaffSessions } from '@jangteo/postgres/staff/staff-login.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { type Refused, refused } from '../call/refused.ts'
import { callingSeller } from '../call/staff-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { readStaffName } from './typed-account.ts'

type Change = {
  readonly id: string
  readonly name: string
  readonly ownerYn: 'Y' | 'N'
  readonly permissionList: readonly SellerPermission[]
}

/** Rights that a user is to have; `null` removes the user. */
type Rights = {
  readonly name: string
  readonly isOwner: boolean
  readonly permissions: readonly SellerPermission[]
} | null

/**
 * Changes the rights of a user of the caller's store, under the locks of all of them, so that of two owners who take
 * each other's rights away one is refused. Refusals: STAFF_NOT_FOUND, STAFF_SELF, STAFF_LAST_CHIEF,
 * STAFF_NAME_REQUIRED. Source: market-rules §9.3.
 */
export const changeSellerUser = Effect.fnUntraced(function* (input: Change) {
  const name = yield* readStaffName(input.name)
  const isOwner = input.ownerYn === 'Y'
  const permissions = isOwner ? [] : input.permissionList
  const id = (yield* WireIds).open('sellerUser', input.id)
  yield* transaction(write(id, { name, isOwner, permissions }))
  return { done: true } as const
})

/**
 * Removes a user of the caller's store and ends the sessions. Refusals: STAFF_NOT_FOUND, STAFF_SELF, STAFF_LAST_CHIEF.
 */
export const removeSellerUser = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const id = (yield* WireIds).open('sellerUser', input.id)
  yield* transaction(write(id, null))
  return { done: true } as const
})

type WriteRefused = Refused<'STAFF_NOT_FOUND' | 'STAFF_SELF' | 'STAFF_LAST_CHIEF'>

const write = Effect.fnUntraced(function* (
  id: number | null,
  rights: Rights,
): Effect.fn.Return<void, WriteRefused, Caller | Db> {
  const { storeId, sellerUserId } = yield* callingSeller
  const rows = yield* lockSellerUsers(storeId)
  const row = rows.find((one) => one.id === id)
  if (row === undefined) return yield* refused('STAFF_NOT_FOUND')
  const before = rows.map((one) => ({ id: one.id, isChief: one.is_owner }))
  const others = before.filter((one) => one.id !== row.id)
  const after = rights === null ? others : [...others, { id: row.id, isChief: rights.isOwner }]
  const decision = decideStaffChange({ id: row.id, changedBy: sellerUserId, before, after })
  if (!decision.ok) return yield* refused(decision.reason)
  if (rights === null) {
    yield* removeSellerUserRow(row.id)
    const at = new Date(yield* Clock.currentTimeMillis)
    yield* endStaffSessions({ kind: 'SELLER', id: row.id }, at)
  } else yield* updateSellerUser({ id: row.id, ...rights })
  yield* recordAudit({
    call: rights === null ? 'sellerUser.remove' : 'sellerUser.change',
    target: `seller:${row.id}`,
    before: { name: row.name, isOwner: row.is_owner, permissions: row.permissions },
    after: rights,
    reason: null,
  })
})
