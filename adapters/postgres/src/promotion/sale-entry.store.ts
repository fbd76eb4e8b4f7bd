import { ORDER_ITEM_STATES_WITH } from '@jangteo/core/order/orderItem.table.gen'
import { SALE_ENTRY_TABLE } from '@jangteo/core/promotion/saleEntry.table.gen'
import type { SaleEntryState } from '@jangteo/core/promotion/saleEntry.codes'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { compileFirst, type Places, prepareOnce } from '../database/compileOnce.ts'
import { query, send } from '../database/db.ts'
import { drawnIds } from '../database/drawnIds.ts'
import { isOneOf } from '../database/isOneOf.ts'
import type { DB, SpecialSaleEntries, SpecialSaleEntryHistory } from '../database/schema.gen.ts'
import type { Portion } from '../job/retention.store.ts'

export type SaleEntryRow = Selectable<SpecialSaleEntries>

const selectEntries = (db: Kysely<DB>) =>
  db.selectFrom('special_sale_entries').select(COLUMNS.special_sale_entries)

const drawEntryNo = compileFirst(() => drawnIds('special_sale_entries', 1))

/** Takes the number of the next entry; one that is not used afterwards stays free. */
export const takeSaleEntryNo = () =>
  query(async (db) => {
    const drawn = await drawEntryNo(db, {})
    if (drawn === undefined) throw new Error('no entry number was drawn')
    return drawn.id
  })

type EntryValues = {
  readonly id: number
  readonly saleGoodsId: number
  readonly memberId: number
  readonly entryHash: string
  readonly at: Date
}

const insertOpen = prepareOnce(
  (_, { id, saleGoodsId, memberId, entryHash, at }: Places<EntryValues>) =>
    sql`WITH open AS (
        SELECT goods.id FROM special_sales AS sales
        JOIN special_sale_goods AS goods ON goods.special_sale_id = sales.id
        WHERE goods.id = ${saleGoodsId} AND sales.state IN ('SCHEDULED', 'ENTERING')
        FOR KEY SHARE OF sales
      )
      INSERT INTO special_sale_entries (id, sale_goods_id, member_id, entry_hash, entered_at, state, state_changed_at)
      SELECT ${id}, open.id, ${memberId}, ${entryHash}, ${at}, ${sql.lit(SALE_ENTRY_TABLE.initial)}, ${at} FROM open
      ON CONFLICT (sale_goods_id, member_id) WHERE state <> 'WITHDRAWN' DO NOTHING`,
)

/**
 * Writes an entry while the stored state of its sale lets people enter, sharing the sale until the commit: whoever draws
 * waits for it, and after a draw nothing is written. `false` when the sale has moved on, or the member has an entry.
 */
export const insertSaleEntry = (entry: EntryValues) =>
  query(async (db) => {
    const { numAffectedRows } = await db.executeQuery(insertOpen(entry))
    return numAffectedRows === 1n
  })

const selectOwnEntry = compileFirst(
  (
    db,
    { saleGoodsId, memberId }: Places<{ readonly saleGoodsId: number; readonly memberId: number }>,
  ) =>
    selectEntries(db)
      .where('sale_goods_id', '=', saleGoodsId)
      .where('member_id', '=', memberId)
      .where('state', '<>', 'WITHDRAWN'),
)

/** Finds a member's entry to a product that was not withdrawn. */
export const findOwnSaleEntry = (saleGoodsId: number, memberId: number) =>
  query((db): Promise<SaleEntryRow | undefined> => selectOwnEntry(db, { saleGoodsId, memberId }))

/** Locks a member's entry to a product that was not withdrawn, and shares its sale, which nobody draws meanwhile. */
export const lockOwnSaleEntry = (saleGoodsId: number, memberId: number) =>
  query(async (db): Promise<SaleEntryRow | undefined> => {
    await sql`SELECT FROM special_sales AS sales JOIN special_sale_goods AS goods ON goods.special_sale_id = sales.id
      WHERE goods.id = ${saleGoodsId} FOR KEY SHARE OF sales`.execute(db)
    return selectEntries(db)
      .where('sale_goods_id', '=', saleGoodsId)
      .where('member_id', '=', memberId)
      .where('state', '<>', 'WITHDRAWN')
      .forUpdate()
      .executeTakeFirst()
  })

/** Lists a member's entries to the products of a special sale that were not withdrawn. */
export const listOwnSaleEntries = (saleId: number, memberId: number) =>
  query((db): Promise<SaleEntryRow[]> =>
    selectEntries(db)
      .where('member_id', '=', memberId)
      .where('state', '<>', 'WITHDRAWN')
      .where('sale_goods_id', 'in', (goods) =>
        goods.selectFrom('special_sale_goods').select('id').where('special_sale_id', '=', saleId),
      )
      .execute(),
  )

/** Locks an entry. */
export const lockSaleEntry = (id: number) =>
  query((db): Promise<SaleEntryRow | undefined> =>
    selectEntries(db).where('id', '=', id).forUpdate().executeTakeFirst(),
  )

