import type { AddressFields as AddressInput } from '@jangteo/core/address/address.rules'
import {
  clearDefaultAddress,
  findAddress,
  lockAddressBook,
  updateAddress,
} from '@jangteo/postgres/address/address.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toAddressAnswer, toAddressFields } from './address-answer.ts'

type ChangeAddressInput = AddressInput & { readonly id: string; readonly defaultYn: 'Y' | 'N' }

/**
 * Replaces an address. The default stays the default until another one takes the mark, so there is
 * always one; the member's lock keeps it one. Refusal: ADDRESS_DELETED.
 */
export const changeAddress = Effect.fnUntraced(function* (input: ChangeAddressInput) {
  const wireIds = yield* WireIds
  const memberId = yield* callingMember
  const id = yield* openId('address', input.id, refused('ADDRESS_DELETED'))
  yield* lockAddressBook(memberId)
  const before = yield* findAddress(memberId, id)
  if (before === undefined) return yield* refused('ADDRESS_DELETED')
  const takesDefault = input.defaultYn === 'Y' && !before.is_default
  if (takesDefault) yield* clearDefaultAddress(memberId)
  const row = yield* updateAddress(id, toAddressFields(input, takesDefault || before.is_default))
  return toAddressAnswer(wireIds, row)
}, transaction)
