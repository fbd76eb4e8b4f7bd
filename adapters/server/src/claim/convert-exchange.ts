import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { quoteOf, type ClaimStepInput } from './claim-steps.ts'
import { isHeldByCoupon, loadSubject } from './request/claim-subject.ts'
import { loadLedger } from './refund/load-ledger.ts'
import { endFormerPayment, storeFault } from './refund/requote-claim.ts'
import type { EntityMessage } from '../entity/entity-message.ts'

/**
 * True when an exchange may become a return now: its items leave the order then, so it waits for whatever a return of
 * them would wait for in other groups. To be asked before the claim's own step. Refusal:
 * SHIPPING_GROUP_CLAIM_IN_PROGRESS. Source: decision 032.
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
 * An exchange whose goods are not there, or were lost on their way, becomes a return at the seller's fault, in which
 * they are collected already.
 * What was paid for the exchange goes back whole: nothing of it was the buyer's fault. Source: domain-rules A8.
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
