import { quoteClaim } from '@jangteo/core/claim/claimQuote.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { type ClaimRow, listClaimedItems } from '@jangteo/postgres/claim/claim-step.store'
import * as Effect from 'effect/Effect'
import { beginClaim } from './begin-claim.ts'
import { type ClaimStep, quoteOf } from './claim-steps.ts'
import { isKeptByCoupon, loadSubject } from './claim-subject.ts'
import { loadBooks } from './load-books.ts'
import { endFormerPayment, storeFault } from './requote-claim.ts'

/**
 * Whether an exchange may become a return now: its items leave the order then, so it waits for whatever a return of them
 * would wait for in other groups. To be asked before the claim's own step. Refusal: SHIPPING_GROUP_CLAIM_IN_PROGRESS.
 * Source: decision 032.
 */
export const checkConversion = Effect.fnUntraced(function* (exchange: ClaimRow) {
  const { claim } = yield* quoteOf(exchange)
  const subject = yield* Effect.orDie(
    loadSubject(exchange.order_id, exchange.shipping_group_id, claim.orderItemIds),
  )
  const isKept = isKeptByCoupon(subject, yield* loadBooks(exchange.order_id))
  return isKept ? refuse('SHIPPING_GROUP_CLAIM_IN_PROGRESS') : allow()
})

/** Begins the return that an exchange became, in which its goods are collected already. Source: domain-rules A8. */
export const writeReturn = Effect.fnUntraced(function* (exchange: ClaimRow, step: ClaimStep) {
  const { order_id: orderId, shipping_group_id: shippingGroupId } = exchange
  const { claim } = yield* quoteOf(exchange)
  const books = yield* loadBooks(orderId)
  const asked = { ...claim, type: 'RETURN', fault: 'SELLER', nowMs: step.atMs } as const
  const quote = quoteClaim(books, asked)
  if (!quote.ok) return yield* Effect.die(new Error(`claim ${exchange.id}: ${quote.reason}`))
  const head = {
    order_id: orderId,
    shipping_group_id: shippingGroupId,
    type: 'RETURN',
    state: 'RI',
    asked_by: 'seller',
    reason: exchange.reshipped_at === null ? 'GOODS_SOLD' : 'MISSING_DELIVERY',
    reason_detail: step.memo ?? '',
    fault: 'SELLER',
    quote: JSON.stringify(quote.value),
    pickup: JSON.stringify(exchange.pickup),
    converted_from_id: exchange.id,
  } as const
  const items = yield* listClaimedItems(exchange.id)
  yield* beginClaim({ head, items, event: step.event, atMs: step.atMs })
})

/**
 * An exchange whose goods are not there, or were lost on their way, becomes a return at the seller's fault, in which
 * they are collected already.
 * What was paid for the exchange goes back whole: nothing of it was the buyer's fault. Source: domain-rules A8.
 */
export const convertExchange = Effect.fnUntraced(function* (claim: ClaimRow, step: ClaimStep) {
  yield* storeFault(claim, 'SELLER')
  const { event, memo = '', atMs } = step
  const begun = { to: 'newReturnOfExchange', exchangeId: claim.id, event, memo, atMs } as const
  return [...(yield* endFormerPayment(claim, atMs)), begun]
})
