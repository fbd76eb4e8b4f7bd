import type { SellerPolicy } from '@jangteo/core/shipping/sellerPolicy.rules'
import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import { type InferResult, type Kysely, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import { policyColumns } from './policy.columns.ts'

const selectPolicies = (db: Kysely<DB>, storeId: number) =>
  db
    .selectFrom('shipping_policies')
    .select(policyColumns)
    .select('shipping_policies.name')
    .select(
      sql<number>`(SELECT count(*)::int FROM goods
        WHERE goods.shipping_policy_id = shipping_policies.id AND goods.listing <> 'DELETED')`.as(
        'goods_count',
      ),
    )
    .where('shipping_policies.store_id', '=', storeId)
    .where('shipping_policies.deleted_at', 'is', null)

/** A shipping policy of a store with the number of products that use it. */
export type SellerPolicyRow = InferResult<ReturnType<typeof selectPolicies>>[number]

/** Lists the shipping policies of a store. */
export const listPolicies = (storeId: number) =>
  query((db): Promise<SellerPolicyRow[]> => selectPolicies(db, storeId).orderBy('id').execute())

/** Finds a shipping policy of a store. */
export const findPolicy = (storeId: number, id: number) =>
  query((db): Promise<SellerPolicyRow | undefined> =>
    selectPolicies(db, storeId).where('id', '=', id).executeTakeFirst(),
  )

const selectOwn = (db: Kysely<DB>, storeId: number, id: number) =>
  db
    .selectFrom('shipping_policies')
    .select('id')
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)

/** Locks a shipping policy of a store, so that no product comes to it meanwhile; true when there is one. */
export const lockPolicy = (storeId: number, id: number) =>
  query(async (db) => {
    const row = await selectOwn(db, storeId, id).forUpdate().executeTakeFirst()
    return row !== undefined
  })

/** Locks a shipping policy of a store from being deleted while a product comes to it; true when there is one. */
export const holdPolicy = (storeId: number, id: number) =>
  query(async (db) => {
    const row = await selectOwn(db, storeId, id).forKeyShare().executeTakeFirst()
    return row !== undefined
  })

const figure = (terms: ShippingPolicy, name: string): number | null => {
  const value: unknown = Object.entries(terms).find(([key]) => key === name)?.[1]
  return typeof value === 'number' ? value : null
}

const toColumns = ({ name, terms, returnFee, exchangeFee, cutoffMinute }: SellerPolicy) => ({
  name,
  kind: terms.kind,
  base_fee: figure(terms, 'baseFee') ?? 0,
  free_threshold: figure(terms, 'freeThreshold'),
  repeat_quantity: figure(terms, 'repeatQuantity'),
  second_quantity: figure(terms, 'secondQuantity'),
  second_extra: figure(terms, 'secondExtra'),
  third_quantity: figure(terms, 'thirdQuantity'),
  third_extra: figure(terms, 'thirdExtra'),
  area_kind: terms.areaKind,
  area_second_extra: figure(terms, 'areaSecondExtra'),
  area_third_extra: figure(terms, 'areaThirdExtra'),
  delivers_to_remote: terms.deliversToRemote,
  bundles: terms.bundles,
  return_fee: returnFee,
  exchange_fee: exchangeFee,
  cutoff_minute: cutoffMinute,
})

/** Finds the latest cut-off of all stores, in minutes of the day; `null` where none has one. */
export const findLastCutoff = () =>
  query(async (db) => {
    const row = await db
      .selectFrom('shipping_policies')
      .select((policy) => policy.fn.max('cutoff_minute').as('minute'))
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return row?.minute ?? null
  })

export const insertPolicy = (storeId: number, policy: SellerPolicy) =>
  query(async (db) => {
    const row = await db
      .insertInto('shipping_policies')
      .values({ store_id: storeId, ...toColumns(policy) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })

export const updatePolicy = (id: number, policy: SellerPolicy) =>
  query((db) =>
    db.updateTable('shipping_policies').set(toColumns(policy)).where('id', '=', id).execute(),
  )

/** Deletes a policy: rows of products that are deleted may still name it. */
export const deletePolicy = (id: number, at: Date) =>
  query((db) =>
    db.updateTable('shipping_policies').set({ deleted_at: at }).where('id', '=', id).execute(),
  )
