import type { SellerPermission } from '@jangteo/core/staff/staff.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { insertSellerUser } from '@jangteo/postgres/staff/seller-user.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../call/refused.ts'
import type { Settings } from '../call/settings.ts'
import type { Seals } from '../wire/seals.ts'
import { mailInvitation } from './staff-links.ts'

/** A new user of a store; login id and address are valid and in small letters. */
export type SellerInvitation = {
  readonly storeId: number
  readonly storeName: string
  readonly loginId: string
  readonly email: string
  readonly name: string
  readonly isOwner: boolean
  readonly permissions: readonly SellerPermission[]
}

/**
 * Creates a user of a store, who opens the account by the link in a mail; belongs into the transaction of the call. Unique
 * indexes decide of two simultaneous ones. Returns the id. Refusals: LOGIN_ID_TAKEN, EMAIL_TAKEN. Source: market-rules
 * §9.1.
 */
export const inviteSellerUser = Effect.fnUntraced(function* (
  invitation: SellerInvitation,
): Effect.fn.Return<number, Refused<'LOGIN_ID_TAKEN' | 'EMAIL_TAKEN'>, Db | Seals | Settings> {
  const at = new Date(yield* Clock.currentTimeMillis)
  const inserted = yield* insertSellerUser({ ...invitation, at })
  if (typeof inserted !== 'number') return yield* refused(inserted)
  const { email, name, loginId, storeName } = invitation
  const account = { kind: 'SELLER', id: inserted } as const
  yield* mailInvitation({ account, email, name, loginId }, storeName)
  return inserted
})
