import type { BankCode } from '@jangteo/core/payment/bank.codes'
import type { RefundState } from '@jangteo/core/payment/refund.codes'
import type { Insertable, Selectable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { ListPart } from './payment-desk.store.ts'
import type {
  OrderRefundAccounts,
  PaymentRefundHistory,
  PaymentRefunds,
  Payments,
} from '../database/schema.gen.ts'

/** Inserts a refund; `false` when the same one was inserted before. */
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

/** A refund of a payment. */
export type RefundRow = Selectable<PaymentRefunds>

/** Lists all refunds of a payment, oldest first. */
export const listRefunds = (paymentId: number) =>
  query((db): Promise<RefundRow[]> =>
    db
      .selectFrom('payment_refunds')
      .select(COLUMNS.payment_refunds)
      .where('payment_id', '=', paymentId)
      .orderBy('id')
      .execute(),
  )

/** Lists all refunds of an order, of additional payments too, oldest first. */
export const listRefundsOfOrder = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('payment_refunds')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .select(COLUMNS.payment_refunds)
      .select(['payments.method', 'payments.additional_payment_id'])
      .where('payments.order_id', '=', orderId)
      .orderBy('payment_refunds.id')
      .execute(),
  )

/** Compares and sets: changes the status only while it is still `from`; `false` when it is not. */
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

/** Counts the repeats of a refused refund that a person asked for. */
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

/** Finds a refund with its order and its claim. */
export const findRefund = (id: number) =>
  query((db) =>
    db
      .selectFrom('payment_refunds')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .select(COLUMNS.payment_refunds)
      .select(['payments.order_id', 'payments.additional_payment_id', 'payments.method'])
      .where('payment_refunds.id', '=', id)
      .executeTakeFirst(),
  )

/** An open refund, with its order and its possible account. */
export type OpenRefundRow = RefundRow &
  Pick<Selectable<Payments>, 'order_id' | 'additional_payment_id' | 'method'> & {
    readonly ordered_at: Date
    readonly orderer_name: string
    readonly bank_code: BankCode | null
    readonly sealed_account_number: string | null
    readonly holder_name: string | null
  }

/** Lists the open refunds of all orders, oldest first. */
export const listOpenRefunds = ({ offset, limit }: ListPart) =>
  query((db): Promise<OpenRefundRow[]> =>
    db
      .selectFrom('payment_refunds')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .leftJoin('order_refund_accounts as account', 'account.order_id', 'orders.id')
      .select(COLUMNS.payment_refunds)
      .select(['payments.order_id', 'payments.additional_payment_id', 'payments.method'])
      .select(['orders.created_at as ordered_at', 'orders.orderer_name'])
      .select(['account.bank_code', 'account.sealed_account_number', 'account.holder_name'])
      .where('payment_refunds.status', '<>', 'DONE')
      .orderBy('payment_refunds.id')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts the open refunds of all orders. */
export const countOpenRefunds = () =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('payment_refunds')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('status', '<>', 'DONE')
      .executeTakeFirstOrThrow()
    return count
  })

/** Stores the refund account of an order, replacing a former one. */
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
      .select(COLUMNS.order_refund_accounts)
      .where('order_id', '=', orderId)
      .executeTakeFirst(),
  )
