import type { AddItem, CartPlan } from '@jangteo/core/cart/cart.rules'
import {
  type CartOwner,
  deleteCartLines,
  insertCartLine,
  moveCartLine,
  setCartLine,
} from '@jangteo/postgres/cart/cart.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

/** A created line; `mainCartId` is `null` for a main line. */
export type CreatedRow = { readonly cartId: number; readonly mainCartId: number | null }

type Target = { readonly owner: CartOwner; readonly isBuyNow: boolean }

/** Writes the planned changes in the plan's order; returns the created lines, without add-ons of new main lines. */
export const applyPlan = Effect.fnUntraced(function* (
  plan: CartPlan,
  target: Target,
): Effect.fn.Return<CreatedRow[], never, Db> {
  const { owner, isBuyNow } = target
  const at = new Date(yield* Clock.currentTimeMillis)
  for (const line of plan.set) yield* setCartLine(line)
  for (const line of plan.moved) yield* moveCartLine(owner, line)
  const created: CreatedRow[] = []
  for (const { goodsId, optionId, quantity, mainCartId, addItems } of plan.created) {
    const insert = (item: AddItem, mainLineId: number | null) =>
      insertCartLine(owner, { goodsId, ...item, mainLineId, isBuyNow, at })
    const { id } = yield* insert({ optionId, quantity }, mainCartId)
    for (const item of addItems) yield* insert(item, id)
    created.push({ cartId: id, mainCartId })
  }
  if (plan.dropped.length > 0) yield* deleteCartLines(plan.dropped)
  return created
})
