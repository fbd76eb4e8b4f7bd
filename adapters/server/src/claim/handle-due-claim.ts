import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { advanceClaim } from './advance-claim.ts'
import { lockClaim } from './lock-claim.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/** Advances a claim that is due. One that moved on meanwhile, or is not due, stays where it is. */
export const handleDueClaim = Effect.fnUntraced(function* (
  claimId: number,
  event: Extract<ClaimEventType, 'system.answerDue' | 'system.deliveryAssumed'>,
): Effect.fn.Return<void, never, Db | Receivers> {
  const locked = yield* lockClaim(claimId)
  if (locked === null) return
  const atMs = yield* Clock.currentTimeMillis
  yield* advanceClaim(locked.claim, { event, atMs })
}, transaction)
