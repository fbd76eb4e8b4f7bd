import { CLAIM_FAULTS } from '@jangteo/core/claim/claim.codes'
import { DISPUTE_STATES } from '@jangteo/core/dispute/dispute.codes'
import { z } from 'zod'
import { moment, opaqueId } from '../wire/wire.schemas.ts'

/** A dispute over a claim, as buyer, seller and operator see it. */
export const dispute = z.object({
  stateEnum: z.enum(DISPUTE_STATES),
  reason: z.string(),
  openedAt: moment,
  answerDueAt: moment,
  /** `null` until the seller has answered. */
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
  /** Party at fault, with the reason of the operator; `null` until they have decided. */
  faultEnum: z.enum(CLAIM_FAULTS).nullable(),
  decision: z.string().nullable(),
  /** When it came to its state. */
  changedAt: moment,
})

/** A text on the dispute over a claim. */
export const disputeText = z.object({ id: opaqueId, text: z.string().max(2_000) })

/** The decision of a dispute: the party at fault, and the reason that both read. */
export const disputeDecision = disputeText.extend({ faultEnum: z.enum(CLAIM_FAULTS) })
