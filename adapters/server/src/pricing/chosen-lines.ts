import { type CartLineRow, listCartLines } from '@jangteo/postgres/cart/cart.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { type Refused, refused } from '../call/refused.ts'
import { cartOwnerOf } from './cart-owner.ts'
import { findViolations, toViolationAnswer } from './cart-violations.ts'

/** The lines that the caller chose in their cart, add-ons with their main line. Refusal: CART_LINE_NOT_FOUND. */
export const loadChosenLines = Effect.fnUntraced(function* (
  cartIdList: readonly number[],
): Effect.fn.Return<CartLineRow[], Refused<'CART_LINE_NOT_FOUND'>, Caller | Db> {
  const owner = cartOwnerOf(yield* Caller)
  const rows = cartIdList.length === 0 ? [] : yield* listCartLines(owner, cartIdList)
  const found = new Set(rows.map(({ id }) => id))
  if (rows.length === 0 || cartIdList.some((id) => !found.has(id))) {
    return yield* refused('CART_LINE_NOT_FOUND')
  }
  return rows
})

/** Sums the pieces of each option over lines. */
export function piecesOf(rows: readonly CartLineRow[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const { option_id: optionId, quantity } of rows) {
    pieces.set(optionId, (pieces.get(optionId) ?? 0) + quantity)
  }
  return pieces
}

/** Stock of the options of lines. */
export function stockOf(rows: readonly CartLineRow[]): ReadonlyMap<number, number> {
  return new Map(rows.map((row) => [row.option_id, row.stock]))
}

/** Requires that all lines can be bought now. Refusal: CART_NOT_BUYABLE with every reason. */
export const requireBuyable = Effect.fnUntraced(function* (
  rows: readonly CartLineRow[],
): Effect.fn.Return<void, Refused<'CART_NOT_BUYABLE'>, Caller | Db> {
  const violations = yield* findViolations(rows)
  if (violations.length > 0) {
    return yield* refused('CART_NOT_BUYABLE', { violations: violations.map(toViolationAnswer) })
  }
  return undefined
})
