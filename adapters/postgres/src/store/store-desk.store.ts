import type { BusinessState } from '@jangteo/core/seller/business.codes'
import { OPEN_CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import { OPEN_DISPUTE_STATES } from '@jangteo/core/dispute/dispute.codes'
import { RUNNING_ITEM_STATUSES } from '@jangteo/core/order/runningOrder.rules'
import type { StoreFeature } from '@jangteo/core/session/permission.codes'
import type { StoreState } from '@jangteo/core/store/store.codes'
import type { StoreProfile } from '@jangteo/core/store/store.rules'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import { likeText } from '../database/likeText.ts'
import type { DB, StoreHistory, Stores } from '../database/schema.gen.ts'
import { storeOfUrl } from './store-name.store.ts'

export type StoreRow = Selectable<Stores>

/** Finds a store by its id. */
export const findOwnStore = (id: number) =>
  query((db): Promise<StoreRow> =>
    db.selectFrom('stores').select(COLUMNS.stores).where('id', '=', id).executeTakeFirstOrThrow(),
  )

/** Finds a store by its URL or one that it had, whatever its state is. */
export const findStoreByUrl = (url: string) =>
  query((db): Promise<StoreRow | undefined> =>
    db
      .selectFrom('stores')
      .select(COLUMNS.stores)
      .where('id', '=', storeOfUrl(url))
      .executeTakeFirst(),
  )

/** Locks the row of a store; orders of its products go on meanwhile. */
export const lockStoreRow = (db: Kysely<DB>, id: number): Promise<StoreRow> =>
  db
    .selectFrom('stores')
    .select(COLUMNS.stores)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Locks a store. */
export const lockStore = (id: number) => query((db) => lockStoreRow(db, id))

type StateChange = { readonly id: number; readonly from: StoreState; readonly to: StoreState }

/** Compares and sets: changes the state only while it is still `from`; `false` when it is not. */
export const updateStoreState = ({ id, from, to }: StateChange) =>
  query(async (db) => {
    const result = await db
      .updateTable('stores')
      .set({ state: to })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  })

/** Inserts a step of a store and returns its id. */
export const insertStoreHistory = (row: Insertable<StoreHistory>) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('store_history')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Finds a step with its store, for the mail that reports it. */
export const findStoreStep = (historyId: number) =>
  query((db) =>
    db
      .selectFrom('store_history')
      .innerJoin('stores', 'stores.id', 'store_history.store_id')
      .select([
        'store_history.store_id',
        'store_history.to_state',
        'store_history.memo',
        'stores.name',
      ])
      .where('store_history.id', '=', historyId)
      .executeTakeFirstOrThrow(),
  )

/** Lists the addresses of the owners of a store. */
export const listOwnerAddresses = (storeId: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('seller_users')
      .select('email')
      .where('store_id', '=', storeId)
      .where('is_owner', '=', true)
      .where('status', 'in', ['INVITED', 'ACTIVE'])
      .orderBy('id')
      .execute()
    return rows.map(({ email }) => email)
  })

/** Lists the steps of a store, the newest first. */
export const listStoreHistory = (storeId: number) =>
  query((db) =>
    db
      .selectFrom('store_history')
      .select(['to_state', 'memo', 'at'])
      .where('store_id', '=', storeId)
      .orderBy('id', 'desc')
      .execute(),
  )

/** Puts the products of a store on sale again as its seller says, or stops them all. */
export const updateGoodsOfStore = (storeId: number, isShown: boolean) =>
  query((db) =>
    isShown
      ? sql`UPDATE goods SET sale_status = resting_sale_status, resting_sale_status = NULL
          WHERE store_id = ${storeId} AND resting_sale_status IS NOT NULL`.execute(db)
      : sql`UPDATE goods SET resting_sale_status = sale_status, sale_status = 'STOP'
          WHERE store_id = ${storeId} AND resting_sale_status IS NULL`.execute(db),
  )

/** Locks the options of a store's products in the order of their ids, as orders do. */
export const lockOptionsOfStore = (storeId: number) =>
  query((db) =>
    db
      .selectFrom('goods_options')
      .select('goods_options.id')
      .where('goods_options.goods_id', 'in', (goods) =>
        goods.selectFrom('goods').select('goods.id').where('goods.store_id', '=', storeId),
      )
      .orderBy('goods_options.id')
      .forUpdate()
      .execute(),
  )

/** Rows that a store has to open with. */
export type ReadinessRow = {
  readonly has_verified_account: boolean
  readonly shipping_policy_count: number
  readonly listed_goods_count: number
}

