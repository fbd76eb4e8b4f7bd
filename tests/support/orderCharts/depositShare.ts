import { decideDepositStock } from '@jangteo/core/payment/depositStock.rules'
import { UNPAID_PAYMENT_STATES } from '@jangteo/core/payment/payment.rules'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import type { Model, ModelOrder } from './model.ts'

type Pieces = ReadonlyMap<number, number>

/** The pieces of an order by option. */
export function piecesOf({ items }: Pick<ModelOrder, 'items'>): Pieces {
  return new Map(items.map(({ optionId, quantity }) => [optionId, quantity]))
}

function sumOf(orders: readonly ModelOrder[], optionId: number): number {
  return orders.reduce((sum, order) => sum + (piecesOf(order).get(optionId) ?? 0), 0)
}

type Awaiting = {
  readonly wanted: Pieces
  /** Orders whose pieces come back, or are the wanted ones. */
  readonly own: readonly ModelOrder[]
}

/** True when pieces may wait for a deposit beside what other unpaid accounts hold. */
export function mayAwaitDeposit(model: Model, { wanted, own }: Awaiting): boolean {
  const others = model.orders.filter(
    (order) =>
      !own.includes(order) &&
      waitsForDeposit(order.method) &&
      UNPAID_PAYMENT_STATES.includes(order.payment),
  )
  return decideDepositStock(
    [...wanted].map(([optionId, count]) => ({
      wanted: count,
      available: (model.stock.get(optionId) ?? 0) + sumOf(own, optionId),
      held: sumOf(others, optionId),
    })),
  ).ok
}
