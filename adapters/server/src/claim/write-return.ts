import { quoteClaim } from '@jangteo/core/claim/refund/claimQuote.rules'
import { type ClaimRow, listClaimedItems } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { beginClaim } from './request/begin-claim.ts'
import { quoteOf, type ClaimStepInput } from './claim-steps.ts'
import { loadLedger } from './refund/load-ledger.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/** Writes the return that an exchange became, already collected. Source: domain-rules A8. */
export const writeReturn = Effect.fnUntraced(function* (
  exchange: ClaimRow,
  step: ClaimStepInput,
): Effect.fn.Return<void, never, Db | Receivers> {
  const { order_id: orderId, shipping_group_id: shippingGroupId } = exchange
  const { claim } = yield* quoteOf(exchange)
  const ledger = yield* loadLedger(orderId)
  const asked = { ...claim, type: 'RETURN', fault: 'SELLER', nowMs: step.atMs } as const
  const quote = quoteClaim(ledger, asked)
  if (!quote.ok)
    return yield* Effect.die(
      new Error(`exchange ${exchange.id}: quote of its return refused, ${quote.reason}`),
    )
  const head = {
    order_id: orderId,
    shipping_group_id: shippingGroupId,
    reason: exchange.reshipped_at === null ? 'GOODS_SOLD' : 'MISSING_DELIVERY',
    reason_detail: step.memo ?? '',
    fault: 'SELLER',
    quote: JSON.stringify(quote.value),
    pickup: JSON.stringify(exchange.pickup),
    converted_from_id: exchange.id,
  } as const
  const items = yield* listClaimedItems(exchange.id)
  yield* beginClaim('RETURN_OF_EXCHANGE', { head, items, atMs: step.atMs })
})
