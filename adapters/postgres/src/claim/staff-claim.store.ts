import { type ClaimType, OPEN_CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import { OPEN_DISPUTE_STATES } from '@jangteo/core/dispute/dispute.codes'
import { ORDER_ROWS_REACHED_MAX } from '@jangteo/core/order/sellerOrderSearch.rules'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { Orders, OrderItems } from '../database/schema.gen.ts'
import type { ClaimRow } from './claim-step.store.ts'
import { isConverted } from './claim-list.store.ts'
import { readClaim } from './claim.columns.ts'

export type StaffClaimSearch = {
  /** `null` is every store, for operators. */
  readonly storeId: number | null
  readonly types: readonly ClaimType[]
  /** True for running claims alone. */
  readonly isOpen: boolean
  /** True for claims over which a dispute is open alone. */
  readonly isDisputed: boolean
  /** `null` is any order. */
  readonly orderId: number | null
  readonly offset: number
  readonly limit: number
}

const isOpenClaim = sql<boolean>`claims.state IN (${sql.join(OPEN_CLAIM_STATUSES.map((state) => sql.lit(state)))})`

const hasOpenDispute = sql<boolean>`EXISTS (SELECT FROM disputes WHERE disputes.claim_id = claims.id
  AND disputes.state IN (${sql.join(OPEN_DISPUTE_STATES.map((state) => sql.lit(state)))}))`

/** Claims of a search of one kind each, the newest first, as far as a table reaches: each walks an index of its order. */
function reachedOf(search: StaffClaimSearch, limit: number): RawBuilder<unknown> {
  const { storeId, types, isOpen, isDisputed, orderId } = search
  const conditions = [
    sql`claims.type = wanted.type`,
    ...(storeId === null ? [] : [sql`claims.store_id = ${storeId}`]),
    ...(orderId === null ? [] : [sql`claims.order_id = ${orderId}`]),
    ...(isOpen ? [isOpenClaim] : []),
    ...(isDisputed ? [hasOpenDispute] : []),
  ]
  return sql`unnest(${types}::text[]) AS wanted (type) CROSS JOIN LATERAL (
    SELECT claims.id FROM claims WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY claims.id DESC LIMIT ${limit}) AS reached`
}

/** Lists the ids of a page of claims, the newest first. */
export const searchStaffClaims = (search: StaffClaimSearch) =>
  query(async (db): Promise<number[]> => {
    const { offset, limit } = search
    const { rows } = await sql<{ id: number }>`
      SELECT reached.id FROM ${reachedOf(search, offset + limit)}
      ORDER BY reached.id DESC OFFSET ${offset} LIMIT ${limit}`.execute(db)
    return rows.map(({ id }) => id)
  })

/** Counts claims, as far as a table reaches. */
export const countStaffClaims = (search: StaffClaimSearch) =>
  query(async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM (
        SELECT FROM ${reachedOf(search, ORDER_ROWS_REACHED_MAX)} LIMIT ${ORDER_ROWS_REACHED_MAX}) AS counted`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  })

/** A claim with its order and its store. */
export type StaffClaimRow = ClaimRow &
  Pick<Selectable<Orders>, 'orderer_name'> & {
    readonly ordered_at: Date
    readonly store_name: string
    readonly store_url: string
    readonly is_converted: boolean
  }

/** Lists claims by their ids, the newest first. */
export const listStaffClaims = (claimIds: readonly number[]) =>
  query(async (db): Promise<StaffClaimRow[]> => {
    if (claimIds.length === 0) return []
    const rows = await db
      .selectFrom('claims')
      .innerJoin('orders', 'orders.id', 'claims.order_id')
      .innerJoin('stores', 'stores.id', 'claims.store_id')
      .select(COLUMNS.claims)
      .select(['orders.created_at as ordered_at', 'orders.orderer_name'])
      .select(['stores.name as store_name', 'stores.url as store_url'])
      .select(isConverted)
      .where('claims.id', '=', sql<number>`ANY(${claimIds}::bigint[])`)
      .orderBy('claims.id', 'desc')
      .execute()
    return rows.map(readClaim)
  })

/** An item of a claim, as far as it says for how long its buyer is known. */
export type ClaimedItemEnd = Pick<Selectable<OrderItems>, 'id' | 'status' | 'status_changed_at'>

/** Lists the items of a claim as they are now. */
export const listItemEndsOfClaim = (claimId: number) =>
  query((db): Promise<ClaimedItemEnd[]> =>
    db
      .selectFrom('claim_items')
      .innerJoin('order_items', 'order_items.id', 'claim_items.order_item_id')
      .select(['order_items.id', 'order_items.status', 'order_items.status_changed_at'])
      .where('claim_items.claim_id', '=', claimId)
      .orderBy('order_items.id')
      .execute(),
  )

/** Lists the claims of an order, the newest first. */
export const listClaimsOfOrder = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('claims')
      .select(['id', 'type', 'state', 'requested_at'])
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .execute(),
  )
