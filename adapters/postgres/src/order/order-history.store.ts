import { query } from '../database/db.ts'

/** Lists the newest orders. */
export const listNewestOrders = (limit: number) =>
  query((db) =>
    db
      .selectFrom('orders')
      .select(['id', 'created_at'])
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )

/** Lists every step of an order's items, oldest first. */
export const listItemHistory = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('order_item_history as history')
      .innerJoin('order_items', 'order_items.id', 'history.order_item_id')
      .select(['history.id', 'order_item_id as row_id', 'actor', 'event', 'from_status as from'])
      .select(['to_status as to', 'at'])
      .where('order_items.order_id', '=', orderId)
      .orderBy('history.id')
      .execute(),
  )

/** Lists every step of an order's payments, additional ones included, oldest first. */
export const listPaymentHistory = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('payment_history as history')
      .innerJoin('payments', 'payments.id', 'history.payment_id')
      .select(['history.id', 'payment_id as row_id', 'actor', 'event', 'from_status as from'])
      .select(['to_status as to', 'at'])
      .where('payments.order_id', '=', orderId)
      .orderBy('history.id')
      .execute(),
  )

/** Lists every step of an order's refunds, oldest first. */
export const listRefundHistory = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('payment_refund_history as history')
      .innerJoin('payment_refunds', 'payment_refunds.id', 'history.payment_refund_id')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .select(['history.id', 'payment_refund_id as row_id', 'actor', 'event'])
      .select(['from_status as from', 'to_status as to', 'at'])
      .where('payments.order_id', '=', orderId)
      .orderBy('history.id')
      .execute(),
  )
