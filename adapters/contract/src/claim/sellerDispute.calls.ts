import { call } from '../call/call.ts'
import { sellerClaimDetail } from './sellerClaim.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { disputeText } from './dispute.schemas.ts'

/** Answers a dispute over a claim of the store, within three business days. Source: market-rules §9.4. */
const answer = call({ who: 'seller', permission: 'CLAIMS' })
  .route({
    method: 'POST',
    path: '/sellers/claims/{id}/dispute/answer',
    summary: '분쟁 답변',
    tags: ['sellerDispute'],
  })
  .input(disputeText)
  .errors(
    refusals(
      'CLAIM_NOT_FOUND',
      'DISPUTE_NOT_FOUND',
      'DISPUTE_TEXT_REQUIRED',
      'DISPUTE_STATE_CHANGED',
      'DISPUTE_ANSWER_OVER',
    ),
  )
  .output(sellerClaimDetail)

export const sellerDisputeCalls = { answer }
