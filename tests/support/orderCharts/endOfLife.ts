import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { sumWon } from '@jangteo/core/money/money.rules'
import { balanceOf, outcomeOf } from '@jangteo/payment/sandbox/payment-record'
import { expect } from 'vitest'
import { readGatewayBook } from '../../faults/ledger/gatewayLedger.ts'
import type { ModelOrder } from './model.ts'
import { toCommand, type Worlds } from './move.ts'
import { wait } from './orderMoves.ts'
import { registerAccount } from './depositMoves.ts'
import { PIECES } from './reality.ts'

const LONGEST_WAY_MS = 10 * DAY_MS
/** Delivered by assumption, confirmed by the clock, and something went wrong on the way. */
const ROUNDS = 3

/**
 * Sums the rest of an order's money: payments less refunds, nothing after a reversed deposit. Of a deposit that an
 * operator recorded the gateway has what came into its account.
 */
function storedOf(order: ModelOrder, nowMs: number): number {
  const { payment, amount, refundedAmount, needsPerson, attempts } = order
  if (payment === 'DEPOSIT_COMPLETE_MANUAL') {
    const came = attempts.filter(({ record }) => outcomeOf(record, nowMs).outcome === 'approved')
    return sumWon(came.map(({ record }) => balanceOf(record)))
  }
  const isPaid = PAYMENT_TABLE.tags[payment].includes('paid')
  return isPaid && !needsPerson ? amount - refundedAmount : 0
}

function stockOf({ model, reality }: Worlds) {
  const items = model.orders.flatMap((order) => order.items)
  return reality.goods.map(({ optionId }) => {
    const sold = items.filter((item) => item.optionId === optionId && item.status !== 'C')
    return (model.stock.get(optionId) ?? 0) + sold.reduce((sum, { quantity }) => sum + quantity, 0)
  })
}

/**
 * Lets time pass until nothing is left to do. Then all money is either stored for an order that holds or refunded, and
 * every piece is in stock or sold.
 */
export async function liveToEnd(worlds: Worlds): Promise<void> {
  const { model, reality } = worlds
  const moves = [
    ...Array.from({ length: ROUNDS }, () => wait({ ms: LONGEST_WAY_MS, isDone: true })),
    ...model.orders.map((_, index) => registerAccount(index)),
    wait({ ms: 0, isDone: true }),
  ]
  for (const move of moves) await toCommand(move).run(model, reality)
  const ledger = reality.orders.map(({ attempts }) =>
    attempts.map(({ gatewayOrderId }) => readGatewayBook(reality.market.dataDir, gatewayOrderId)),
  )
  const paid = ledger.map((own) => sumWon(own.map(({ taken }) => taken)))
  const returned = ledger.map((own) => sumWon(own.map((book) => book.returned)))
  expect({ paid, stock: stockOf(worlds) }).toEqual({
    paid: model.orders.map((order, index) => storedOf(order, model.nowMs) + (returned[index] ?? 0)),
    stock: reality.goods.map(() => PIECES),
  })
}
