import type { IdentityPurpose } from '@jangteo/core/member/identity.codes'
import { decideVerificationCaller } from '@jangteo/core/member/verification.rules'
import type { CallerRefusal } from '@jangteo/core/session/caller.rules'
import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { type Refused, refused } from '../../call/refused.ts'

/**
 * Refuses callers whom a purpose is not for, at the start and again at the end: they may have logged out, or in as another
 * one, while the window was open. Refusals: SESSION_REQUIRED, CALLER_NOT_ALLOWED.
 */
export const admitPurpose = Effect.fnUntraced(function* (
  purpose: IdentityPurpose,
): Effect.fn.Return<void, Refused<CallerRefusal>, Caller> {
  const { kind } = yield* Caller
  const decision = decideVerificationCaller(purpose, kind)
  if (!decision.ok) return yield* refused(decision.reason)
})
