import type { Deal } from '@jangteo/core/display/deal.rules'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { type Refused, refused } from '../call/refused.ts'
import { cartOwnerOf } from './cart-owner.ts'
import { findViolations, toViolationAnswer } from './cart-violations.ts'
import { type CartLineRow, loadCartLines } from './buy-row.ts'

/** The lines that the caller chose in their cart, add-ons with their main line. Refusal: CART_LINE_NOT_FOUND. */
export const loadChosenLines = Effect.fnUntraced(function* (
  cartIdList: readonly number[],
): Effect.fn.Return<CartLineRow[], Refused<'CART_LINE_NOT_FOUND'>, Caller | Db> {
  const owner = cartOwnerOf(yield* Caller)
  const rows = cartIdList.length === 0 ? [] : yield* loadCartLines(owner, cartIdList)
  const found = new Set(rows.map(({ id }) => id))
  if (rows.length === 0 || cartIdList.some((id) => !found.has(id))) {
    return yield* refused('CART_LINE_NOT_FOUND')
  }
  return rows
})

/** Sums the pieces of lines by what they are pieces of; lines of nothing (`null`) are left out. */
export function sumPieces<Key>(
  rows: readonly CartLineRow[],
  keyOf: (row: CartLineRow) => Key | null,
): Map<Key, number> {
  const pieces = new Map<Key, number>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== null) pieces.set(key, (pieces.get(key) ?? 0) + row.quantity)
  }
  return pieces
}

/** Sums the pieces of each option over lines. */
export function piecesOf(rows: readonly CartLineRow[]): ReadonlyMap<number, number> {
  return sumPieces(rows, (row) => row.option_id)
}

/** Returns the deal that the pieces of a line count for; `null` for none, as for add-ons. */
export function dealOfLine({ deal, option_kind: kind, sale }: CartLineRow): Deal | null {
  return kind === 'OPTION' && sale === null ? deal : null
}

/** Returns the entry whose right a line uses; `null` for none, as for add-ons. */
export function saleEntryOfLine({ sale, option_kind: kind }: CartLineRow): number | null {
  return kind === 'OPTION' && sale !== null && sale.right !== null ? sale.row.entry_id : null
}

/** Sums the pieces that special sales hold for lines, by the product of the sale. */
export function salePiecesOf(rows: readonly CartLineRow[]): ReadonlyMap<number, number> {
  return sumPieces(rows, (row) =>
    saleEntryOfLine(row) === null ? null : (row.sale?.row.sale_goods_id ?? null),
  )
}

/** Sums the pieces of each deal over lines. */
export function dealPiecesOf(rows: readonly CartLineRow[]): ReadonlyMap<number, number> {
  return sumPieces(rows, (row) => dealOfLine(row)?.dealId ?? null)
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
