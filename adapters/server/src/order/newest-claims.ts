import type { ClaimStatus } from '@jangteo/core/claim/claim.codes'
import { claimStatusOf } from '@jangteo/core/claim/claim.rules'
import { listNewestClaims } from '@jangteo/postgres/claim/item-claim.store'
import * as Effect from 'effect/Effect'

/** The newest claim of an item. */
export type NewestClaim = {
  readonly id: number
  readonly status: ClaimStatus
  readonly isAddPaymentWaiting: boolean
}

/** The newest claim of each of these items, by the item; one without any is not in it. A withdrawn claim is none. */
export const findNewestClaims = Effect.fnUntraced(function* (orderItemIds: readonly number[]) {
  const rows = orderItemIds.length === 0 ? [] : yield* listNewestClaims(orderItemIds)
  return new Map(
    rows.flatMap(({ order_item_id: itemId, claim_id: id, state, additional_payment_id: owed }) => {
      const status = claimStatusOf(state)
      if (status === null) return []
      const newest: NewestClaim = { id, status, isAddPaymentWaiting: owed !== null }
      return [[itemId, newest] as const]
    }),
  )
})
