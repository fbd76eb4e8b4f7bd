import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { Insertable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import { lockNames } from '../database/lockNames.ts'
import type { ParcelScans } from '../database/schema.gen.ts'

/** Parcel of a courier under one number. */
export type Parcel = { readonly courier: Courier; readonly invoiceNumber: string }

/** Locks a parcel, also an unknown one: before the orders whose items are in it. */
export const lockParcel = ({ courier, invoiceNumber }: Parcel) =>
  lockNames([`p${courier}:${invoiceNumber}`])

/** Stores a scan; `false` when it was stored before. */
export const insertScan = (scan: Insertable<ParcelScans>) =>
  query(async (db) => {
    const row = await db
      .insertInto('parcel_scans')
      .values(scan)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  })

/** Lists every scan of a parcel, in the order they were received. */
export const listScans = ({ courier, invoiceNumber }: Parcel) =>
  query((db) =>
    db
      .selectFrom('parcel_scans')
      .select(COLUMNS.parcel_scans)
      .where('courier', '=', courier)
      .where('invoice_number', '=', invoiceNumber)
      .orderBy('id')
      .execute(),
  )

/** Lists the orders that have items in a parcel, in the order of their ids. */
export const listOrderIdsOfParcel = ({ courier, invoiceNumber }: Parcel) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('order_items')
      .select('order_id')
      .distinct()
      .where('courier', '=', courier)
      .where('invoice_number', '=', invoiceNumber)
      .orderBy('order_id')
      .execute()
    return rows.map(({ order_id: orderId }) => orderId)
  })
