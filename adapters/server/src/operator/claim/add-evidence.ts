import {
  decideMarketEvidence,
  MARKET_EVIDENCE_LIMITS,
} from '@jangteo/core/dispute/marketEvidence.rules'
import { listFilesOfClaim } from '@jangteo/postgres/claim/claim-detail.store'
import { insertClaimFiles } from '@jangteo/postgres/claim/claim.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { lockClaim } from '../../claim/lock-claim.ts'
import { loadEvidencedClaim } from '../../claim/market-evidence.ts'
import { requireStaffClaim } from '../../seller/claim/require-seller-claim.ts'
import { showStaffClaim } from '../../seller/claim/show-staff-claim.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { attachFiles } from '../../upload/attach-files.ts'

type EvidenceInput = { readonly id: string; readonly filesIdEncryptList: readonly string[] }

/**
 * Adds files of the operator to a claim, which its buyer and its seller see. The order's lock makes two operators take
 * turns, so the count holds. Refusals: CLAIM_NOT_FOUND, CLAIM_EVIDENCE_CLOSED, CLAIM_EVIDENCE_EXCEEDED, those of
 * `attachFiles`. Source: decision 163.
 */
export const addEvidence = Effect.fnUntraced(function* ({
  id,
  filesIdEncryptList: sealedIds,
}: EvidenceInput) {
  const claim = yield* requireStaffClaim(id)
  if ((yield* lockClaim(claim.id)) === null) return yield* refused('CLAIM_NOT_FOUND')
  const files = yield* listFilesOfClaim(claim.id)
  const evidenced = yield* loadEvidencedClaim(claim.id, files)
  const decision = decideMarketEvidence(evidenced, sealedIds.length)
  if (!decision.ok) return yield* refused(decision.reason)
  const fileIds = yield* attachFiles({ sealedIds, limits: MARKET_EVIDENCE_LIMITS })
  yield* insertClaimFiles(claim.id, fileIds, files.length)
  yield* recordAudit({
    call: 'operatorClaim.addEvidence',
    target: `claim:${claim.id}`,
    before: { fileCount: evidenced.count },
    after: { fileCount: evidenced.count + fileIds.length },
    reason: null,
  })
  return yield* showStaffClaim(claim)
}, transaction)
