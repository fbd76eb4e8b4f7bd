import type { ShipFileRow } from '@jangteo/core/order/shipFile.rules'
import type { ShipRowResult } from '@jangteo/core/order/shipFile.codes'
import type { Insertable, Selectable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { ShipFileRows, ShipFiles } from '../database/schema.gen.ts'

/** A ship-file that a seller sent. */
export type StoredShipFile = Selectable<ShipFiles>

/** A row of a ship-file with its result; `null` while it waits. */
export type StoredShipRow = Selectable<ShipFileRows>

/** Stores a ship-file with its rows, and returns it. */
export const insertShipFile = (file: Insertable<ShipFiles>, rows: readonly ShipFileRow[]) =>
  query(async (db): Promise<StoredShipFile> => {
    const stored = await db
      .insertInto('ship_files')
      .values(file)
      .returning(COLUMNS.ship_files)
      .executeTakeFirstOrThrow()
    const values = rows.map(({ row, itemNumber: item_number, courier, invoice }) => {
      return { ship_file_id: stored.id, row, item_number, courier, invoice }
    })
    await db.insertInto('ship_file_rows').values(values).execute()
    return stored
  })

export const findShipFile = (id: number) =>
  query((db): Promise<StoredShipFile | undefined> =>
    db.selectFrom('ship_files').select(COLUMNS.ship_files).where('id', '=', id).executeTakeFirst(),
  )

/** Lists the rows of a ship-file, in their order. */
export const listShipRows = (fileId: number) =>
  query((db): Promise<StoredShipRow[]> =>
    db
      .selectFrom('ship_file_rows')
      .select(COLUMNS.ship_file_rows)
      .where('ship_file_id', '=', fileId)
      .orderBy('row')
      .execute(),
  )

/** Lists the numbers of the rows that wait, in their order. */
export const listWaitingRows = (fileId: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('ship_file_rows')
      .select('row')
      .where('ship_file_id', '=', fileId)
      .where('result', 'is', null)
      .orderBy('row')
      .execute()
    return rows.map(({ row }) => row)
  })

/** Locks a row that waits; `undefined` when it is done, or another job has it. */
export const lockWaitingRow = (fileId: number, row: number) =>
  query((db): Promise<StoredShipRow | undefined> =>
    db
      .selectFrom('ship_file_rows')
      .select(COLUMNS.ship_file_rows)
      .where('ship_file_id', '=', fileId)
      .where('row', '=', row)
      .where('result', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst(),
  )

/** Stores the result of a row; a code and its text for a refusal. */
export const updateShipRow = (
  { ship_file_id: fileId, row }: Pick<StoredShipRow, 'ship_file_id' | 'row'>,
  outcome: {
    readonly result: ShipRowResult
    readonly code: string | null
    readonly message: string | null
  },
) =>
  query((db) =>
    db
      .updateTable('ship_file_rows')
      .set(outcome)
      .where('ship_file_id', '=', fileId)
      .where('row', '=', row)
      .execute(),
  )

/** Notes that every row of a ship-file is done. */
export const finishShipFile = (id: number, at: Date) =>
  query((db) =>
    db
      .updateTable('ship_files')
      .set({ finished_at: at })
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('ship_file_rows')
              .select('row')
              .where('ship_file_id', '=', id)
              .where('result', 'is', null),
          ),
        ),
      )
      .execute(),
  )

/** Finds the item at a place of an order, if a store sold it. */
export const findItemAtPlace = (storeId: number, orderId: number, place: number) =>
  query(async (db) => {
    const item = await db
      .selectFrom('order_items')
      .select(['id', 'store_id', 'status', 'ordered_at'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .offset(place - 1)
      .limit(1)
      .executeTakeFirst()
    return item?.store_id === storeId ? item : undefined
  })
