import { transaction } from '@jangteo/postgres/database/db'
import { lockSellerUsers } from '@jangteo/postgres/staff/seller-user.store'
import { findSellerUser } from '@jangteo/postgres/staff/staff-account.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { callingSeller } from '../call/staff-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { mailInvitation, mailPasswordLink } from './staff-links.ts'

type LinkedUser = {
  readonly id: number | null
  readonly storeId: number
  readonly storeName: string
}

const mailLink = Effect.fnUntraced(function* ({ id, storeId, storeName }: LinkedUser) {
  const row = (yield* lockSellerUsers(storeId)).find((one) => one.id === id)
  if (row === undefined) return yield* refused('STAFF_NOT_FOUND')
  const account = { kind: 'SELLER', id: row.id } as const
  const receiver = { account, email: row.email, name: row.name, loginId: row.login_id }
  yield* row.status === 'INVITED' ? mailInvitation(receiver, storeName) : mailPasswordLink(receiver)
  const target = `seller:${row.id}`
  yield* recordAudit({
    call: 'sellerUser.sendLink',
    target,
    before: null,
    after: null,
    reason: null,
  })
}, transaction)

/**
 * Mails another link to a user of the caller's store: an invitation again, or one for another password. Refusal:
 * STAFF_NOT_FOUND.
 */
export const sendSellerLink = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const { storeId, sellerUserId } = yield* callingSeller
  const id = (yield* WireIds).open('sellerUser', input.id)
  const { store_name: storeName } = yield* findSellerUser(sellerUserId)
  yield* mailLink({ id, storeId, storeName })
  return { done: true } as const
})
