import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import { allow } from '@jangteo/core/decision/decision.rules'
import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import { findOptions, lockOptions } from '@jangteo/postgres/goods/stock.store'
import * as Effect from 'effect/Effect'
import { findOwedState } from '../claim/claim-facts.ts'
import { checkResend } from '../claim/claim-stock.ts'
import { checkConversion } from '../claim/convert-exchange.ts'
import { checkAdditionalPaymentEnd } from '../claim/additional/end-additional-payment.ts'

/** States that no buyer may be in the middle of paying, or of being paid back, when it happens. */
const SETTLING: ReadonlySet<ClaimEventType> = new Set<ClaimEventType>([
  'seller.collect',
  'seller.refuse',
  'seller.changeFault',
  'seller.convertToReturn',
])

const checkSettled = Effect.fnUntraced(function* (claim: ClaimRow) {
  const isOwed = (yield* findOwedState(claim)) !== null
  return isOwed ? yield* checkAdditionalPaymentEnd(claim.id) : allow()
})

/**
 * True when what lies beside a claim lets a seller's event happen: its additional payment, the other groups of its
 * order, the stock. Its buttons and its call ask the same; the call with the stock locked. Refusals:
 * NOT_CHANGE_ADDITIONAL_PAYMENT, ADD_PAYMENT_REFUND_ERROR, SHIPPING_GROUP_CLAIM_IN_PROGRESS,
 * EXCHANGE_RESHIPPING_OUT_OF_STOCK.
 */
export const checkDeskEvent = Effect.fnUntraced(function* (
  claim: ClaimRow,
  event: ClaimEventType,
  { isLocked }: { readonly isLocked: boolean },
) {
  if (SETTLING.has(event)) {
    const settled = yield* checkSettled(claim)
    if (!settled.ok) return settled
  }
  if (event === 'seller.convertToReturn') return yield* checkConversion(claim)
  const isResent = event === 'seller.resend' && claim.reshipped_at !== null
  return isResent ? yield* checkResend(claim, isLocked ? lockOptions : findOptions) : allow()
})
