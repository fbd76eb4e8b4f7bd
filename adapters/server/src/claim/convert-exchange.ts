import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { quoteOf, type ClaimStepInput } from './claim-steps.ts'
import { isHeldByCoupon, loadSubject } from './request/claim-subject.ts'
import { loadLedger } from './refund/load-ledger.ts'
import { endFormerPayment, storeFault } from './refund/requote-claim.ts'
import type { EntityMessage } from '../entity/entity-message.ts'

/**
 * True when a claim of another group keeps the exchange's items in the order, so that it cannot become a return yet: a
 * fact of its chart. Refusal: SHIPPING_GROUP_CLAIM_IN_PROGRESS. Source: decision 032.
 */
export const isHeldInOrder = Effect.fnUntraced(function* (
  exchange: ClaimRow,
): Effect.fn.Return<boolean, never, Db> {
  const { claim } = yield* quoteOf(exchange)
  const subject = yield* Effect.orDie(
    loadSubject(exchange.order_id, exchange.shipping_group_id, claim.orderItemIds),
  )
  return isHeldByCoupon(subject, yield* loadLedger(exchange.order_id))
})

/**
 * Converts an exchange whose replacement is out of stock or was lost into a return at the seller's fault, already
 * collected. What was paid for the exchange is refunded whole. Source: domain-rules A8.
 */
export const convertExchange = Effect.fnUntraced(function* (
  claim: ClaimRow,
  step: ClaimStepInput,
): Effect.fn.Return<EntityMessage[], never, Db> {
  yield* storeFault(claim, 'SELLER')
  const { memo = '', atMs } = step
  const begun = { to: 'newReturnOfExchange', exchangeId: claim.id, memo, atMs } as const
  return [...(yield* endFormerPayment(claim, atMs)), begun]
})
