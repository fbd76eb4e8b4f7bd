import { ORDER_ITEM_STATES_WITH } from '@jangteo/core/order/orderItem.table.gen'
import type { UnpaidHolder } from '@jangteo/core/order/unpaidOrder.rules'
import { DEPOSIT_METHODS } from '@jangteo/core/payment/payment.codes'
import { UNPAID_PAYMENT_STATES } from '@jangteo/core/payment/payment.rules'
import { type ExpressionBuilder, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'

/** Condition for an unpaid order; additional payments do not count. */
const unpaid = (where: ExpressionBuilder<DB, 'payments'>) =>
  where.and([
    where('payments.additional_payment_id', 'is', null),
    where('payments.status', 'in', UNPAID_PAYMENT_STATES),
  ])

/** Name that the unpaid orders of a holder are locked by. */
export function unpaidLockName(holder: UnpaidHolder): string {
  if (holder.kind === 'DEVICE') return `unpaid d${holder.deviceId}`
  return holder.kind === 'MEMBER' ? `unpaid m${holder.memberId}` : `unpaid t${holder.mobile}`
}

const heldBy = (where: ExpressionBuilder<DB, 'orders'>, holder: UnpaidHolder) => {
  if (holder.kind === 'DEVICE') return where('orders.device_id', '=', holder.deviceId)
  if (holder.kind === 'MEMBER') return where('orders.member_id', '=', holder.memberId)
  return where('orders.orderer_mobile', '=', holder.mobile)
}

/** An unpaid order, and the place of its holder among those that were asked about. */
export type HeldOrder = { readonly order_id: number; readonly place: number }

/** The orders of holders that wait for their money. */
export const listUnpaidHeld = (holders: readonly UnpaidHolder[]) =>
  query(async (db): Promise<HeldOrder[]> => {
    const [first, ...others] = holders.map((holder, place) =>
      db
        .selectFrom('orders')
        .innerJoin('payments', 'payments.order_id', 'orders.id')
        .select(['orders.id as order_id', sql<number>`${sql.lit(place)}`.as('place')])
        .where((where) => heldBy(where, holder))
        .where(unpaid),
    )
    return first === undefined
      ? []
      : others.reduce((all, one) => all.unionAll(one), first).execute()
  })

/** The payments of unpaid orders that lines of a cart became, add-ons with their main line. */
export const listUnpaidOfCart = (cartIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['payments.id', 'payments.order_id', 'payments.status'])
      .where(
        sql<boolean>`orders.cart_line_ids && ARRAY(
          SELECT id FROM cart_lines WHERE id = ANY (${cartIds}) OR main_line_id = ANY (${cartIds}))`,
      )
      .where(unpaid)
      .orderBy('orders.id')
      .execute(),
  )

type Buyer = { readonly deviceId: string; readonly memberId: number | null }

/** Lists the payments of a buyer's unpaid orders that were bought at once. */
export const listUnpaidBoughtNow = ({ deviceId, memberId }: Buyer) =>
  query((db) =>
    db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['payments.id', 'payments.order_id', 'payments.status'])
      .where((where) =>
        memberId === null
          ? where.and([
              where('orders.device_id', '=', deviceId),
              where('orders.member_id', 'is', null),
            ])
          : where('orders.member_id', '=', memberId),
      )
      .where('orders.is_buy_now', '=', true)
      .where(unpaid)
      .orderBy('orders.id')
      .execute(),
  )

/**
 * Sums the pieces of options that unpaid orders by virtual account hold, except some orders; options without any are
 * left out.
 */
export const listDepositPieces = (optionIds: readonly number[], exceptIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('order_items')
      .innerJoin('payments', 'payments.order_id', 'order_items.order_id')
      .select((select) => [
        'order_items.option_id',
        select.fn.sum<number>('order_items.quantity').as('count'),
      ])
      .where('order_items.option_id', 'in', optionIds)
      .where('order_items.status', 'in', ORDER_ITEM_STATES_WITH.unpaid)
      .where('payments.method', 'in', [...DEPOSIT_METHODS])
      .where(unpaid)
      .where('order_items.order_id', '!=', sql<number>`ALL (${exceptIds}::bigint[])`)
      .groupBy('order_items.option_id')
      .execute(),
  )
