import type { Db } from '@jangteo/postgres/database/db'
import { planCompletion } from '@jangteo/core/claim/refund/claimBooking.rules'
import { writeBookChanges } from '@jangteo/postgres/claim/carry-out.store'
import { type ClaimRow, listClaimedItems } from '@jangteo/postgres/claim/claim-step.store'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../../entity/entity-message.ts'
import { swapOptions, restockReturned } from '../claim-stock.ts'
import { quoteOf, type ClaimStepInput } from '../claim-steps.ts'

type Completion = (MessageTo<'items'> | MessageTo<'settlement'>)[]
type ItemEvent = 'claim.cancelled' | 'claim.exchanged' | 'claim.returned'

const notifyClaimed = Effect.fnUntraced(function* (
  claim: ClaimRow,
  event: ItemEvent,
  atMs: number,
) {
  const itemIds = (yield* listClaimedItems(claim.id)).map(({ id }) => id)
  const message: MessageTo<'items'> = { to: 'items', orderId: claim.order_id, itemIds, event, atMs }
  return [message]
})

/** Writes the stored quote into the ledger, whatever it would be today; sold items may have lost a coupon by it. */
const book = Effect.fnUntraced(function* (claim: ClaimRow, atMs: number) {
  const changes = planCompletion(yield* quoteOf(claim))
  const { order_id: orderId } = claim
  yield* writeBookChanges(orderId, changes, new Date(atMs))
  if (changes.endedStoreCouponIds.length === 0) return []
  return [{ to: 'settlement', event: 'shares.withdrawn', orderId, atMs }] satisfies Completion
})

/** Completes a cancel: the pieces return to the stock, and the ledger is written. */
export const completeCancel = Effect.fnUntraced(function* (
  claim: ClaimRow,
  { atMs }: ClaimStepInput,
): Effect.fn.Return<Completion, never, Db> {
  const booked = yield* book(claim, atMs)
  return [...(yield* notifyClaimed(claim, 'claim.cancelled', atMs)), ...booked]
})

/** Completes a return: sellable pieces return to the stock, and the ledger is written. */
export const completeReturn = Effect.fnUntraced(function* (
  claim: ClaimRow,
  step: ClaimStepInput,
): Effect.fn.Return<Completion, never, Db> {
  yield* restockReturned(claim, step)
  const booked = yield* book(claim, step.atMs)
  return [...(yield* notifyClaimed(claim, 'claim.returned', step.atMs)), ...booked]
})

/** Completes an exchange; the purchase has seven days again. */
export const completeExchange = Effect.fnUntraced(function* (
  claim: ClaimRow,
  { atMs }: ClaimStepInput,
): Effect.fn.Return<Completion, never, Db> {
  yield* swapOptions(claim.id)
  yield* book(claim, atMs)
  return yield* notifyClaimed(claim, 'claim.exchanged', atMs)
})
