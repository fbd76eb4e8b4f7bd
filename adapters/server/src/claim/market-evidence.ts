import type { EvidencedClaim } from '@jangteo/core/dispute/marketEvidence.rules'
import type { ClaimFileRow } from '@jangteo/postgres/claim/claim-detail.store'
import { findClaim } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import { findDisputeOfClaim } from '@jangteo/postgres/dispute/dispute.store'
import * as Effect from 'effect/Effect'
import { toFileAnswer } from '../upload/file-answer.ts'
import type { WireIdCodec } from '../wire/wire-ids.ts'

/** True for a file that an operator added. */
function isOfMarket({ operator_id: operatorId }: ClaimFileRow): boolean {
  return operatorId !== null
}

/** Loads what decides if operators may add evidence to a claim. */
export const loadEvidencedClaim = Effect.fnUntraced(function* (
  claimId: number,
  files: readonly ClaimFileRow[],
): Effect.fn.Return<EvidencedClaim, never, Db> {
  const claim = yield* findClaim(claimId)
  const dispute = yield* findDisputeOfClaim(claimId)
  const state = claim?.state ?? null
  return {
    status: state === 'WITHDRAWN' ? null : state,
    askedBy: claim?.asked_by ?? 'buyer',
    disputeState: dispute?.state ?? null,
    count: files.filter(isOfMarket).length,
  }
})

/** Maps the evidence of a claim: the buyer's, and what operators added; both sides see all of it. */
export function toEvidenceAnswer(wireIds: WireIdCodec, files: readonly ClaimFileRow[]) {
  const answers = (rows: readonly ClaimFileRow[]) => rows.map((row) => toFileAnswer(wireIds, row))
  return {
    files: answers(files.filter((file) => !isOfMarket(file))),
    marketFiles: answers(files.filter(isOfMarket)),
  }
}
