import { ADDRESS_COUNT_MAX } from '@jangteo/core/address/address.rules'
import { listAddresses } from '@jangteo/postgres/address/address.store'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'

/** Counts the member's saved addresses, with the most there may be. */
export const countAddresses = Effect.fnUntraced(function* () {
  const rows = yield* listAddresses(yield* callingMember)
  return { count: rows.length, maxCount: ADDRESS_COUNT_MAX }
})
