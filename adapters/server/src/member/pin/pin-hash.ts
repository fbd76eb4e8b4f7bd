import { decidePin } from '@jangteo/core/member/pin/pin.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { findMember } from '@jangteo/postgres/member/member.store'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../../call/refused.ts'
import { hashPassword, isPasswordRight } from '../../session/passwords.ts'
import { Seals } from '../../wire/seals.ts'

/**
 * Hashes a new PIN as passwords are, and seals the hash, since whoever has it and the key's text would find six digits
 * by trying all. Takes a permit of hashing, so it never belongs into a transaction. Source: decision 119.
 */
export const hashPin = Effect.fnUntraced(function* (
  pin: string,
): Effect.fn.Return<string, never, Seals> {
  const { seal } = yield* Seals
  return seal(yield* hashPassword(pin))
})

/** True when the PIN is the one of the sealed hash. Outside of transactions, as `hashPin`. */
export const isPinRight = Effect.fnUntraced(function* (
  sealedHash: string,
  pin: string,
): Effect.fn.Return<boolean, never, Seals> {
  const { open } = yield* Seals
  return yield* isPasswordRight(open(sealedHash), pin)
})

/** Requires a PIN that strangers do not guess. Refusal: PIN_WEAK. */
export const requireStrongPin = Effect.fnUntraced(function* (
  memberId: number,
  pin: string,
): Effect.fn.Return<void, Refused<'PIN_WEAK'>, Db> {
  const { birthday, mobile } = yield* findMember(memberId)
  const decision = decidePin(pin, { birthday, mobile })
  if (!decision.ok) yield* refused(decision.reason)
})
