import type { Decision } from '@jangteo/core/decision/decision.rules'
import {
  decidePresentPassword,
  type LockoutRecord,
  type PresentPasswordRefusal,
} from '@jangteo/core/session/lockout.rules'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { countFailure, type Lockout } from './password-lockout.ts'

/** A password that a member typed again and that was compared, and the row that counts its failures. */
export type TypedPassword = { readonly lockout: Lockout; readonly isRight: boolean }

type Judged = {
  readonly typed: TypedPassword
  /** The record before this password, locked. */
  readonly record: LockoutRecord
  readonly nowMs: number
}

/**
 * Decides by the locked record, and counts a wrong password, which is to be committed although the call is refused.
 * Source: decision 047.
 */
export const judgePresentPassword = Effect.fnUntraced(function* ({
  typed: { lockout, isRight },
  record,
  nowMs,
}: Judged): Effect.fn.Return<Decision<PresentPasswordRefusal>, never, Db> {
  const decision = decidePresentPassword({ record, isPasswordRight: isRight, nowMs })
  if (!decision.ok && decision.reason === 'PASSWORD_PRESENT_MISMATCH') {
    yield* countFailure(lockout, { record, nowMs })
  }
  return decision
})
