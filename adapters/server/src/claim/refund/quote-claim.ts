import type { ClaimFault, RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import {
  quoteClaim,
  type QuoteRefusal,
  type ClaimQuote,
} from '@jangteo/core/claim/refund/claimQuote.rules'
import { decideReasonOpen, faultOfReason } from '@jangteo/core/claim/request/claimReason.rules'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import type { OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../../call/refused.ts'
import { type ClaimSubject, chosenItems } from '../request/claim-subject.ts'
import { loadReasonFacts } from '../request/reason-facts.ts'
import { zonesInOrder } from '../../shipping/order-zone.ts'

type AtFault = {
  readonly type: RequestableClaimType
  readonly fault: ClaimFault
  readonly ledger: OrderLedger
  /** Postcodes; `null` is where the order goes. */
  readonly pickupZonecode: string | null
  readonly reshipZonecode: string | null
  readonly nowMs: number
}

/** Quotes a claim at the fault of a party. Refusals: those of `quoteClaim`. */
export const quoteAtFault = Effect.fnUntraced(function* (
  subject: ClaimSubject,
  asked: AtFault,
): Effect.fn.Return<Decision<QuoteRefusal, ClaimQuote>, never, Db> {
  const { ledger, pickupZonecode, reshipZonecode, ...claim } = asked
  const zoneOf = yield* zonesInOrder(subject.orderId)
  return quoteClaim(ledger, {
    ...claim,
    leavesWith: [],
    shippingGroupId: subject.group.id,
    orderItemIds: subject.orderItemIds,
    pickupZone: zoneOf(pickupZonecode),
    reshipZone: zoneOf(reshipZonecode),
  })
})

type Input = Omit<AtFault, 'fault'> & { readonly reason: ClaimReason }

/**
 * Quotes a claim: the same computation for its preview, its request and its execution. Refusals:
 * CLAIM_WITHDRAWAL_LIMITED, CLAIM_ITEM_REQUIRED, CLAIM_ITEM_UNAVAILABLE, CLAIM_REFUND_EXCEEDS_PAYMENT. Source:
 * domain-rules §1.5, §1.10.
 */
export const quoteSubject = Effect.fnUntraced(function* (
  subject: ClaimSubject,
  { reason, ...asked }: Input,
): Effect.fn.Return<ClaimQuote, Refused<'CLAIM_WITHDRAWAL_LIMITED'> | Refused<QuoteRefusal>, Db> {
  const facts = yield* loadReasonFacts(chosenItems(subject), asked.nowMs)
  const open = decideReasonOpen(reason, facts)
  if (!open.ok) return yield* refused(open.reason)
  const quote = yield* quoteAtFault(subject, { ...asked, fault: faultOfReason(reason, facts) })
  return quote.ok ? quote.value : yield* refused(quote.reason)
})
