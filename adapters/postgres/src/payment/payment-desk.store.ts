import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import { query } from '../database/db.ts'

/** Part of a list: how many of its rows are left out before it, and how many it has at most. */
export type ListPart = { readonly offset: number; readonly limit: number }

/** Lists the newest payments in given states, additional ones included, with their orders. */
export const listPaymentsIn = (states: readonly PaymentState[], { offset, limit }: ListPart) =>
  query((db) =>
    db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .leftJoin(
        'additional_payments as additional',
        'additional.id',
        'payments.additional_payment_id',
      )
      .leftJoin('claims', 'claims.id', 'additional.claim_id')
      .select([
        'payments.id',
        'payments.order_id',
        'payments.status',
        'payments.method',
        'payments.amount',
      ])
      .select([
        'orders.created_at as ordered_at',
        'orders.orderer_name',
        'claims.type as claim_type',
      ])
      .where('payments.status', 'in', states)
      .orderBy('payments.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts the payments in given states, additional ones included. */
export const countPaymentsIn = (states: readonly PaymentState[]) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('payments')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('status', 'in', states)
      .executeTakeFirstOrThrow()
    return count
  })
