import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { quoteClaim } from '@jangteo/core/claim/claimQuote.rules'
import { faultOfReason } from '@jangteo/core/claim/claimReason.rules'
import type { ClaimReason } from '@jangteo/core/claim/claimReason.codes'
import type { OrderBooks } from '@jangteo/core/claim/orderBooks.rules'
import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import { findOrderAddress } from '@jangteo/postgres/order/order-address.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { type ClaimSubject, chosenItems } from './claim-subject.ts'
import { loadReasonFacts } from './reason-facts.ts'

type Asked = {
  readonly type: RequestableClaimType
  readonly books: OrderBooks
  readonly reason: ClaimReason
  /** Postcodes; `null` is where the order goes. */
  readonly pickupZonecode: string | null
  readonly reshipZonecode: string | null
  readonly nowMs: number
}

/**
 * What a claim comes to: the same computation for its preview and for its request, and what it is carried out with.
 * Refusals: CLAIM_ITEM_REQUIRED, CLAIM_ITEM_GONE, CLAIM_REFUND_EXCEEDS_PAYMENT. Source: domain-rules §1.5.
 */
export const quoteSubject = Effect.fnUntraced(function* (subject: ClaimSubject, asked: Asked) {
  const { type, books, reason, nowMs } = asked
  const { zonecode } = yield* findOrderAddress(subject.orderId)
  const facts = yield* loadReasonFacts(chosenItems(subject), nowMs)
  const quote = quoteClaim(books, {
    type,
    fault: faultOfReason(reason, facts),
    shippingGroupId: subject.group.id,
    orderItemIds: subject.orderItemIds,
    pickupZone: areaZoneOf(asked.pickupZonecode ?? zonecode),
    reshipZone: areaZoneOf(asked.reshipZonecode ?? zonecode),
    nowMs,
  })
  return quote.ok ? quote.value : yield* refused(quote.reason)
})
