import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { dispute, disputeText } from './dispute.schemas.ts'

/** Opens a dispute over a claim that was refused, or that its seller does not answer; once a claim. Source: market-rules §9.4. */
const open = call({ who: 'buyer' })
  .route({
    method: 'POST',
    path: '/orders/claims/{id}/dispute',
    summary: '분쟁 신청',
    tags: ['dispute'],
  })
  .input(disputeText)
  .errors(
    refusals(
      'CLAIM_NOT_FOUND',
      'DISPUTE_TEXT_REQUIRED',
      'DISPUTE_EXISTS',
      'DISPUTE_NOT_OPENABLE',
      'DISPUTE_TOO_EARLY',
      'DISPUTE_TOO_LATE',
    ),
  )
  .output(z.object({ dispute }))

export const disputeCalls = { open }
