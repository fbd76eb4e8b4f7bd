import { insertClaim, insertClaimItems } from '@jangteo/postgres/claim/claim.store'
import { insertClaimHistory } from '@jangteo/postgres/claim/claim-step.store'
import { lockItems } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'

type Ended = {
  readonly orderId: number
  /** What ended the order: its buyer, or the time to pay. */
  readonly event: 'buyer.cancelDeposit' | 'system.paymentDue'
  readonly atMs: number
}

/**
 * Keeps that an order was cancelled before its deposit as a claim of each shipping group, so that lists of claims show
 * it. Items that a claim had taken out of the order before are not among them. Belongs into the transaction that ended
 * the order. Source: domain-rules A12.
 */
export const noteDepositCancel = Effect.fnUntraced(function* ({ orderId, event, atMs }: Ended) {
  const items = (yield* lockItems(orderId)).filter(({ left_fault: fault }) => fault === null)
  const actor = event === 'buyer.cancelDeposit' ? 'buyer' : 'system'
  const at = new Date(atMs)
  for (const [groupId, own] of Map.groupBy(items, (item) => item.shipping_group_id)) {
    const { id } = yield* insertClaim({
      order_id: orderId,
      shipping_group_id: groupId,
      type: 'DEPOSIT_CANCEL',
      state: 'CB',
      asked_by: actor,
      requested_at: at,
      state_changed_at: at,
    })
    yield* insertClaimItems(
      own.map((item) => ({
        claim_id: id,
        order_item_id: item.id,
        item_status: 'DR',
        option_id: item.option_id,
      })),
    )
    yield* insertClaimHistory({ claim_id: id, actor, event, to_state: 'CB', at })
  }
})
