import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { compileFirst, type Places, prepareEach } from '../database/compileOnce.ts'
import { query, send } from '../database/db.ts'
import type { OrderRow } from '../order/order.store.ts'
import type { PaymentAttempts, PaymentHistory, Payments } from '../database/schema.gen.ts'

export const insertPayment = (payment: Insertable<Payments>) =>
  query((db) => db.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow())

const lockById = compileFirst((db, { id }: Places<{ id: number }>) =>
  db.selectFrom('payments').select(COLUMNS.payments).where('id', '=', id).forUpdate(),
)

/** Locks a payment, after its order. */
export const lockPayment = (id: number) =>
  query((db): Promise<PaymentRow | undefined> => lockById(db, { id }))

/** Columns of an order but its id, which its payments have as well. */
const ORDER_COLUMNS = COLUMNS.orders.filter((column) => column !== 'orders.id')

const lockWithOrder = compileFirst((db, { id }: Places<{ id: number }>) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(COLUMNS.payments)
    .select(ORDER_COLUMNS)
    .where('payments.id', '=', id)
    .forUpdate(['orders', 'payments']),
)

/** A payment and its order, both locked. */
export type LockedPayment = { readonly order: OrderRow; readonly payment: PaymentRow }

/**
 * Locks a payment's order, then the payment, in one statement: the order of locks that everything keeps. What the locks
 * waited for is seen. `null` if there is no such payment.
 */
export const lockOrderAndPayment = (paymentId: number) =>
  query(async (db): Promise<LockedPayment | null> => {
    const row = await lockWithOrder(db, { id: paymentId })
    return row === undefined ? null : { order: { ...row, id: row.order_id }, payment: row }
  })

export const findPayment = (id: number) =>
  query((db): Promise<PaymentRow | undefined> =>
    db.selectFrom('payments').select(COLUMNS.payments).where('id', '=', id).executeTakeFirst(),
  )

/** A payment of an order, or of an additional payment. */
export type PaymentRow = Selectable<Payments>

/** Finds an order's own payment; additional payments are apart. */
export const findPaymentOfOrder = (orderId: number) =>
  query((db): Promise<PaymentRow> =>
    db
      .selectFrom('payments')
      .select(COLUMNS.payments)
      .where('order_id', '=', orderId)
      .where('additional_payment_id', 'is', null)
      .executeTakeFirstOrThrow(),
  )

const selectLastPaid = compileFirst((db, { memberId }: Places<{ memberId: number }>) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select('payments.method')
    .where('orders.member_id', '=', memberId)
    .where('orders.is_listed', '=', true)
    .where('payments.additional_payment_id', 'is', null)
    .where('payments.completed_at', 'is not', null)
    .where('payments.method', '!=', 'FREE')
    .orderBy('orders.id', 'desc')
    .limit(1),
)

/** Finds the payment method of a member's newest paid order; `undefined` before the first. */
export const findLastPaidMethod = (memberId: number) =>
  query(async (db) => (await selectLastPaid(db, { memberId }))?.method)

/** Lists every payment of an order, its own first, then the additional ones. */
export const listPaymentsOfOrder = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('payments')
      .select(COLUMNS.payments)
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
  )

type PaymentStatusChange = {
  readonly id: number
  readonly from: PaymentState
  readonly to: PaymentState
  /** Moment at which the payment completes; `null` for a change that leaves it as it was. */
  readonly completedAt: Date | null
}

type PaymentHistoryEntry = Pick<Selectable<PaymentHistory>, 'actor' | 'at' | 'event' | 'memo'>

const changeStatus = prepareEach(
  (
    db,
    places: Places<PaymentStatusChange & PaymentHistoryEntry>,
    { completes }: { readonly completes: boolean },
  ) =>
    db
      .with('changed', (changing) =>
        changing
          .updateTable('payments')
          .set({
            status: places.to,
            ...(completes ? { completed_at: places.completedAt } : {}),
          })
          .where('id', '=', places.id)
          .where('status', '=', places.from)
          .returning('id'),
      )
      .insertInto('payment_history')
      .values((row) => ({
        payment_id: row.selectFrom('changed').select('changed.id'),
        from_status: places.from,
        to_status: places.to,
        actor: places.actor,
        at: places.at,
        event: places.event,
        memo: places.memo,
      })),
)

/**
 * Changes the status only while it is still `from`, and writes the history, in one statement: without the change there is
 * no payment that the history could be of, so the statement fails and its transaction with it.
 */
export const setPaymentStatus = (change: PaymentStatusChange, history: PaymentHistoryEntry) =>
  send(() => changeStatus({ ...change, ...history }, { completes: change.completedAt !== null }))

/** Lists the payments that are being approved since before a moment. */
export const listApprovingSince = (before: Date, limit: number) =>
  query((db) =>
    db
      .selectFrom('payments')
      .select('payments.id')
      .where('payments.status', '=', 'APPROVING')
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('payment_history')
              .select('payment_history.id')
              .whereRef('payment_history.payment_id', '=', 'payments.id')
              .where('payment_history.to_status', '=', 'APPROVING')
              .where('payment_history.at', '>=', before),
          ),
        ),
      )
      .orderBy('payments.id')
      .limit(limit)
      .execute(),
  )

/** The account for the deposit of an order. */
export type DepositAccountRow = Pick<Selectable<Payments>, 'order_id' | 'amount'> &
  Pick<
    Selectable<PaymentAttempts>,
    | 'gateway_order_id'
    | 'gateway'
    | 'deposit_bank_code'
    | 'deposit_account_number'
    | 'deposit_holder_name'
    | 'deposit_due_at'
  >

/** Lists the accounts for deposits of orders; additional payments have accounts of their own. */
export const listDepositAccounts = (orderIds: readonly number[]) =>
  query((db): Promise<DepositAccountRow[]> =>
    db
      .selectFrom('payments')
      .innerJoin('payment_attempts', 'payment_attempts.payment_id', 'payments.id')
      .select([
        'payments.order_id',
        'payments.amount',
        'payment_attempts.gateway_order_id',
        'payment_attempts.gateway',
        'payment_attempts.deposit_bank_code',
        'payment_attempts.deposit_account_number',
        'payment_attempts.deposit_holder_name',
        'payment_attempts.deposit_due_at',
      ])
      .where('payments.order_id', 'in', orderIds)
      .where('payments.additional_payment_id', 'is', null)
      .where('payments.status', '=', 'DEPOSIT_READY')
      .where('payment_attempts.status', '=', 'APPROVED')
      .where('payment_attempts.deposit_account_number', 'is not', null)
      .execute(),
  )

/** Finds the bank's latest report on a payment's deposit; `undefined` without any. */
export const findLatestDepositEvent = (paymentId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('payment_history')
      .select('event')
      .where('payment_id', '=', paymentId)
      .where('event', 'in', ['gateway.deposited', 'gateway.depositReversed'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.event
  })

/** Changes the method of a payment, or its time limit. */
export const updatePayment = (
  id: number,
  change: Pick<Updateable<Payments>, 'method' | 'expires_at'>,
) => send((db) => db.updateTable('payments').set(change).where('id', '=', id).compile())

/** Adds an amount to what was refunded. */
export const addRefundedAmount = (id: number, amount: number) =>
  send((db) =>
    db
      .updateTable('payments')
      .set((column) => ({ refunded_amount: column('refunded_amount', '+', amount) }))
      .where('id', '=', id)
      .compile(),
  )
