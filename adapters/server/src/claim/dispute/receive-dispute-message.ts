import type { Db } from '@jangteo/postgres/database/db'
import { findDisputeOfClaim } from '@jangteo/postgres/dispute/dispute.store'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../../entity/entity-message.ts'
import type { Receivers } from '../../entity/entity-queue.ts'
import { advanceDispute } from './advance-dispute.ts'

/** Closes the dispute over a claim that has ended; one that was decided is over already. */
export const receiveDisputeMessage = Effect.fnUntraced(function* ({
  claimId,
  event,
  atMs,
}: MessageTo<'dispute'>): Effect.fn.Return<void, never, Db | Receivers> {
  const dispute = yield* findDisputeOfClaim(claimId)
  if (dispute !== undefined) yield* advanceDispute(dispute, { event, atMs })
})
