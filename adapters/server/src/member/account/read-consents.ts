import { type Consent, consentsOf } from '@jangteo/core/terms/consent.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listConsentSteps } from '@jangteo/postgres/member/consent.store'
import * as Effect from 'effect/Effect'

/** Reads the status of every consent of a member from its history. */
export const readConsents = Effect.fnUntraced(function* (
  memberId: number,
): Effect.fn.Return<readonly Consent[], never, Db> {
  const rows = yield* listConsentSteps(memberId)
  return consentsOf(
    rows.map(({ kind, is_agreed: isAgreed, at }) => ({ kind, isAgreed, atMs: at.getTime() })),
  )
})
