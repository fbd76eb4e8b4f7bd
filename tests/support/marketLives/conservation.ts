import { sumWon } from '@jangteo/core/money/money.rules'
import { sql } from 'kysely'
import { readGatewayBook } from '../../faults/ledger/gatewayLedger.ts'
import type { Stage } from './stage.ts'

/**
 * An order that is over: its items have ended, its claims, too, also those after the sale, and no money is on its way.
 */
async function closedOrders({ market, stores }: Stage): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT orders.id FROM orders
    WHERE EXISTS (SELECT FROM order_items WHERE order_id = orders.id
        AND store_id = ANY(${stores.map(({ id }) => id)}))
      AND NOT EXISTS (SELECT FROM order_items WHERE order_id = orders.id AND status NOT IN ('BF', 'C', 'R'))
      AND NOT EXISTS (SELECT FROM claims WHERE order_id = orders.id AND state IN ('CA', 'EA', 'EI', 'EY', 'RA', 'RI'))
      AND NOT EXISTS (SELECT FROM payment_refunds JOIN payments ON payments.id = payment_refunds.payment_id
        WHERE payments.order_id = orders.id AND payment_refunds.status <> 'DONE')
    ORDER BY orders.id`.execute(market.database.db)
  return rows.map(({ id }) => id)
}

/**
 * Won that the market holds of each order: payments and additional payments less refunds, by the gateway's own records,
 * and less what operators sent back by hand.
 */
async function heldOf(stage: Stage, orderIds: readonly number[]) {
  const { market } = stage
  const attempts = await market.database.db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select(['gateway_order_id', 'payments.order_id'])
    .where('payments.order_id', 'in', orderIds)
    .where('payment_attempts.status', '=', 'APPROVED')
    .execute()
  const held = new Map(orderIds.map((id) => [id, -(stage.byHand.get(id) ?? 0)]))
  for (const { gateway_order_id: id, order_id: orderId } of attempts) {
    const { taken, returned } = readGatewayBook(market.dataDir, id)
    held.set(orderId, (held.get(orderId) ?? 0) + taken - returned)
  }
  return held
}

/**
 * The conservation law of market-rules §9.5 for every order that is over: what its buyer paid and did not get back is
 * what its stores are due, fees and VAT, less what the market bears of the coupons.
 */
export async function findMoneyBreaches(stage: Stage): Promise<string[]> {
  const orderIds = await closedOrders(stage)
  if (orderIds.length === 0) return []
  const held = await heldOf(stage, orderIds)
  const entries = await stage.market.database.db
    .selectFrom('settlement_entries')
    .select(['order_id', 'kind', 'payable', 'fee', 'fee_vat', 'market_discount'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
  return orderIds.flatMap((orderId) => {
    const own = entries.filter((entry) => entry.order_id === orderId)
    const divided = sumWon(
      own.map((entry) => entry.payable + entry.fee + entry.fee_vat - entry.market_discount),
    )
    const kinds = own.map(({ kind, payable }) => `${kind} ${payable}`).join(', ')
    return held.get(orderId) === divided
      ? []
      : [
          `order ${orderId}: the market holds ${held.get(orderId)}, entries divide ${divided} (${kinds})`,
        ]
  })
}
