import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { updateItemDelay } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { beginClaim } from './request/begin-claim.ts'
import type { Receivers } from '../entity/entity-queue.ts'

type Delay = {
  readonly item: {
    readonly id: number
    readonly order_id: number
    readonly shipping_group_id: number
    readonly option_id: number
    readonly status: OrderItemStatus
  }
  readonly reason: string
  /** The Korean day on which it ships instead. */
  readonly shipOn: string
  readonly atMs: number
}

/**
 * Records a seller's notice of a delay: with the item, and as a notice without a state among the claims. Must run
 * inside the transaction that delays the item. Source: domain-rules §1.2, A13.
 */
export const noteDelay = Effect.fnUntraced(function* ({
  item,
  reason,
  shipOn,
  atMs,
}: Delay): Effect.fn.Return<void, never, Db | Receivers> {
  yield* updateItemDelay({ itemId: item.id, reason, shipOn })
  const head = {
    order_id: item.order_id,
    shipping_group_id: item.shipping_group_id,
    reason: 'DELIVERY_DELAY',
    reason_detail: reason,
    fault: 'SELLER',
    seller_memo: reason,
  } as const
  yield* beginClaim('DELAY', { head, items: [item], memo: reason, atMs })
})
