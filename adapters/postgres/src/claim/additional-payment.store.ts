import type { AdditionalPaymentState } from '@jangteo/core/claim/additional/additionalPayment.codes'
import type { ClaimState, ClaimType } from '@jangteo/core/claim/claim.codes'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { type Insertable, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type {
  AdditionalPaymentHistory,
  AdditionalPayments,
  OrderItems,
  PaymentAttempts,
  Payments,
} from '../database/schema.gen.ts'
import { readQuote } from './claim.columns.ts'

export const insertAdditionalPayment = (asked: Insertable<AdditionalPayments>) =>
  query((db) =>
    db.insertInto('additional_payments').values(asked).returning('id').executeTakeFirstOrThrow(),
  )

/** An additional payment with its claim. */
export type AdditionalPaymentRow = Selectable<AdditionalPayments> & {
  readonly order_id: number
  readonly claim_type: ClaimType
  readonly claim_state: ClaimState | null
}

/** Finds an additional payment with its claim; protected by the lock of their order. */
export const findAdditionalPayment = (id: number) =>
  query((db): Promise<AdditionalPaymentRow | undefined> =>
    db
      .selectFrom('additional_payments')
      .innerJoin('claims', 'claims.id', 'additional_payments.claim_id')
      .select(COLUMNS.additional_payments)
      .select(['claims.order_id', 'claims.type as claim_type', 'claims.state as claim_state'])
      .where('additional_payments.id', '=', id)
      .executeTakeFirst(),
  )

/** Finds the newest additional payment of a claim. */
export const findAdditionalPaymentOfClaim = (claimId: number) =>
  query((db) =>
    db
      .selectFrom('additional_payments')
      .select(COLUMNS.additional_payments)
      .where('claim_id', '=', claimId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

/** Finds the newest payment of an additional payment. */
export const findPaymentOfAdditional = (additionalPaymentId: number) =>
  query((db) =>
    db
      .selectFrom('payments')
      .select(COLUMNS.payments)
      .where('additional_payment_id', '=', additionalPaymentId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )

/** Compares and sets: changes the state only while it is still `from`; `false` when it is not. */
export const updateAdditionalPaymentState = (change: {
  readonly id: number
  readonly from: AdditionalPaymentState
  readonly to: AdditionalPaymentState
}) =>
  query(async (db) => {
    const result = await db
      .updateTable('additional_payments')
      .set({ state: change.to })
      .where('id', '=', change.id)
      .where('state', '=', change.from)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  })

export const insertAdditionalPaymentHistory = (row: Insertable<AdditionalPaymentHistory>) =>
  query((db) => db.insertInto('additional_payment_history').values(row).execute())

/** An additional payment with its claim and its order, as a buyer lists them. */
export type ListedAdditionalPaymentRow = Selectable<AdditionalPayments> & {
  readonly order_id: number
  readonly claim_type: ClaimType
  readonly quote: ClaimQuote | null
  readonly ordered_at: Date
}

/** Lists and counts a member's additional payments: those that wait for the member first, the newest first. */
export const searchAdditionalPayments = (search: {
  readonly memberId: number
  readonly offset: number
  readonly limit: number
}) =>
  query(async (db): Promise<{ count: number; rows: ListedAdditionalPaymentRow[] }> => {
    const found = db
      .selectFrom('additional_payments as asked')
      .innerJoin('claims', 'claims.id', 'asked.claim_id')
      .innerJoin('orders', 'orders.id', 'claims.order_id')
      .where('orders.member_id', '=', search.memberId)
    const { count } = await found
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .selectAll('asked')
      .select(['claims.order_id', 'claims.type as claim_type', 'claims.quote'])
      .select(['orders.created_at as ordered_at'])
      .orderBy(sql`asked.state = 'WAITING'`, 'desc')
      .orderBy('asked.asked_at', 'desc')
      .orderBy('asked.id', 'desc')
      .offset(search.offset)
      .limit(search.limit)
      .execute()
    return {
      count,
      rows: rows.map((row) => ({ ...row, quote: readQuote(row.quote, row.claim_id) })),
    }
  })

/** The payment of an additional payment with its account and its receipts. */
export type PaymentOfAdditionalRow = Selectable<Payments> &
  Pick<
    Selectable<PaymentAttempts>,
    | 'deposit_bank_code'
    | 'deposit_account_number'
    | 'deposit_holder_name'
    | 'deposit_due_at'
    | 'receipt_url'
    | 'cash_receipt_url'
  >

/** Lists the newest payment of each additional payment, with the account that waits for its deposit. */
export const listPaymentsOfAdditional = (additionalPaymentIds: readonly number[]) =>
  query((db): Promise<PaymentOfAdditionalRow[]> =>
    db
      .selectFrom('payments')
      .leftJoin('payment_attempts', (join) =>
        join
          .onRef('payment_attempts.payment_id', '=', 'payments.id')
          .on('payment_attempts.status', '=', 'APPROVED'),
      )
      .distinctOn('payments.additional_payment_id')
      .select(COLUMNS.payments)
      .select([
        'payment_attempts.deposit_bank_code',
        'payment_attempts.deposit_account_number',
        'payment_attempts.deposit_holder_name',
        'payment_attempts.deposit_due_at',
        'payment_attempts.receipt_url',
        'payment_attempts.cash_receipt_url',
      ])
      .where('payments.additional_payment_id', 'in', additionalPaymentIds)
      .orderBy('payments.additional_payment_id')
      .orderBy('payments.id', 'desc')
      .orderBy('payment_attempts.id', 'desc')
      .execute(),
  )

/** A product of a claim. */
export type ClaimGoodsRow = Pick<Selectable<OrderItems>, 'goods_name' | 'picture'> & {
  readonly claim_id: number
}

/** Lists the products of claims, by claim, in the order they were bought. */
export const listGoodsOfClaims = (claimIds: readonly number[]) =>
  query((db): Promise<ClaimGoodsRow[]> =>
    db
      .selectFrom('claim_items')
      .innerJoin('order_items', 'order_items.id', 'claim_items.order_item_id')
      .select(['claim_items.claim_id', 'order_items.goods_name', 'order_items.picture'])
      .where('claim_items.claim_id', 'in', claimIds)
      .orderBy('claim_items.order_item_id')
      .execute(),
  )

/** Lists the additional payments of an order's claims, oldest first. */
export const listAdditionalPaymentsOfOrder = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('additional_payments')
      .innerJoin('claims', 'claims.id', 'additional_payments.claim_id')
      .select(COLUMNS.additional_payments)
      .select('claims.type as claim_type')
      .where('claims.order_id', '=', orderId)
      .orderBy('additional_payments.id')
      .execute(),
  )

/** Lists every step of an order's additional payments, oldest first. */
export const listAdditionalPaymentHistory = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('additional_payment_history as history')
      .innerJoin('additional_payments as asked', 'asked.id', 'history.additional_payment_id')
      .innerJoin('claims', 'claims.id', 'asked.claim_id')
      .select(['history.id', 'additional_payment_id as row_id', 'actor', 'event'])
      .select(['from_state as from', 'to_state as to', 'at'])
      .where('claims.order_id', '=', orderId)
      .orderBy('history.id')
      .execute(),
  )
