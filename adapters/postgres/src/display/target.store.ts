import type { TargetKind } from '@jangteo/core/display/target.codes'
import { type RawBuilder, sql } from 'kysely'
import { query } from '../database/db.ts'

/** Something that pages and coupons name; `url` is the part of a store's path alone. A deleted product is none. */
export type TargetRow = {
  readonly id: number
  readonly name: string
  readonly note: string
  readonly picture: string | null
  readonly url: string | null
}

/** A search for targets by a part of their names; products of one store alone where `storeId` is given. */
export type TargetSearch = {
  readonly kind: TargetKind
  readonly keyword: string
  readonly storeId: number | null
  readonly countMax: number
}

const TARGETS: Readonly<Record<TargetKind, (search: TargetSearch) => RawBuilder<TargetRow>>> = {
  GOODS: ({ storeId }) => sql`SELECT goods.id, goods.name, stores.name AS note, goods.picture,
      NULL::text AS url, goods.sold_count AS weight
    FROM goods JOIN stores ON stores.id = goods.store_id
    WHERE goods.listing <> 'DELETED' AND (${storeId}::bigint IS NULL OR goods.store_id = ${storeId})`,
  STORE: () => sql`SELECT id, name, introduction AS note, picture, url, 0 AS weight FROM stores`,
  CATEGORY: () => sql`SELECT categories.id, categories.name, coalesce(parents.name, '') AS note,
      categories.picture, NULL::text AS url, -categories.depth AS weight
    FROM categories LEFT JOIN categories AS parents ON parents.id = categories.parent_id`,
  EXHIBITION: () => sql`SELECT id, name, subtitle AS note, picture, NULL::text AS url, id AS weight
    FROM exhibitions WHERE NOT is_hidden`,
  EVENT: () => sql`SELECT events.id, events.title AS name, event_categories.name AS note,
      events.picture, NULL::text AS url, events.id AS weight
    FROM events JOIN event_categories ON event_categories.id = events.event_category_id
    WHERE NOT events.is_hidden`,
  COUPON: () => sql`SELECT coupons.id, coupons.name, coalesce(stores.name, '장터') AS note,
      NULL::text AS picture, NULL::text AS url, coupons.id AS weight
    FROM coupons LEFT JOIN stores ON stores.id = coupons.store_id
    WHERE coupons.deleted_at IS NULL AND coupons.issue_kind = 'DOWNLOAD'`,
}

/** Lists targets whose names hold the keyword, whatever its case; what matters most first. */
export const listTargets = (search: TargetSearch) =>
  query(async (db) => {
    const { rows } = await sql<TargetRow>`SELECT id, name, note, picture, url
      FROM (${TARGETS[search.kind](search)}) AS targets
      WHERE strpos(lower(name), lower(${search.keyword})) > 0
      ORDER BY weight DESC, name, id LIMIT ${search.countMax}`.execute(db)
    return rows
  })

/** Lists the names of coupons by their ids. */
export const listCouponNames = (ids: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('coupons')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .orderBy('name')
      .execute(),
  )

/** Products, stores and categories that pages and coupons name. */
export type TargetIds = {
  readonly goods: readonly number[]
  readonly stores: readonly number[]
  readonly categories: readonly number[]
}

/** Lists those of some targets that exist; products of one store alone where `storeId` is given. */
export const listKnownTargets = (
  { goods, stores, categories }: TargetIds,
  storeId: number | null,
) =>
  query(async (db): Promise<TargetIds> => {
    const { rows } = await sql<TargetIds>`SELECT
      ARRAY(SELECT id FROM goods WHERE id = ANY(${[...goods]}::bigint[])
        AND (${storeId}::bigint IS NULL OR store_id = ${storeId})) AS goods,
      ARRAY(SELECT id FROM stores WHERE id = ANY(${[...stores]}::bigint[])) AS stores,
      ARRAY(SELECT id FROM categories WHERE id = ANY(${[...categories]}::bigint[])) AS categories`.execute(
      db,
    )
    return rows[0] ?? { goods: [], stores: [], categories: [] }
  })
