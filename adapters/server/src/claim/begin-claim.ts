import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { insertClaim, insertClaimItems } from '@jangteo/postgres/claim/claim.store'
import { insertClaimHistory } from '@jangteo/postgres/claim/claim-step.store'
import * as Effect from 'effect/Effect'

type ClaimHead = Omit<Parameters<typeof insertClaim>[0], 'requested_at' | 'state_changed_at'>

/** An item as it stands when it is claimed, and the option that it is exchanged for. */
type ClaimedItem = {
  readonly id: number
  readonly status: OrderItemStatus
  readonly option_id: number
  readonly exchange_option_id?: number | null
}

type Begun = {
  readonly head: ClaimHead
  readonly items: readonly ClaimedItem[]
  /** What the history begins with: a deed of whoever asked. */
  readonly event: string
  readonly memo?: string
  readonly atMs: number
}

/**
 * Writes a claim as it begins, in whatever state that is: its row, its items, the first line of its history. Answers
 * the row. Belongs into a transaction that has locked the order.
 */
export const beginClaim = Effect.fnUntraced(function* (begun: Begun) {
  const { head, items, event, memo = '', atMs } = begun
  const at = new Date(atMs)
  const claim = yield* insertClaim({ ...head, requested_at: at, state_changed_at: at })
  yield* insertClaimItems(
    items.map((item) => ({
      claim_id: claim.id,
      order_item_id: item.id,
      item_status: item.status,
      option_id: item.option_id,
      exchange_option_id: item.exchange_option_id ?? null,
    })),
  )
  const { asked_by: actor, state } = claim
  yield* insertClaimHistory({ claim_id: claim.id, actor, event, to_state: state, memo, at })
  return claim
})
