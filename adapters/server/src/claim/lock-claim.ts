import {
  type ClaimRow,
  findClaim,
  findOrderIdOfClaim,
} from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { OrderRow } from '@jangteo/postgres/order/order.store'
import * as Effect from 'effect/Effect'
import { lockOrderWithItems } from './lock-claim-order.ts'

/** A claim and its order, both locked. */
type LockedClaim = { readonly order: OrderRow; readonly claim: ClaimRow }

/** Locks the subject of a claim, order → shipping groups → items, and reads the claim; `null` when there is none. */
export const lockClaim = Effect.fnUntraced(function* (
  claimId: number,
): Effect.fn.Return<LockedClaim | null, never, Db> {
  const orderId = yield* findOrderIdOfClaim(claimId)
  if (orderId === undefined) return null
  const locked = yield* lockOrderWithItems(orderId)
  const claim = yield* findClaim(claimId)
  return locked === null || claim === undefined ? null : { order: locked.order, claim }
})
