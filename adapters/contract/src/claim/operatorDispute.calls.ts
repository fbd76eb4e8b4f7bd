import { call } from '../call/call.ts'
import { sellerClaimDetail } from './sellerClaim.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { disputeDecision } from './dispute.schemas.ts'

/**
 * Decides a dispute: at the seller's fault the claim is carried out, at the buyer's it is refused. Once the seller has
 * answered, or their time is over. Source: market-rules §9.4, decision 146.
 */
const decide = call({ who: 'operator', permission: 'CLAIMS' })
  .route({
    method: 'POST',
    path: '/operators/claims/{id}/dispute/decision',
    summary: '분쟁 결정',
    tags: ['operatorDispute'],
  })
  .input(disputeDecision)
  .errors(
    refusals(
      'CLAIM_NOT_FOUND',
      'DISPUTE_NOT_FOUND',
      'DISPUTE_TEXT_REQUIRED',
      'DISPUTE_STATE_CHANGED',
      'DISPUTE_ANSWER_AWAITED',
      'NOT_CHANGE_STATUS',
      'NOT_CHANGE_ADDITIONAL_PAYMENT',
      'ADD_PAYMENT_REFUND_ERROR',
      'CLAIM_ALREADY_INSPECTED',
      'CLAIM_ITEM_UNAVAILABLE',
      'CLAIM_REFUND_EXCEEDS_PAYMENT',
      'CLAIM_REFUND_ACCOUNT_REQUIRED',
      'ORDER_ITEM_CLAIM_IN_PROGRESS',
      'ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
      'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
      'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
    ),
  )
  .output(sellerClaimDetail)

export const operatorDisputeCalls = { decide }
