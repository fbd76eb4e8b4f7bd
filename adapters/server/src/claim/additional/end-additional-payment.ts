import type { Db } from '@jangteo/postgres/database/db'
import {
  additionalRefundAmount,
  decideAdditionalPaymentEnd,
  decideAdditionalPaymentRequote,
} from '@jangteo/core/claim/additional/additionalPayment.rules'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { findAdditionalPaymentOfClaim } from '@jangteo/postgres/claim/additional-payment.store'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../../entity/entity-message.ts'
import { findAdditionalRest } from './additional-rest.ts'

type EndedClaim = { readonly id: number; readonly quote: Pick<ClaimQuote, 'shipments'> | null }

/** Message about the payment, and about the part of it that the store is paid for used shipments. */
type EndMessage = MessageTo<'additionalPayment'> | MessageTo<'settlement'>

type End = {
  readonly event: 'claim.withdrawn' | 'claim.refused' | 'claim.requoted'
  /** The goods were fetched: the shipments that carried them were used. */
  readonly isCollected: boolean
  readonly atMs: number
}

/**
 * Ends the additional payment of a claim when the claim ends or no longer needs it: unpaid it is cancelled, paid it is
 * refunded less the used shipments, which the store is paid. Where these used it up it stays paid. A new quote refunds
 * what is left of it, and the store loses what it was paid of it. One that cannot end refuses the message, which is a
 * defect: the claim's chart has asked for it. Safe only inside a transaction that has locked the order.
 * Source: domain-rules §1.9, decision 036, decision 077, decision 146.
 */
export const endAdditionalPayment = Effect.fnUntraced(function* (
  claim: EndedClaim,
  { event, isCollected, atMs }: End,
): Effect.fn.Return<EndMessage[], never, Db> {
  const nothing: EndMessage[] = []
  const additional = yield* findAdditionalPaymentOfClaim(claim.id)
  if (additional === undefined) return nothing
  const { id, amount: additionalAmount, state } = additional
  const isRequoted = event === 'claim.requoted'
  const rest = isRequoted ? yield* findAdditionalRest(id) : additionalAmount
  const end = isRequoted
    ? decideAdditionalPaymentRequote(state, rest)
    : decideAdditionalPaymentEnd(state)
  if (end.ok && end.value === 'NOTHING') return nothing
  const isWhole = isRequoted || claim.quote === null
  const refundAmount = isWhole
    ? rest
    : additionalRefundAmount({ additionalAmount, shipments: claim.quote.shipments }, isCollected)
  const isPaid = end.ok && end.value === 'REFUND'
  const fees = isPaid ? rest - refundAmount : 0
  const refund: EndMessage = { to: 'additionalPayment', id, event, refundAmount, atMs }
  const charged: EndMessage = {
    to: 'settlement',
    event: 'claim.charged',
    claimId: claim.id,
    fees,
    atMs,
  }
  const isCharged = fees > 0 || (isPaid && isRequoted)
  return [...(isPaid && refundAmount === 0 ? [] : [refund]), ...(isCharged ? [charged] : [])]
})
