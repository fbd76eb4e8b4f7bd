import {
  deleteAddress,
  findAddress,
  lockAddressBook,
  promoteNewestAddress,
} from '@jangteo/postgres/address/address.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'

/**
 * Deletes an address; after the default the newest becomes the default, under the member's lock.
 * Refusal: ADDRESS_DELETED, also for the second of two simultaneous calls.
 */
export const removeAddress = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const memberId = yield* callingMember
  const id = yield* openId('address', input.id, refused('ADDRESS_DELETED'))
  yield* lockAddressBook(memberId)
  const row = yield* findAddress(memberId, id)
  if (row === undefined) return yield* refused('ADDRESS_DELETED')
  yield* deleteAddress(id)
  if (row.is_default) yield* promoteNewestAddress(memberId)
  return { done: true } as const
}, transaction)
