import { transaction, type Db } from '@jangteo/postgres/database/db'
import { findDisputeOfClaim } from '@jangteo/postgres/dispute/dispute.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { lockClaim } from '../lock-claim.ts'
import type { Receivers } from '../../entity/entity-queue.ts'
import { advanceDispute } from './advance-dispute.ts'

/** Hands a dispute that its seller did not answer in time to the operators. One that moved on meanwhile stays there. */
export const passAnswerDue = Effect.fnUntraced(function* (
  claimId: number,
): Effect.fn.Return<void, never, Db | Receivers> {
  yield* lockClaim(claimId)
  const dispute = yield* findDisputeOfClaim(claimId)
  if (dispute === undefined) return
  const atMs = yield* Clock.currentTimeMillis
  yield* advanceDispute(dispute, { event: 'system.answerDue', atMs })
}, transaction)
