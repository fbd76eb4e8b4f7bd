import { type ClaimState, REQUESTABLE_CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { ClaimHistory, Claims } from '../database/schema.gen.ts'
import { type ReadClaim, readClaim } from './claim.columns.ts'

/** A claim with its quote and its places. */
export type ClaimRow = ReadClaim<Selectable<Claims>>

/** Finds a claim; protected by the lock of its order. */
export const findClaim = (id: number) =>
  query(async (db): Promise<ClaimRow | undefined> => {
    const row = await db
      .selectFrom('claims')
      .select(COLUMNS.claims)
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? undefined : readClaim(row)
  })

/** Finds the order of a claim. */
export const findOrderIdOfClaim = (claimId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('claims')
      .select('order_id')
      .where('id', '=', claimId)
      .executeTakeFirst()
    return row?.order_id
  })

/** Compares and sets: changes the state only while it is still `from`; `false` when it is not. */
export const updateClaimState = (change: {
  readonly id: number
  readonly from: ClaimState
  readonly to: ClaimState
  readonly at: Date
}) =>
  query(async (db) => {
    const result = await db
      .updateTable('claims')
      .set({ state: change.to, state_changed_at: change.at })
      .where('id', '=', change.id)
      .where('state', '=', change.from)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  })

/** Writes what a step changes besides the state. */
export const updateClaim = (
  id: number,
  change: Pick<
    Updateable<Claims>,
    | 'fault'
    | 'is_reship_reserved'
    | 'quote'
    | 'reship_courier'
    | 'reship_invoice_number'
    | 'reshipped_at'
    | 'seller_memo'
  >,
) => query((db) => db.updateTable('claims').set(change).where('id', '=', id).execute())

export const insertClaimHistory = (row: Insertable<ClaimHistory>) =>
  query((db) => db.insertInto('claim_history').values(row).execute())

/** True when the seller of a claim has inspected and accepted its products. */
export const isClaimAccepted = (claimId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('claim_history')
      .select('id')
      .where('claim_id', '=', claimId)
      .where('event', '=', 'seller.accept')
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  })

/** Lists the items of a claim with the option to exchange each for, in the order of their ids. */
export const listClaimedItems = (claimId: number) =>
  query((db) =>
    db
      .selectFrom('claim_items')
      .innerJoin('order_items', 'order_items.id', 'claim_items.order_item_id')
      .leftJoin('goods_options as wished', 'wished.id', 'claim_items.exchange_option_id')
      .select(COLUMNS.order_items)
      .select([
        'claim_items.item_status',
        'claim_items.option_id as claimed_option_id',
        'claim_items.exchange_option_id',
        'wished.option_values as exchange_option_values',
      ])
      .where('claim_items.claim_id', '=', claimId)
      .orderBy('order_items.id')
      .execute(),
  )

/**
 * Counts the buyer's withdrawals of claims of the same type, for each item of a claim; an item without any has no row.
 */
export const countWithdrawals = (claimId: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('claims as asked')
      .innerJoin('claim_items as own', 'own.claim_id', 'asked.id')
      .innerJoin('claim_items as same', 'same.order_item_id', 'own.order_item_id')
      .innerJoin('claims as other', (join) =>
        join.onRef('other.id', '=', 'same.claim_id').onRef('other.type', '=', 'asked.type'),
      )
      .innerJoin('claim_history', 'claim_history.claim_id', 'other.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('asked.id', '=', claimId)
      .where('claim_history.event', '=', 'buyer.withdraw')
      .where('claim_history.to_state', '=', 'WITHDRAWN')
      .groupBy('own.order_item_id')
      .execute()
    return rows.map(({ count }) => count)
  })

/** Lists the claims that buyers requested in orders, in any state, oldest first. */
export const listAskedClaims = (orderIds: readonly number[]) =>
  query(async (db): Promise<ClaimRow[]> => {
    const rows = await db
      .selectFrom('claims')
      .select(COLUMNS.claims)
      .where('order_id', 'in', orderIds)
      .where('type', 'in', REQUESTABLE_CLAIM_TYPES)
      .orderBy('id')
      .execute()
    return rows.map(readClaim)
  })

/** Lists the items that each store coupon of orders was divided over, ended or not. */
export const listCouponLines = (orderIds: readonly number[]) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('order_store_coupons')
      .select('order_item_ids')
      .where('order_id', 'in', orderIds)
      .execute()
    return rows.map((row) => row.order_item_ids)
  })
