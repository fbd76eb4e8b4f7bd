import { decidePinReset } from '@jangteo/core/member/pin/pinReset.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { findMember } from '@jangteo/postgres/member/member.store'
import { findMemberByIdentity } from '@jangteo/postgres/member/new-member.store'
import { deletePinTickets, lockPin, replacePin } from '@jangteo/postgres/member/pin.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { noteSecurity } from '../../telemetry/security-event.ts'
import { ownerOf } from '../owner-of.ts'
import { readVerification, useVerification } from '../identity/use-verification.ts'
import { type PayMember, requirePayMember } from './pay-member.ts'
import { hashPin, requireStrongPin } from './pin-hash.ts'
import { issuePinTicket } from '../../session/pin-ticket.ts'
import type { TypedPin } from './set-pin.ts'

/** A new PIN with the verification of its owner. */
type NewPin = TypedPin & { readonly verificationId: string }

/**
 * Sets another PIN for whoever proves to be the member, which ends a lock and every ticket of the former PIN. The
 * verification is used up by a stored PIN alone; of two resets with one, the second is refused. Refusals: PIN_NEEDS_PAY,
 * PIN_NOT_SET, PIN_WEAK, IDENTITY_UNVERIFIED, IDENTITY_DIFFERENT. Source: market-rules §7.
 */
export const resetPin = Effect.fnUntraced(function* (input: NewPin) {
  const member = yield* requirePayMember
  const { pin, verificationId } = input
  yield* requireStrongPin(member.memberId, pin)
  yield* readVerification({ verificationId, purpose: 'PIN' })
  const sealedHash = yield* hashPin(pin)
  return yield* transaction(store(member, { ...input, sealedHash }))
})

const store = Effect.fnUntraced(function* (
  { memberId, sessionId }: PayMember,
  input: NewPin & { readonly sealedHash: string },
) {
  const { verificationId, sealedHash, purposeEnum: purpose } = input
  const person = yield* useVerification({ verificationId, purpose: 'PIN' })
  const account = yield* findMember(memberId)
  const decision = decidePinReset({
    owner: ownerOf(yield* findMemberByIdentity(person.identityHash), memberId),
    isCallerVerified: account.identity_hash !== null,
    account,
    person,
  })
  if (!decision.ok) return yield* refused(decision.reason)
  if ((yield* lockPin(memberId)) === undefined) return yield* refused('PIN_NOT_SET')
  yield* replacePin({ memberId, sealedHash, at: new Date(yield* Clock.currentTimeMillis) })
  yield* deletePinTickets(memberId)
  yield* noteSecurity('pin.changed')
  return yield* issuePinTicket({ sessionId, purpose })
})