/** Reads if a store's account is verified, and counts its shipping policies and what it would sell when it opened. */
export const readReadiness = (storeId: number) =>
  query(async (db): Promise<ReadinessRow> => {
    const { rows } = await sql<ReadinessRow>`SELECT
      EXISTS (SELECT FROM store_bank_accounts
        WHERE store_id = ${storeId} AND checked_at IS NOT NULL) AS has_verified_account,
      (SELECT count(*)::int FROM shipping_policies
        WHERE store_id = ${storeId} AND deleted_at IS NULL) AS shipping_policy_count,
      (SELECT count(*)::int FROM goods
        WHERE store_id = ${storeId} AND coalesce(resting_sale_status, sale_status) <> 'STOP') AS listed_goods_count`.execute(
      db,
    )
    const [row] = rows
    if (row === undefined) throw new Error('row missing in a selection of counts')
    return row
  })

/**
 * True while an item, an unpaid order, a claim, a dispute or a refund of the store is still running, or a statement is
 * unpaid: each entry has one from its beginning.
 */
export const hasRunningOrder = (storeId: number) =>
  query(async (db) => {
    const { rows } = await sql<{ is_running: boolean }>`SELECT
      EXISTS (SELECT FROM order_items
        WHERE store_id = ${storeId} AND status = ANY(${[...RUNNING_ITEM_STATUSES, 'PW']}))
      OR EXISTS (SELECT FROM claims
        WHERE store_id = ${storeId} AND state = ANY(${[...OPEN_CLAIM_STATUSES]}))
      OR EXISTS (SELECT FROM disputes JOIN claims ON claims.id = disputes.claim_id
        WHERE claims.store_id = ${storeId} AND disputes.state = ANY(${[...OPEN_DISPUTE_STATES]}))
      OR EXISTS (SELECT FROM statements WHERE store_id = ${storeId} AND state <> 'PAID')
      OR EXISTS (SELECT FROM payment_refunds
        JOIN payments ON payments.id = payment_refunds.payment_id
        JOIN order_items ON order_items.order_id = payments.order_id
        WHERE payment_refunds.status <> 'DONE' AND order_items.store_id = ${storeId}) AS is_running`.execute(
      db,
    )
    return rows.some((row) => row.is_running)
  })

/** Writes the profile of a store. */
export const updateStoreProfile = (id: number, profile: StoreProfile) =>
  query((db) =>
    db
      .updateTable('stores')
      .set({
        introduction: profile.introduction,
        phone: profile.phone,
        phone_hours: profile.phoneHours,
        return_address: profile.returnAddress,
      })
      .where('id', '=', id)
      .execute(),
  )

/** Writes the store's own fee of a sale; `null` takes it away. */
export const updateFeeRate = (id: number, feeRateBp: number | null) =>
  query((db) =>
    db.updateTable('stores').set({ fee_rate_bp: feeRateBp }).where('id', '=', id).execute(),
  )

/** Writes the features that the store's buyers are denied. */
export const updateDeniedFeatures = (id: number, denied: readonly StoreFeature[]) =>
  query((db) =>
    db
      .updateTable('stores')
      .set({ denied_features: [...denied] })
      .where('id', '=', id)
      .execute(),
  )

export type StoreFilter = {
  readonly state: StoreState | null
  readonly keyword: string
}

const matches = ({ state, keyword }: StoreFilter) => {
  const pattern = likeText(keyword)
  return sql<boolean>`(${state}::text IS NULL OR stores.state = ${state})
    AND (${keyword} = '' OR stores.name ILIKE ${pattern} OR stores.company_name ILIKE ${pattern}
      OR stores.url ILIKE ${pattern})`
}

/** Lists stores by name with the count of their products, deleted ones left out. */
export const listOperatorStores = (
  filter: StoreFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db) =>
    db
      .selectFrom('stores')
      .select([
        'id',
        'url',
        'name',
        'company_name',
        'business_number',
        'state',
        'fee_rate_bp',
        'business_state',
        sql<number>`(SELECT count(*)::int FROM goods
          WHERE goods.store_id = stores.id AND goods.listing <> 'DELETED')`.as('goods_count'),
      ])
      .where(matches(filter))
      .orderBy('name')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts the stores of a filter. */
export const countOperatorStores = (filter: StoreFilter) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('stores')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(matches(filter))
      .executeTakeFirstOrThrow()
    return count
  })

/** Lists stores that are not closed and whose business was not checked since, those never checked first. */
export const listUncheckedStores = (since: Date, limit: number) =>
  query((db) =>
    db
      .selectFrom('stores')
      .select(['id', 'business_number'])
      .where('state', '!=', 'CLOSED')
      .where((where) =>
        where.or([
          where('business_checked_at', 'is', null),
          where('business_checked_at', '<', since),
        ]),
      )
      .orderBy(sql`business_checked_at NULLS FIRST`)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )

/** Writes the state of a store's business as the registry said it. */
export const updateBusinessState = (id: number, state: BusinessState, at: Date) =>
  query((db) =>
    db
      .updateTable('stores')
      .set({ business_state: state, business_checked_at: at })
      .where('id', '=', id)
      .execute(),
  )
