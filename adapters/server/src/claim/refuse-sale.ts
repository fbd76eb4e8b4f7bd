import { CLAIM_CONFLICTS, type ClaimConflict } from '@jangteo/core/claim/request/claimCheck.codes'
import { findItem } from '@jangteo/postgres/order/order-item.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'
import { beginClaim } from './request/begin-claim.ts'
import {
  checkSubject,
  chosenItems,
  type ClaimSubject,
  loadSubject,
  withItsAddons,
} from './request/claim-subject.ts'
import { loadLedger } from './refund/load-ledger.ts'
import { lockClaimOrder } from './lock-claim-order.ts'
import { quoteAtFault } from './refund/quote-claim.ts'
import type { Receivers } from '../entity/entity-queue.ts'

type Refusal = { readonly orderItemId: number; readonly memo: string }

const quote = Effect.fnUntraced(function* (subject: ClaimSubject, nowMs: number) {
  const ledger = yield* loadLedger(subject.orderId)
  const check = checkSubject(subject, { type: 'CANCEL', ledger, isReshipStocked: true })
  if (!check.ok) {
    const conflicting = CLAIM_CONFLICTS.find((code) => code === check.reason)
    return yield* refused(conflicting ?? 'NOT_CHANGE_STATUS')
  }
  const places = { pickupZonecode: null, reshipZonecode: null }
  const asked = { type: 'CANCEL', fault: 'SELLER', ledger, ...places, nowMs } as const
  const decision = yield* quoteAtFault(subject, asked)
  return decision.ok ? decision.value : yield* refused('CLAIM_REFUND_EXCEEDS_PAYMENT')
})

const lockSubject = Effect.fnUntraced(function* (orderItemId: number) {
  const item = yield* findItem(orderItemId)
  if (item === undefined) return yield* refused('ORDER_ITEM_NOT_FOUND')
  yield* lockClaimOrder(item.order_id, (items) => items.map(({ option_id: id }) => id))
  const { order_id: orderId, shipping_group_id: groupId } = item
  return withItsAddons(yield* loadSubject(orderId, groupId, [orderItemId]), orderItemId)
})

/** Refusals of a sale that is refused. */
export type SaleRefused = Refused<
  | 'CLAIM_REFUND_EXCEEDS_PAYMENT'
  | 'ORDER_ITEM_NOT_FOUND'
  | 'ORDER_NOT_FOUND'
  | 'NOT_CHANGE_STATUS'
  | ClaimConflict
>

/**
 * The seller cannot sell an item (판매거부): it is cancelled at once and at their fault, a main item with all its add-ons.
 * As with every claim, a running one of the same shipping group comes first. Must run inside a transaction. Returns the
 * claim. Refusals: ORDER_ITEM_NOT_FOUND, NOT_CHANGE_STATUS, those of a claim in progress, CLAIM_REFUND_EXCEEDS_PAYMENT.
 * Source: domain-rules §1.2, A13.
 */
export const refuseSale = Effect.fnUntraced(function* ({
  orderItemId,
  memo,
}: Refusal): Effect.fn.Return<number, SaleRefused, Db | Receivers> {
  const subject = yield* lockSubject(orderItemId)
  const atMs = yield* Clock.currentTimeMillis
  const quoted = yield* quote(subject, atMs)
  const head = {
    order_id: subject.orderId,
    shipping_group_id: subject.group.id,
    reason: 'GOODS_SOLD',
    fault: 'SELLER',
    quote: JSON.stringify(quoted),
    seller_memo: memo,
  } as const
  const items = chosenItems(subject)
  const claim = yield* beginClaim('REJECT', { head, items, memo, atMs })
  return claim.id
})
