import { SPECIAL_SALE_STATES_WITH } from '@jangteo/core/promotion/specialSale.table.gen'
import type { SpecialSaleState } from '@jangteo/core/promotion/specialSale.codes'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query, send } from '../database/db.ts'
import { lockNames } from '../database/lockNames.ts'
import type { DB, SpecialSaleHistory, SpecialSales } from '../database/schema.gen.ts'
import type { Resealed, SealedPage, SealedRow } from '../payment/sealed.store.ts'

export type SaleRow = Selectable<SpecialSales>

const selectSales = (db: Kysely<DB>) => db.selectFrom('special_sales').select(COLUMNS.special_sales)

/** Finds the special sale that runs at a moment, else the next one, else the one that ended last. */
export const findCurrentSale = (at: Date) =>
  query((db): Promise<SaleRow | undefined> => {
    const isOpen = sql<boolean>`state NOT IN ('ENDED', 'CANCELLED')`
    return selectSales(db)
      .orderBy(sql`${isOpen} AND entry_opens_at <= ${at}`, 'desc')
      .orderBy(isOpen, 'desc')
      .orderBy(sql`CASE WHEN ${isOpen} THEN entry_opens_at END`)
      .orderBy('buy_closes_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  })

/** Finds a special sale. */
export const findSale = (id: number) =>
  query((db): Promise<SaleRow | undefined> =>
    selectSales(db).where('id', '=', id).executeTakeFirst(),
  )

/**
 * Locks a special sale until the transaction ends. Entries that are being written share it, so that whoever locks it sees
 * them all, and none is written after it.
 */
export const lockSale = (id: number) =>
  query((db): Promise<SaleRow | undefined> =>
    selectSales(db).where('id', '=', id).forUpdate().executeTakeFirst(),
  )

/** Lists the special sales that are not over, and those that were cancelled while people had entered. */
export const listMovingSaleIds = () =>
  query(async (db) => {
    const rows = await db
      .selectFrom('special_sales')
      .select('id')
      .where((sale) =>
        sale.or([
          sale('state', 'not in', SPECIAL_SALE_STATES_WITH.terminal),
          sale.and([
            sale('state', '=', 'CANCELLED'),
            sql<boolean>`EXISTS (SELECT FROM special_sale_goods AS goods
              JOIN special_sale_entries AS entries ON entries.sale_goods_id = goods.id AND entries.state = 'ENTERED'
              WHERE goods.special_sale_id = special_sales.id)`,
          ]),
        ]),
      )
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  })

/** Locks the calendar of special sales until the transaction ends: nobody else plans one meanwhile. */
export const lockSaleCalendar = () => lockNames(['calendar of special sales'])

/** Lists the special sales that are not over, but for one. Safe only with the calendar locked. */
export const listOpenSales = (exceptId: number | null) =>
  query((db): Promise<SaleRow[]> =>
    selectSales(db)
      .where('state', 'not in', SPECIAL_SALE_STATES_WITH.terminal)
      .where(sql<boolean>`id IS DISTINCT FROM ${exceptId}::bigint`)
      .execute(),
  )

/** Inserts a special sale without products, and returns its id. */
export const insertSale = (sale: Insertable<SpecialSales>) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('special_sales')
      .values(sale)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Changes the columns of a locked special sale. */
export const updateSale = (id: number, columns: Updateable<SpecialSales>) =>
  query((db) => db.updateTable('special_sales').set(columns).where('id', '=', id).execute())

/** A state to compare with and to set. */
export type SaleChange = {
  readonly id: number
  readonly from: SpecialSaleState
  readonly to: Updateable<SpecialSales>
}

/** Compares and sets: changes a special sale only while its state is still `from`; `false` when it is not. */
export const setSaleState = ({ id, from, to }: SaleChange) =>
  query(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('special_sales')
      .set(to)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  })

export const insertSaleHistory = (row: Insertable<SpecialSaleHistory>) =>
  send((db) => db.insertInto('special_sale_history').values(row).compile())

/** A special sale in the operators' list. */
export type CountedSale = SaleRow & { readonly goods_count: number; readonly entry_count: number }

/** Lists a page of all special sales, the newest first. */
export const listSales = ({ offset, limit }: { readonly offset: number; readonly limit: number }) =>
  query((db): Promise<CountedSale[]> =>
    selectSales(db)
      .select([
        sql<number>`(SELECT count(*)::int FROM special_sale_goods AS goods
          WHERE goods.special_sale_id = special_sales.id)`.as('goods_count'),
        sql<number>`(SELECT count(*)::int FROM special_sale_goods AS goods
          JOIN special_sale_entries AS entries ON entries.sale_goods_id = goods.id
          WHERE goods.special_sale_id = special_sales.id AND entries.state <> 'WITHDRAWN')`.as(
          'entry_count',
        ),
      ])
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts all special sales. */
export const countSales = () =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('special_sales')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    return count
  })

/** Sealed keys of special sales. Keys are replaced only while they are those that were read; without them new ones are made. */
export const SALE_KEYS = {
  list: (page: SealedPage) =>
    query((db): Promise<SealedRow[]> =>
      db
        .selectFrom('special_sales')
        .select(['id', 'sealed_keys as sealed'])
        .$narrowType<SealedRow>()
        .where('id', '>', page.afterId)
        .where('sealed_keys', 'is not', null)
        .where(sql<boolean>`NOT starts_with(sealed_keys, ${page.prefix})`)
        .orderBy('id')
        .limit(page.countMax)
        .execute(),
    ),
  replace: ({ id, sealed, resealed }: Resealed) =>
    query((db) =>
      db
        .updateTable('special_sales')
        .set({ sealed_keys: resealed })
        .where('id', '=', id)
        .where('sealed_keys', '=', sealed)
        .execute(),
    ),
  drop: ({ id, sealed }: SealedRow) =>
    query((db) =>
      db
        .updateTable('special_sales')
        .set({ sealed_keys: null, commitment: null })
        .where('id', '=', id)
        .where('sealed_keys', '=', sealed)
        .execute(),
    ),
}
