import type { CartPlan } from '@jangteo/core/cart/cart.rules'
import { blocksAddition } from '@jangteo/core/cart/cartAdmission.rules'
import type { NewCartLine } from '@jangteo/postgres/cart/cart.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'
import { findViolations, toViolationAnswer } from '../pricing/cart-violations.ts'
import type { Caller } from '../call/caller.ts'
import type { CartLineRow } from '../pricing/buy-row.ts'

/** Returns the lines that a plan set or created. */
export function touchedLines(plan: CartPlan, created: readonly NewCartLine[]): Set<number> {
  return new Set([...plan.set.map(({ cartId }) => cartId), ...created.map(({ id }) => id)])
}

/**
 * Admits a change of the cart when the lines that it touches may be in it, checked together with all the others.
 * Refusal: CART_NOT_BUYABLE. Source: decision 012.
 */
export const requireAdmissible = Effect.fnUntraced(function* (
  rows: readonly CartLineRow[],
  touched: ReadonlySet<number>,
): Effect.fn.Return<void, Refused<'CART_NOT_BUYABLE'>, Caller | Db> {
  const violations = yield* findViolations(rows)
  const blocking = violations.filter(
    ({ cartId, code }) => touched.has(cartId) && blocksAddition(code),
  )
  if (blocking.length > 0) {
    return yield* refused('CART_NOT_BUYABLE', { violations: blocking.map(toViolationAnswer) })
  }
  return undefined
})
