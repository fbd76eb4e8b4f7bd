import { findAddress } from '@jangteo/postgres/address/address.store'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toAddressAnswer } from './address-answer.ts'

/** One address of the member; another's, and one that no longer exists, are ADDRESS_DELETED. */
export const showAddress = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const wireIds = yield* WireIds
  const memberId = yield* callingMember
  const id = yield* openId('address', input.id, refused('ADDRESS_DELETED'))
  const row = yield* findAddress(memberId, id)
  if (row === undefined) return yield* refused('ADDRESS_DELETED')
  return toAddressAnswer(wireIds, row)
})
