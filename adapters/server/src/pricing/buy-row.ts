import { type Deal, dealInForce, effectivePrice } from '@jangteo/core/display/deal.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import { listCartOptions, type StoredOptionRow } from '@jangteo/postgres/cart/cart-option.store'
import {
  type CartOwner,
  listCartLines,
  type StoredLineRow,
} from '@jangteo/postgres/cart/cart.store'
import type { Db } from '@jangteo/postgres/database/db'
import { type DealRow, toDeal } from '@jangteo/postgres/goods/deal.columns'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { freedFrom, type LineSale, sellSpecially, withoutRight } from './line-sale.ts'

/** A row whose price is decided: what its product costs at the moment of reading, and the deal or the special sale that made it so. */
type Priced<Row> = Omit<Row, 'own_price' | keyof DealRow> & {
  readonly sale_price: Won
  readonly deal: Deal | null
  /** The special sale of the product; `null` for none. */
  readonly sale: LineSale | null
}

/** An option with its product, its store and its policy, in a cart or not, at today's price. */
export type CartOptionRow = Priced<StoredOptionRow>

/** A line of the cart at the price of the moment that it was read. */
export type CartLineRow = Priced<StoredLineRow>

/** A line as the rules check and price it, in a cart or not. */
export type BuyRow = Omit<CartLineRow, 'is_buy_now'>

/** Prices a row by the deal that runs; nothing else but a special sale does, and no caller sees the product's own price. */
function priced<Row extends StoredOptionRow>(row: Row, nowMs: number): Priced<Row> {
  const { own_price: salePrice } = row
  const deal = dealInForce(toDeal(row), nowMs)
  return { ...row, deal, sale: null, sale_price: effectivePrice({ salePrice }, deal, nowMs) }
}

/**
 * Loads lines of a cart at the prices of now; `cartIds` picks some, `null` shows the cart. What is sold specially is
 * bought at once, never out of the cart.
 */
export const loadCartLines = Effect.fnUntraced(function* (
  owner: CartOwner,
  cartIds: readonly number[] | null,
): Effect.fn.Return<CartLineRow[], never, Db> {
  const nowMs = yield* Clock.currentTimeMillis
  const rows = yield* listCartLines(owner, { cartIds, at: new Date(nowMs) })
  const lines = rows.map((row) => priced(row, nowMs))
  const memberId = 'memberId' in owner ? owner.memberId : null
  const sold = yield* sellSpecially(lines, { memberId, nowMs })
  return sold.map((line) => (line.is_buy_now ? line : withoutRight(line)))
})

/**
 * Loads options at the caller's prices of now. An unpaid order that holds a right to buy does not count: what is bought at
 * once takes its place.
 */
export const loadCartOptions = Effect.fnUntraced(function* (
  optionIds: readonly number[],
): Effect.fn.Return<CartOptionRow[], never, Caller | Db> {
  const nowMs = yield* Clock.currentTimeMillis
  const memberId = memberIdOf(yield* Caller)
  const rows = yield* listCartOptions(optionIds, new Date(nowMs))
  const options = rows.map((row) => priced(row, nowMs))
  const sold = yield* sellSpecially(options, { memberId, nowMs })
  return sold.map((option) => freedFrom(option, { isEnding: () => true, nowMs }))
})
