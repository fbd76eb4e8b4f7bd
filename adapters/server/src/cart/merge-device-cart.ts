import { mergeCarts } from '@jangteo/core/cart/cartMerge.rules'
import { lockCart, moveBuyNowLines } from '@jangteo/postgres/cart/cart.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { applyPlan } from './apply-plan.ts'
import { toCartLine } from '../pricing/cart-facts.ts'
import { loadCartLines } from '../pricing/buy-row.ts'

/**
 * Merges a device's cart into that of the member who logs in on it; both carts are locked, the device's first. An order
 * in preparation becomes the member's and replaces the member's own.
 */
export const mergeDeviceCart = Effect.fnUntraced(function* (
  deviceId: string,
  memberId: number,
): Effect.fn.Return<void, never, Db> {
  const owner = { memberId }
  yield* lockCart({ deviceId })
  yield* lockCart(owner)
  yield* moveBuyNowLines(deviceId, memberId)
  const guestRows = yield* loadCartLines({ deviceId }, null)
  if (guestRows.length === 0) return
  const memberRows = yield* loadCartLines(owner, null)
  const plan = mergeCarts(memberRows.map(toCartLine), guestRows.map(toCartLine))
  yield* applyPlan(plan, { owner, isBuyNow: false })
})
