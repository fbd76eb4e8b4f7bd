import { PIN_MESSAGES } from '@jangteo/core/member/pin/pin.messages'
import { decidePinTry, refuseWrongPin } from '@jangteo/core/member/pin/pin.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { lockPin, updatePinTries } from '@jangteo/postgres/member/pin.store'
import * as Effect from 'effect/Effect'
import { refused, refusedSaying } from '../../call/refused.ts'
import { requirePayMember } from './pay-member.ts'
import { isPinRight } from './pin-hash.ts'
import { issuePinTicket } from '../../session/pin-ticket.ts'
import type { TypedPin } from './set-pin.ts'

/**
 * Verifies a PIN. The try is counted under the PIN's lock and committed before it is compared, so that of any number of
 * simultaneous wrong tries five are compared; hashing holds no lock. A right one resets the count. One whose PIN was
 * changed in between counts as wrong. Refusals: PIN_NEEDS_PAY, PIN_NOT_SET, PIN_MISMATCH, PIN_LOCKED.
 */
export const verifyPin = Effect.fnUntraced(function* ({ pin, purposeEnum: purpose }: TypedPin) {
  const { memberId, sessionId } = yield* requirePayMember
  const { sealedHash, triedCount } = yield* transaction(countTry(memberId))
  const isSame = yield* isPinRight(sealedHash, pin)
  const ticket = isSame
    ? yield* transaction(accept({ memberId, sessionId, purpose, sealedHash }))
    : null
  if (ticket !== null) return ticket
  const { reason, params } = refuseWrongPin(triedCount)
  if (reason === 'PIN_LOCKED') return yield* refused(reason)
  return yield* refusedSaying(reason, PIN_MESSAGES.PIN_MISMATCH(params), { ...params })
})

const countTry = Effect.fnUntraced(function* (memberId: number) {
  const row = yield* lockPin(memberId)
  if (row === undefined) return yield* refused('PIN_NOT_SET')
  const decision = decidePinTry(row.tried_count)
  if (!decision.ok) return yield* refused(decision.reason)
  yield* updatePinTries(memberId, decision.value)
  return { sealedHash: row.sealed_pin_hash, triedCount: decision.value }
})

type Accepted = {
  readonly memberId: number
  readonly sessionId: string
  readonly purpose: TypedPin['purposeEnum']
  readonly sealedHash: string
}

/** Resets the count and issues the ticket; `null` when the PIN is another one by now. */
const accept = Effect.fnUntraced(function* ({ memberId, sealedHash, ...ticket }: Accepted) {
  const row = yield* lockPin(memberId)
  if (row?.sealed_pin_hash !== sealedHash) return null
  yield* updatePinTries(memberId, 0)
  return yield* issuePinTicket(ticket)
})
