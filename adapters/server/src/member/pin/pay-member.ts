import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { type Refused, refused } from '../../call/refused.ts'

/** A member to whom the pay platform is open, in their session. */
export type PayMember = { readonly memberId: number; readonly sessionId: string }

/** Returns the calling member. Refusal: PIN_NEEDS_PAY, when the pay platform is not open to them. */
export const requirePayMember: Effect.Effect<
  PayMember,
  Refused<'PIN_NEEDS_PAY'>,
  Caller
> = Effect.flatMap(Caller, (caller) =>
  'hasPay' in caller && caller.hasPay
    ? Effect.succeed({ memberId: caller.memberId, sessionId: caller.sessionId })
    : refused('PIN_NEEDS_PAY'),
)
