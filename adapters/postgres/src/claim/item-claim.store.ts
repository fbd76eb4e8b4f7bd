import type { AdditionalPaymentState } from '@jangteo/core/claim/additional/additionalPayment.codes'
import { ADDITIONAL_PAYMENT_STATES_WITH } from '@jangteo/core/claim/additionalPayment.table.gen'
import type { DisputeState } from '@jangteo/core/dispute/dispute.codes'
import type { Selectable } from 'kysely'
import { beginOnce } from '../database/beginOnce.ts'
import { compileOnce, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'
import type { Claims } from '../database/schema.gen.ts'

/** A claim of an item. */
export type ItemClaimRow = Pick<
  Selectable<Claims>,
  'state' | 'requested_at' | 'state_changed_at' | 'type'
> & {
  readonly order_item_id: number
  readonly claim_id: number
  readonly additional_payment_state: AdditionalPaymentState | null
  /** Of the dispute over it; `null` without one. */
  readonly dispute_state: DisputeState | null
  readonly dispute_changed_at: Date | null
}

/**
 * Lists the claims of items, the newest of each first, withdrawn ones included, notices of a delay not.
 * `additional_payment_state` is of an unpaid one.
 */
export const listItemClaims = (orderItemIds: readonly number[]) =>
  query((db): Promise<ItemClaimRow[]> =>
    selectItemClaims(db).where('claim_items.order_item_id', 'in', orderItemIds).execute(),
  )

/** The same of all items of an order. */
export const listItemClaimsOfOrder = (orderId: number) =>
  query((db): Promise<ItemClaimRow[]> => claimsOfOrder(db, { orderId }))

const selectItemClaims = beginOnce((db) =>
  db
    .selectFrom('claim_items')
    .innerJoin('claims', 'claims.id', 'claim_items.claim_id')
    .leftJoin('additional_payments', (join) =>
      join
        .onRef('additional_payments.claim_id', '=', 'claims.id')
        .on('additional_payments.state', 'in', ADDITIONAL_PAYMENT_STATES_WITH.waiting),
    )
    .leftJoin('disputes', 'disputes.claim_id', 'claims.id')
    .select([
      'claim_items.order_item_id',
      'claims.id as claim_id',
      'claims.state',
      'claims.requested_at',
      'claims.state_changed_at',
      'claims.type',
      'additional_payments.state as additional_payment_state',
      'disputes.state as dispute_state',
      'disputes.state_changed_at as dispute_changed_at',
    ])
    .where('claims.state', 'is not', null)
    .orderBy('claim_items.order_item_id')
    .orderBy('claims.id', 'desc'),
)

const claimsOfOrder = compileOnce((db, { orderId }: Places<{ orderId: number }>) =>
  selectItemClaims(db).where('claim_items.order_item_id', 'in', (items) =>
    items.selectFrom('order_items').select('order_items.id').where('order_id', '=', orderId),
  ),
)
