import { decidePinTry } from '@jangteo/core/member/pin/pin.rules'
import { findPin } from '@jangteo/postgres/member/pin.store'
import * as Effect from 'effect/Effect'
import { requirePayMember } from './pay-member.ts'

/** Shows whether the member has a PIN, and whether it is locked. Refusal: PIN_NEEDS_PAY. */
export const showPin = Effect.fnUntraced(function* () {
  const { memberId } = yield* requirePayMember
  const pin = yield* findPin(memberId)
  return {
    isSet: pin !== undefined,
    isLocked: pin !== undefined && !decidePinTry(pin.tried_count).ok,
  }
})