/** Locks entries of a product that are in a state, in the order of their numbers. */
export const lockSaleEntries = (
  saleGoodsId: number,
  { state, countMax }: { readonly state: SaleEntryState; readonly countMax: number | null },
) =>
  query((db): Promise<SaleEntryRow[]> =>
    selectEntries(db)
      .where('sale_goods_id', '=', saleGoodsId)
      .where('state', '=', state)
      .orderBy('rank')
      .orderBy('id')
      .limit(sql<number>`${countMax}::bigint`)
      .forUpdate()
      .execute(),
  )

/** Locks the entries of a member who leaves that are not over. */
export const lockLeaversEntries = (memberId: number) =>
  query((db): Promise<SaleEntryRow[]> =>
    selectEntries(db)
      .where('member_id', '=', memberId)
      .where('state', 'in', ['ENTERED', 'WAITING', 'WON'])
      .orderBy('id')
      .forUpdate()
      .execute(),
  )

/** Counts the entries of a product by their states. */
export const countEntryStates = (saleGoodsId: number) =>
  query(async (db): Promise<ReadonlyMap<SaleEntryState, number>> => {
    const rows = await db
      .selectFrom('special_sale_entries')
      .select(['state', sql<number>`count(*)::int`.as('count')])
      .where('sale_goods_id', '=', saleGoodsId)
      .groupBy('state')
      .execute()
    return new Map(rows.map(({ state, count }) => [state, count]))
  })

/** Lists entries whose right an unpaid order holds. */
export const listHeldEntryIds = (entryIds: readonly number[]) =>
  query(async (db): Promise<ReadonlySet<number>> => {
    const rows = await db
      .selectFrom('order_items')
      .select('sale_entry_id')
      .where('sale_entry_id', '=', isOneOf(entryIds))
      .where('status', 'in', ORDER_ITEM_STATES_WITH.unpaid)
      .execute()
    return new Set(rows.flatMap(({ sale_entry_id: id }) => id ?? []))
  })

/** Writes the ranks of entries, the first one first. */
export const writeRanks = (entryIds: readonly number[]) =>
  query((db) =>
    sql`UPDATE special_sale_entries SET rank = ranked.rank
      FROM unnest(${[...entryIds]}::bigint[]) WITH ORDINALITY AS ranked (id, rank)
      WHERE special_sale_entries.id = ranked.id`.execute(db),
  )

/** A state to compare with and to set. */
export type SaleEntryChange = {
  readonly id: number
  readonly from: SaleEntryState
  readonly to: Updateable<SpecialSaleEntries>
}

/** Compares and sets: changes an entry only while its state is still `from`; `false` when it is not. */
export const setSaleEntryState = ({ id, from, to }: SaleEntryChange) =>
  query(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('special_sale_entries')
      .set(to)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  })

export const insertSaleEntryHistory = (row: Insertable<SpecialSaleEntryHistory>) =>
  send((db) => db.insertInto('special_sale_entry_history').values(row).compile())

/** An entry as the order of a draw shows it. */
export type RankedEntryRow = SaleEntryRow & {
  readonly login_id: string | null
  readonly status: Selectable<DB['members']>['status']
}

type Rows = { readonly offset: number; readonly limit: number }

/** Lists a page of the order of the draw of a product, the first rank first. */
export const listRankedEntries = (saleGoodsId: number, { offset, limit }: Rows) =>
  query((db): Promise<RankedEntryRow[]> =>
    selectEntries(db)
      .innerJoin('members', 'members.id', 'special_sale_entries.member_id')
      .select(['members.login_id', 'members.status'])
      .where('sale_goods_id', '=', saleGoodsId)
      .where('rank', 'is not', null)
      .orderBy('rank')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts the entries of a product that have a rank. */
export const countRankedEntries = (saleGoodsId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('special_sale_entries')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('sale_goods_id', '=', saleGoodsId)
      .where('rank', 'is not', null)
      .executeTakeFirstOrThrow()
    return count
  })

/** Lists a page of all entries of a product in the order of their numbers, as they are published. */
export const listPublishedSaleEntries = (saleGoodsId: number, { offset, limit }: Rows) =>
  query((db): Promise<SaleEntryRow[]> =>
    selectEntries(db)
      .where('sale_goods_id', '=', saleGoodsId)
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts all entries of a product that are still stored. */
export const countPublishedSaleEntries = (saleGoodsId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('special_sale_entries')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('sale_goods_id', '=', saleGoodsId)
      .executeTakeFirstOrThrow()
    return count
  })

/** Lists entries of a product that are in no published head yet. */
export const listHeadlessEntries = (saleGoodsId: number) =>
  query((db): Promise<SaleEntryRow[]> =>
    selectEntries(db)
      .where('sale_goods_id', '=', saleGoodsId)
      .where('head_no', 'is', null)
      .orderBy('id')
      .execute(),
  )

/** Deletes entries of special sales that were over before; returns the number of rows found. */
export const dropSaleEntries = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const { numAffectedRows } = await sql`DELETE FROM special_sale_entries WHERE id = ANY(ARRAY(
      SELECT entries.id FROM special_sales AS sales
      JOIN special_sale_goods AS goods ON goods.special_sale_id = sales.id
      JOIN special_sale_entries AS entries ON entries.sale_goods_id = goods.id
      WHERE sales.state IN ('ENDED', 'CANCELLED') AND sales.state_changed_at < ${before}
      LIMIT ${countMax} FOR UPDATE OF entries SKIP LOCKED))`.execute(db)
    return Number(numAffectedRows ?? 0n)
  })
