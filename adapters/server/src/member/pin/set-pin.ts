import type { PinPurpose } from '@jangteo/core/member/pin/pin.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { insertPin } from '@jangteo/postgres/member/pin.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { noteSecurity } from '../../telemetry/security-event.ts'
import { type PayMember, requirePayMember } from './pay-member.ts'
import { hashPin, requireStrongPin } from './pin-hash.ts'
import { issuePinTicket } from '../../session/pin-ticket.ts'

/** A typed PIN, and what its ticket is good for. */
export type TypedPin = { readonly pin: string; readonly purposeEnum: PinPurpose }

const storePin = Effect.fnUntraced(function* (
  { memberId, sessionId }: PayMember,
  { sealedHash, purpose }: { readonly sealedHash: string; readonly purpose: PinPurpose },
) {
  const at = new Date(yield* Clock.currentTimeMillis)
  const isStored = yield* insertPin({ memberId, sealedHash, at })
  if (!isStored) return yield* refused('PIN_ALREADY_SET')
  yield* noteSecurity('pin.changed')
  return yield* issuePinTicket({ sessionId, purpose })
}, transaction)

/**
 * Sets the first PIN of a member, which counts as verified. Of two at once one is stored, the other is refused; a PIN
 * that is there is changed by `resetPin` alone. Refusals: PIN_NEEDS_PAY, PIN_WEAK, PIN_ALREADY_SET.
 */
export const setPin = Effect.fnUntraced(function* ({ pin, purposeEnum: purpose }: TypedPin) {
  const member = yield* requirePayMember
  yield* requireStrongPin(member.memberId, pin)
  const sealedHash = yield* hashPin(pin)
  return yield* storePin(member, { sealedHash, purpose })
})
