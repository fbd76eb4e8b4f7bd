import { ORDER_ITEM_STATES_WITH } from '@jangteo/core/order/orderItem.table.gen'
import type { UnpaidHolder } from '@jangteo/core/order/unpaidOrder.rules'
import { DEPOSIT_METHODS } from '@jangteo/core/payment/payment.codes'
import { UNPAID_PAYMENT_STATES } from '@jangteo/core/payment/payment.rules'
import { type ExpressionBuilder, sql } from 'kysely'
import { query } from '../database/db.ts'
import { lockName } from '../database/lockName.ts'
import type { DB } from '../database/schema.gen.ts'

/** Condition for an unpaid order; additional payments do not count. */
const unpaid = (where: ExpressionBuilder<DB, 'payments'>) =>
  where.and([
    where('payments.additional_payment_id', 'is', null),
    where('payments.status', 'in', UNPAID_PAYMENT_STATES),
  ])

const nameOf = (holder: UnpaidHolder): string => {
  if (holder.kind === 'DEVICE') return `unpaid d${holder.deviceId}`
  return holder.kind === 'MEMBER' ? `unpaid m${holder.memberId}` : `unpaid t${holder.mobile}`
}

/** Serialises the orders of one holder until the transaction ends. */
export const lockUnpaidHolder = (holder: UnpaidHolder) => lockName(nameOf(holder))

const heldBy = (where: ExpressionBuilder<DB, 'orders'>, holder: UnpaidHolder) => {
  if (holder.kind === 'DEVICE') return where('orders.device_id', '=', holder.deviceId)
  if (holder.kind === 'MEMBER') return where('orders.member_id', '=', holder.memberId)
  return where('orders.orderer_mobile', '=', holder.mobile)
}

/** Counts the unpaid orders of a holder, except some. */
export const countUnpaidOrders = (holder: UnpaidHolder, exceptIds: readonly number[]) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where((where) => heldBy(where, holder))
      .where(unpaid)
      .where('orders.id', '!=', sql<number>`ALL (${exceptIds}::bigint[])`)
      .executeTakeFirstOrThrow()
    return count
  })

/** Lists the payments of unpaid orders that came from some cart lines. */
export const listUnpaidOfLines = (lineIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['payments.id', 'payments.order_id', 'payments.status'])
      .where(sql<boolean>`orders.cart_line_ids && ${lineIds}::bigint[]`)
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
