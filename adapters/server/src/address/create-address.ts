import { address as savedAddress } from '@jangteo/contract/address/address.schemas'
import { becomesDefault, decideAddressAdded } from '@jangteo/core/address/address.rules'
import type { AddressFields as AddressInput } from '@jangteo/core/address/address.rules'
import {
  clearDefaultAddress,
  insertAddress,
  listAddresses,
  lockAddressBook,
} from '@jangteo/postgres/address/address.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { onceByKey } from '../call/once.ts'
import { callingMember } from '../call/member-caller.ts'
import { refused } from '../call/refused.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toAddressAnswer, toAddressFields } from './address-answer.ts'

type CreateAddressInput = AddressInput & { readonly defaultYn: 'Y' | 'N' }

/**
 * Saves an address; the first becomes the default. The member's row is locked, so two simultaneous
 * calls cannot save a 21st address or a second default. Refusal: ADDRESS_COUNT_EXCEEDED.
 */
export const createAddress = Effect.fnUntraced(
  function* (input: CreateAddressInput) {
    const wireIds = yield* WireIds
    const memberId = yield* callingMember
    yield* lockAddressBook(memberId)
    const { length: count } = yield* listAddresses(memberId)
    const decision = decideAddressAdded(count)
    if (!decision.ok) return yield* refused(decision.reason)
    const isDefault = becomesDefault(count, input.defaultYn === 'Y')
    if (isDefault) yield* clearDefaultAddress(memberId)
    const at = new Date(yield* Clock.currentTimeMillis)
    const row = yield* insertAddress(memberId, toAddressFields(input, isDefault), at)
    return toAddressAnswer(wireIds, row)
  },
  onceByKey('address.create', savedAddress),
)
