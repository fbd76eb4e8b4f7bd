import { OPEN_CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import type { Selectable } from 'kysely'
import { query } from '../database/db.ts'
import type { OrderStoreCoupons } from '../database/schema.gen.ts'

/** Finds the ledger's version, which counts completed claims, and the zone of the order. */
export const findLedgerHead = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('orders')
      .innerJoin('order_addresses', 'order_addresses.order_id', 'orders.id')
      .select(['orders.ledger_version', 'order_addresses.zone'])
      .where('orders.id', '=', orderId)
      .executeTakeFirstOrThrow(),
  )

/** A store coupon of an order, and when it expires. */
export type StoreCouponRow = Pick<
  Selectable<OrderStoreCoupons>,
  'order_id' | 'coupon_issue_id' | 'order_item_ids' | 'minimum_amount'
> & { readonly expires_at: Date | null }

/** Lists the store coupons of orders that are still in use. */
export const listHoldingStoreCoupons = (orderIds: readonly number[]) =>
  query((db): Promise<StoreCouponRow[]> =>
    db
      .selectFrom('order_store_coupons')
      .innerJoin('coupon_issues', 'coupon_issues.id', 'order_store_coupons.coupon_issue_id')
      .select([
        'order_store_coupons.order_id',
        'order_store_coupons.coupon_issue_id',
        'order_store_coupons.order_item_ids',
        'order_store_coupons.minimum_amount',
        'coupon_issues.expires_at',
      ])
      .where('order_store_coupons.order_id', 'in', orderIds)
      .where('order_store_coupons.ended_at', 'is', null)
      .orderBy('order_store_coupons.store_id')
      .execute(),
  )

/** Finds coupons by their issues, with name and end. */
export const listSpentCoupons = (issueIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('coupon_issues')
      .innerJoin('coupons', 'coupons.id', 'coupon_issues.coupon_id')
      .select(['coupon_issues.id', 'coupon_issues.expires_at', 'coupons.name'])
      .where('coupon_issues.id', 'in', issueIds)
      .execute(),
  )

/**
 * Lists the payments of an order and of its ended claims, in the order of refunding, with the refunds on their way. A
 * running claim's payment is left out, since it must be refundable whole when the claim ends.
 */
export const listPaidMoney = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('payments')
      .leftJoin('additional_payments', 'additional_payments.id', 'payments.additional_payment_id')
      .leftJoin('claims', 'claims.id', 'additional_payments.claim_id')
      .select([
        'payments.id as payment_id',
        'payments.method',
        'payments.amount',
        'payments.refunded_amount',
        'payments.completed_at',
      ])
      .select((select) => [
        select
          .selectFrom('payment_attempts')
          .select('payment_attempts.is_part_cancelable')
          .whereRef('payment_attempts.payment_id', '=', 'payments.id')
          .where('payment_attempts.status', '=', 'APPROVED')
          .orderBy('payment_attempts.id', 'desc')
          .limit(1)
          .as('is_part_cancelable'),
        select
          .selectFrom('payment_attempts')
          .select('payment_attempts.installment_months')
          .whereRef('payment_attempts.payment_id', '=', 'payments.id')
          .where('payment_attempts.status', '=', 'APPROVED')
          .orderBy('payment_attempts.id', 'desc')
          .limit(1)
          .as('installment_months'),
        select
          .selectFrom('payment_refunds')
          .select(({ fn }) => fn.sum<number | null>('payment_refunds.amount').as('amount'))
          .whereRef('payment_refunds.payment_id', '=', 'payments.id')
          .where('payment_refunds.status', '<>', 'DONE')
          .as('refunding_amount'),
      ])
      .where('payments.order_id', '=', orderId)
      .where('payments.completed_at', 'is not', null)
      .where((where) =>
        where.or([
          where('payments.additional_payment_id', 'is', null),
          where.and([
            where('additional_payments.state', '=', 'PAID'),
            where('claims.state', 'not in', OPEN_CLAIM_STATUSES),
          ]),
        ]),
      )
      .orderBy('payments.id')
      .execute(),
  )
