import type { ZoneRange } from '@jangteo/core/shipping/areaZone.rules'
import type { AreaZone, RemoteZone } from '@jangteo/core/shipping/shipping.codes'
import { sql } from 'kysely'
import * as Effect from 'effect/Effect'
import { compileOnce, type Places } from '../database/compileOnce.ts'
import { type Db, query, send } from '../database/db.ts'

/** Columns of a range, as the rules name them. */
const RANGE = ['zone', 'first_zonecode as firstZonecode', 'last_zonecode as lastZonecode'] as const

const presentRanges = compileOnce((db) =>
  db.selectFrom('area_zone_ranges').select(RANGE).where('removed_at', 'is', null),
)

/** Lists the ranges of remote postcodes as they are now. */
export const listZoneRanges = () => query((db): Promise<ZoneRange[]> => presentRanges(db, {}))

const rangesAround = compileOnce((db, { zonecode }: Places<{ zonecode: string }>) =>
  db
    .selectFrom('area_zone_ranges')
    .select(RANGE)
    .where('removed_at', 'is', null)
    .where('first_zonecode', '<=', zonecode)
    .where('last_zonecode', '>=', zonecode),
)

/**
 * Lists the ranges that hold a postcode as they are now, one at most: `areaZoneOf` says the same of them as of all ranges.
 * Of no postcode (`null`) nothing is read.
 */
export const listZoneRangesAround = (
  zonecode: string | null,
): Effect.Effect<readonly ZoneRange[], never, Db> =>
  zonecode === null
    ? Effect.succeed([])
    : query((db): Promise<ZoneRange[]> => rangesAround(db, { zonecode }))

/** Lists the ranges as they were before a moment. */
export const listZoneRangesAt = (at: Date) =>
  query((db): Promise<ZoneRange[]> =>
    db
      .selectFrom('area_zone_ranges')
      .select(RANGE)
      .where((where) => where.or([where('added_at', 'is', null), where('added_at', '<', at)]))
      .where((where) => where.or([where('removed_at', 'is', null), where('removed_at', '>=', at)]))
      .execute(),
  )

/** The postcode of an order, its zone, and the moment it was placed at. */
export type OrderZoneRow = {
  readonly zonecode: string
  readonly zone: AreaZone
  readonly ordered_at: Date
}

/** Finds the zone of an order's address. */
export const findOrderZone = (orderId: number) =>
  query((db): Promise<OrderZoneRow> =>
    db
      .selectFrom('order_addresses')
      .innerJoin('orders', 'orders.id', 'order_addresses.order_id')
      .select([
        'order_addresses.zonecode',
        'order_addresses.zone',
        'orders.created_at as ordered_at',
      ])
      .where('orders.id', '=', orderId)
      .executeTakeFirstOrThrow(),
  )

/** A listed range with its id and name. */
export type NamedRange = ZoneRange & { readonly id: number; readonly name: string }

/** Lists the ranges as they are now, by postcode, with their names. */
export const listNamedRanges = () =>
  query((db): Promise<NamedRange[]> =>
    db
      .selectFrom('area_zone_ranges')
      .select([...RANGE, 'id', 'name'])
      .where('removed_at', 'is', null)
      .orderBy('first_zonecode')
      .execute(),
  )

/** A range that was added or removed, and by whom. */
export type RangeChange = Omit<NamedRange, 'id'> & {
  readonly kind: 'ADDED' | 'REMOVED'
  readonly at: Date
  readonly who: string
}

/** Lists the last changes of the ranges, the newest first; those that the market began with were never added. */
export const listRangeChanges = (countMax: number) =>
  query(async (db): Promise<RangeChange[]> => {
    const { rows } = await sql<RangeChange>`
      SELECT kind, at, operators.name AS who, zone, first_zonecode AS "firstZonecode",
        last_zonecode AS "lastZonecode", area_zone_ranges.name
      FROM area_zone_ranges
      CROSS JOIN LATERAL (VALUES ('ADDED', added_at, added_by), ('REMOVED', removed_at, removed_by))
        AS change (kind, at, by_id)
      JOIN operators ON operators.id = by_id
      ORDER BY at DESC, kind, area_zone_ranges.id DESC LIMIT ${countMax}`.execute(db)
    return rows
  })

/** Lets one change of the ranges be made after the other, in the running transaction. */
export const lockZoneRanges = () =>
  send((db) => sql`LOCK TABLE area_zone_ranges IN SHARE ROW EXCLUSIVE MODE`.compile(db))

/** The operator that changes the ranges, and the time of the change. */
export type RangeEditor = { readonly operatorId: number; readonly at: Date }

/** Range as an operator types it. */
export type TypedRange = {
  readonly zone: RemoteZone
  readonly firstZonecode: string
  readonly lastZonecode: string
  readonly name: string
}

/** Adds a range; returns its id. */
export const insertZoneRange = (range: TypedRange, { operatorId, at }: RangeEditor) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('area_zone_ranges')
      .values({
        zone: range.zone,
        first_zonecode: range.firstZonecode,
        last_zonecode: range.lastZonecode,
        name: range.name,
        added_at: at,
        added_by: operatorId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Removes a range from the list; it stays in the history. */
export const removeZoneRange = (id: number, { operatorId, at }: RangeEditor) =>
  query((db) =>
    db
      .updateTable('area_zone_ranges')
      .set({ removed_at: at, removed_by: operatorId })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .execute(),
  )
