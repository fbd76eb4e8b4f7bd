import type { BankCode } from '@jangteo/core/payment/bank.codes'
import type { RefundState } from '@jangteo/core/payment/refund.codes'
import type { Insertable, Selectable } from 'kysely'
import { query } from '../database/db.ts'
import type {
  OrderRefundAccounts,
  PaymentRefundHistory,
  PaymentRefunds,
  Payments,
} from '../database/schema.gen.ts'

/** Writes money that has to go back; `false` when the same was written before. */
export const insertRefund = (refund: Insertable<PaymentRefunds>) =>
  query(async (db) => {
    const row = await db
      .insertInto('payment_refunds')
      .values(refund)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  })

/** Money that goes back of a payment. */
export type RefundRow = Selectable<PaymentRefunds>

/** All refunds of a payment, oldest first. */
export const listRefunds = (paymentId: number) =>
  query((db): Promise<RefundRow[]> =>
    db
      .selectFrom('payment_refunds')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .orderBy('id')
      .execute(),
  )

/** All refunds of an order, of its own payment and of what its claims asked for, oldest first. */
export const listRefundsOfOrder = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('payment_refunds')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .selectAll('payment_refunds')
      .select(['payments.method', 'payments.additional_payment_id'])
      .where('payments.order_id', '=', orderId)
      .orderBy('payment_refunds.id')
      .execute(),
  )

/** Compare and set: changes the status only while it is still `from`; `false` when it is not. */
export const updateRefundStatus = (change: {
  readonly id: number
  readonly from: RefundState
  readonly to: RefundState
  readonly failureCode: string | null
  readonly settledAt: Date | null
}) =>
  query(async (db) => {
    const result = await db
      .updateTable('payment_refunds')
      .set({
        status: change.to,
        failure_code: change.failureCode,
        settled_at: change.settledAt,
      })
      .where('id', '=', change.id)
      .where('status', '=', change.from)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  })

export const insertRefundHistory = (row: Insertable<PaymentRefundHistory>) =>
  query((db) => db.insertInto('payment_refund_history').values(row).execute())

/** Counts how often a person had the gateway asked again for a refund that it had refused. */
export const countRefundAsks = (refundId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('payment_refund_history')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('payment_refund_id', '=', refundId)
      .where('event', '=', 'system.askAgain')
      .executeTakeFirstOrThrow()
    return count
  })

/** A refund with the order and the claim that it belongs to. */
export const findRefund = (id: number) =>
  query((db) =>
    db
      .selectFrom('payment_refunds')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .selectAll('payment_refunds')
      .select(['payments.order_id', 'payments.additional_payment_id', 'payments.method'])
      .where('payment_refunds.id', '=', id)
      .executeTakeFirst(),
  )

/** A refund that is not done, with its order and the account it may go to. */
export type OpenRefundRow = RefundRow &
  Pick<Selectable<Payments>, 'order_id' | 'additional_payment_id' | 'method'> & {
    readonly ordered_at: Date
    readonly orderer_name: string
    readonly bank_code: BankCode | null
    readonly sealed_account_number: string | null
    readonly holder_name: string | null
  }

/** The refunds of all orders that are not done, oldest first, for the desk. */
export const listOpenRefunds = (limit: number) =>
  query((db): Promise<OpenRefundRow[]> =>
    db
      .selectFrom('payment_refunds')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .leftJoin('order_refund_accounts as account', 'account.order_id', 'orders.id')
      .selectAll('payment_refunds')
      .select(['payments.order_id', 'payments.additional_payment_id', 'payments.method'])
      .select(['orders.created_at as ordered_at', 'orders.orderer_name'])
      .select(['account.bank_code', 'account.sealed_account_number', 'account.holder_name'])
      .where('payment_refunds.status', '<>', 'DONE')
      .orderBy('payment_refunds.id')
      .limit(limit)
      .execute(),
  )

/** Keeps the account that an order's money goes back to; a later one takes the place of the former. */
export const saveRefundAccount = (account: Insertable<OrderRefundAccounts>) =>
  query((db) =>
    db
      .insertInto('order_refund_accounts')
      .values(account)
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(account))
      .execute(),
  )

export const findRefundAccount = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('order_refund_accounts')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirst(),
  )
