import { decideDepositStock } from '@jangteo/core/payment/depositStock.rules'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { findOptions, lockOptions } from '@jangteo/postgres/goods/stock.store'
import { listItems } from '@jangteo/postgres/order/order-item.store'
import { listDepositPieces } from '@jangteo/postgres/order/unpaid-order.store'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'

type Pieces = ReadonlyMap<number, number>

/** An order that is, or might be, paid into an account. */
export type Awaiting = {
  /** Its pieces by option. */
  readonly wanted: Pieces
  /** Stock that can be bought of each option, its own pieces included. */
  readonly available: Pieces
  /** Orders that do not count beside it: itself, and those that it takes the place of. */
  readonly exceptIds: readonly number[]
}

const decide = Effect.fnUntraced(function* ({ wanted, available, exceptIds }: Awaiting) {
  const rows = yield* listDepositPieces([...wanted.keys()], exceptIds)
  const held = new Map(rows.map((row) => [row.option_id, row.count]))
  return decideDepositStock(
    [...wanted].map(([optionId, count]) => ({
      wanted: count,
      available: available.get(optionId) ?? 0,
      held: held.get(optionId) ?? 0,
    })),
  )
})

/** True when the pieces of an order may wait for its deposit, read without locks. */
export const mayAwaitDeposit = (awaiting: Awaiting): Effect.Effect<boolean, never, Db> =>
  Effect.map(decide(awaiting), (decision) => decision.ok)

/**
 * Accepts an order whose pieces may wait for its deposit, and every one that is paid at once. Exact only in a
 * transaction that has locked the options. Refusal: PAYMENT_DEPOSIT_STOCK_EXCEEDED.
 */
export const requireDepositStock = Effect.fnUntraced(function* (
  method: PaymentMethod | null,
  awaiting: Awaiting,
): Effect.fn.Return<void, Refused<'PAYMENT_DEPOSIT_STOCK_EXCEEDED'>, Db> {
  if (method === null || !waitsForDeposit(method)) return
  const decision = yield* decide(awaiting)
  if (!decision.ok) yield* refused(decision.reason)
})

function piecesOf(rows: readonly { readonly option_id: number; readonly quantity: number }[]) {
  const pieces = new Map<number, number>()
  for (const { option_id: id, quantity } of rows) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  return pieces
}

/** A placed order as one that might be paid into an account; `isLocked` locks its options first. */
export const loadAwaiting = Effect.fnUntraced(function* (
  orderId: number,
  { isLocked }: { readonly isLocked: boolean },
): Effect.fn.Return<
  { wanted: Map<number, number>; available: Map<number, number>; exceptIds: number[] },
  never,
  Db
> {
  const wanted = piecesOf(yield* listItems([orderId]))
  const ids = [...wanted.keys()]
  const options = yield* isLocked ? lockOptions(ids) : findOptions(ids)
  const available = new Map(options.map(({ id, stock }) => [id, stock + (wanted.get(id) ?? 0)]))
  return { wanted, available, exceptIds: [orderId] } satisfies Awaiting
})
