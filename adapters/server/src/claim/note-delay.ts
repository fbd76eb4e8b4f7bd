import { insertClaim, insertClaimItems } from '@jangteo/postgres/claim/claim.store'
import { insertClaimHistory } from '@jangteo/postgres/claim/claim-step.store'
import { updateItemDelay } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'

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
 * Keeps that a seller told of a delay: with the item, and as a notice among the claims, which asks for nothing and has
 * no state. Belongs into the transaction that delayed the item. Source: domain-rules §1.2, A13.
 */
export const noteDelay = Effect.fnUntraced(function* ({ item, reason, shipOn, atMs }: Delay) {
  const at = new Date(atMs)
  yield* updateItemDelay({ itemId: item.id, reason, shipOn })
  const { id } = yield* insertClaim({
    order_id: item.order_id,
    shipping_group_id: item.shipping_group_id,
    type: 'DELAY',
    asked_by: 'seller',
    reason: 'DELIVERY_DELAY',
    reason_detail: reason,
    fault: 'SELLER',
    seller_memo: reason,
    requested_at: at,
    state_changed_at: at,
  })
  yield* insertClaimItems([
    { claim_id: id, order_item_id: item.id, item_status: item.status, option_id: item.option_id },
  ])
  yield* insertClaimHistory({
    claim_id: id,
    actor: 'seller',
    event: 'seller.delay',
    memo: reason,
    at,
  })
})
