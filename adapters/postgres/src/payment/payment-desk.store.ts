import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import { query } from '../database/db.ts'

/** Lists the newest payments in given states, additional ones included, with their orders. */
export const listPaymentsIn = (states: readonly PaymentState[], limit: number) =>
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
      .limit(limit)
      .execute(),
  )
