import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import type { Insertable, Updateable } from 'kysely'
import { query } from '../database/db.ts'
import type { PaymentAttempts, PaymentHistory, Payments } from '../database/schema.gen.ts'

export const insertPayment = (payment: Insertable<Payments>) =>
  query((db) => db.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow())

/** Locks a payment, after its order. */
export const lockPayment = (id: number) =>
  query((db) =>
    db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )

export const findPayment = (id: number) =>
  query((db) => db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst())

export const findPaymentOfOrder = (orderId: number) =>
  query((db) =>
    db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow(),
  )

/** Compare and set: changes the status only while it is still `from`; `false` when it is not. */
export const updatePaymentStatus = (change: {
  readonly id: number
  readonly from: PaymentState
  readonly to: PaymentState
  readonly completedAt: Date | null
}) =>
  query(async (db) => {
    const result = await db
      .updateTable('payments')
      .set({
        status: change.to,
        ...(change.completedAt === null ? {} : { completed_at: change.completedAt }),
      })
      .where('id', '=', change.id)
      .where('status', '=', change.from)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  })

export const insertPaymentHistory = (row: Insertable<PaymentHistory>) =>
  query((db) => db.insertInto('payment_history').values(row).execute())

export const insertAttempt = (attempt: Insertable<PaymentAttempts>) =>
  query((db) =>
    db.insertInto('payment_attempts').values(attempt).returning('id').executeTakeFirstOrThrow(),
  )

/** The newest attempt of a payment: the only one that may still be approved. */
export const findLatestAttempt = (paymentId: number) =>
  query((db) =>
    db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

export const updateAttempt = (id: number, change: Updateable<PaymentAttempts>) =>
  query((db) => db.updateTable('payment_attempts').set(change).where('id', '=', id).execute())
