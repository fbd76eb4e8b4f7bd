import type { SellerPermission } from '@jangteo/core/staff/staff.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { findSellerUser } from '@jangteo/postgres/staff/staff-account.store'
import * as Effect from 'effect/Effect'
import { callingSeller } from '../call/staff-caller.ts'
import { inviteSellerUser, type SellerInvitation } from './invite-seller-user.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { type AccountPerson, readAccountPerson } from './typed-account.ts'

type Invitation = AccountPerson & {
  readonly ownerYn: 'Y' | 'N'
  readonly permissionList: readonly SellerPermission[]
}

const inviteUser = Effect.fnUntraced(function* (invitation: SellerInvitation) {
  const { loginId, isOwner, permissions } = invitation
  const id = yield* inviteSellerUser(invitation)
  yield* recordAudit({
    call: 'sellerUser.invite',
    target: `seller:${id}`,
    before: null,
    after: { loginId, isOwner, permissions },
    reason: null,
  })
}, transaction)

/**
 * Invites a user into the caller's store, who opens the account by the link in a mail. Refusals: LOGIN_ID_INVALID,
 * LOGIN_ID_TAKEN, EMAIL_INVALID, EMAIL_TAKEN, STAFF_NAME_REQUIRED. Source: market-rules §9.3.
 */
export const addSellerUser = Effect.fnUntraced(function* (input: Invitation) {
  const { storeId, sellerUserId } = yield* callingSeller
  const person = yield* readAccountPerson(input)
  const { store_name: storeName } = yield* findSellerUser(sellerUserId)
  const isOwner = input.ownerYn === 'Y'
  const permissions = isOwner ? [] : input.permissionList
  yield* inviteUser({ ...person, storeId, storeName, isOwner, permissions })
  return { done: true } as const
})
