import { query } from '../database/db.ts'

/**
 * The newest claim of each of these items, as far as it has one: a withdrawn claim is none any more, and a notice of a
 * delay is no claim of the item's. `additional_payment_id` is of one that waits for the buyer's money.
 */
export const listNewestClaims = (orderItemIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('claim_items')
      .innerJoin('claims', 'claims.id', 'claim_items.claim_id')
      .leftJoin('additional_payments', (join) =>
        join
          .onRef('additional_payments.claim_id', '=', 'claims.id')
          .on('additional_payments.state', 'in', ['WAITING', 'APPROVING']),
      )
      .distinctOn('claim_items.order_item_id')
      .select([
        'claim_items.order_item_id',
        'claims.id as claim_id',
        'claims.type',
        'claims.state',
        'additional_payments.id as additional_payment_id',
      ])
      .where('claim_items.order_item_id', 'in', orderItemIds)
      .where('claims.state', 'is not', null)
      .where('claims.state', '<>', 'WITHDRAWN')
      .orderBy('claim_items.order_item_id')
      .orderBy('claims.id', 'desc')
      .execute(),
  )
