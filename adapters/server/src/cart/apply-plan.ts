import type { AddItem, CartPlan } from '@jangteo/core/cart/cart.rules'
import {
  type CartOwner,
  deleteCartLines,
  drawCartIds,
  insertCartLines,
  moveCartLine,
  type NewCartLine,
  setCartLine,
} from '@jangteo/postgres/cart/cart.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

type Target = {
  readonly owner: CartOwner
  readonly isBuyNow: boolean
  /** Ids of the lines that come to be, drawn before; they are drawn here without. */
  readonly ids?: readonly number[]
}

/** Number of lines that a plan creates, add-ons included. */
function countCreated({ created }: CartPlan): number {
  return created.reduce((sum, { addItems }) => sum + 1 + addItems.length, 0)
}

/** Writes the planned changes in the plan's order; returns the created lines. */
export const applyPlan = Effect.fnUntraced(function* (
  plan: CartPlan,
  target: Target,
): Effect.fn.Return<NewCartLine[], never, Db> {
  const { owner, isBuyNow } = target
  const at = new Date(yield* Clock.currentTimeMillis)
  for (const line of plan.set) yield* setCartLine(line)
  for (const line of plan.moved) yield* moveCartLine(owner, line)
  const count = countCreated(plan)
  const ids = [...(target.ids ?? (count === 0 ? [] : yield* drawCartIds(count)))]
  const lines: NewCartLine[] = []
  for (const { goodsId, optionId, quantity, mainCartId, addItems } of plan.created) {
    const add = (item: AddItem, mainLineId: number | null) => {
      const id = ids.shift()
      if (id === undefined) throw new Error(`ids were drawn for fewer than ${count} lines`)
      lines.push({ id, goodsId, ...item, mainLineId, isBuyNow, at })
      return id
    }
    const cartId = add({ optionId, quantity }, mainCartId)
    for (const item of addItems) add(item, cartId)
  }
  if (lines.length > 0) yield* insertCartLines(owner, lines)
  if (plan.dropped.length > 0) yield* deleteCartLines(plan.dropped)
  return lines
})
