import { listAddresses as listRows } from '@jangteo/postgres/address/address.store'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toAddressAnswer } from './address-answer.ts'

/** The member's addresses, the default one first. */
export const listAddresses = Effect.fnUntraced(function* () {
  const wireIds = yield* WireIds
  const rows = yield* listRows(yield* callingMember)
  return { content: rows.map((row) => toAddressAnswer(wireIds, row)) }
})
