import type { Db } from '@jangteo/postgres/database/db'
import { lockItems } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { beginClaim } from './request/begin-claim.ts'
import type { Receivers } from '../entity/entity-queue.ts'

type Ended = {
  readonly orderId: number
  /** Event that ended the order: its buyer, or the time to pay. */
  readonly event: 'buyer.cancelDeposit' | 'system.paymentDue'
  readonly atMs: number
}

/**
 * Records the cancel of an order before its deposit as a claim of each shipping group, for the lists of claims; without
 * items that a claim had removed before. Must run inside the transaction that ends the order. Source: domain-rules A12.
 */
export const noteDepositCancel = Effect.fnUntraced(function* ({
  orderId,
  event,
  atMs,
}: Ended): Effect.fn.Return<void, never, Db | Receivers> {
  const kind = event === 'buyer.cancelDeposit' ? 'DEPOSIT_CANCEL' : 'DEPOSIT_DUE'
  const items = (yield* lockItems(orderId)).filter(({ removal_fault: fault }) => fault === null)
  for (const [groupId, own] of Map.groupBy(items, (item) => item.shipping_group_id)) {
    const head = { order_id: orderId, shipping_group_id: groupId }
    const before = own.map((item) => ({ ...item, status: 'DR' as const }))
    yield* beginClaim(kind, { head, items: before, atMs })
  }
})
