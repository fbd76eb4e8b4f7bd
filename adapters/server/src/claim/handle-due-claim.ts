import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { advanceClaim } from './advance-claim.ts'
import { lockClaim } from './lock-claim.ts'

/** Notify a claim that its time has come. One that moved on in the meantime, or is not due, stays where it is. */
export const handleDueClaim = (
  claimId: number,
  event: Extract<ClaimEventType, 'system.answerDue' | 'system.deliveryAssumed'>,
) =>
  transaction(
    Effect.gen(function* () {
      const locked = yield* lockClaim(claimId)
      if (locked === null) return
      const atMs = yield* Clock.currentTimeMillis
      yield* advanceClaim(locked.claim, { event, atMs })
    }),
  )
