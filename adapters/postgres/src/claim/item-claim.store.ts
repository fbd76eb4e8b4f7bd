import { query } from '../database/db.ts'

/**
 * The claims of these items, the newest of each first, withdrawn ones among them; a notice of a delay is no claim of
 * the item's. `additional_payment_state` is of one that waits for the buyer's money.
 */
export const listItemClaims = (orderItemIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('claim_items')
      .innerJoin('claims', 'claims.id', 'claim_items.claim_id')
      .leftJoin('additional_payments', (join) =>
        join
          .onRef('additional_payments.claim_id', '=', 'claims.id')
          .on('additional_payments.state', 'in', ['WAITING', 'APPROVING']),
      )
      .select([
        'claim_items.order_item_id',
        'claims.id as claim_id',
        'claims.state',
        'claims.requested_at',
        'claims.state_changed_at',
        'claims.type',
        'additional_payments.state as additional_payment_state',
      ])
      .where('claim_items.order_item_id', 'in', orderItemIds)
      .where('claims.state', 'is not', null)
      .orderBy('claim_items.order_item_id')
      .orderBy('claims.id', 'desc')
      .execute(),
  )
