import type { Selectable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { OrderAddresses } from '../database/schema.gen.ts'

export type OrderAddressRow = Selectable<OrderAddresses>

/** The address of an order without its ids. */
export type AddressOfOrder = Omit<OrderAddressRow, 'id' | 'order_id'>

/** The address of an order, which its order's lock protects. */
export const findOrderAddress = (orderId: number) =>
  query((db): Promise<OrderAddressRow> =>
    db
      .selectFrom('order_addresses')
      .select(COLUMNS.order_addresses)
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow(),
  )

/** Replaces the address of an order, and stores the former one. */
export const replaceOrderAddress = (change: {
  readonly former: OrderAddressRow
  readonly next: AddressOfOrder
  readonly at: Date
}) =>
  query(async (db) => {
    const { id, ...former } = change.former
    await db
      .insertInto('order_address_history')
      .values({ ...former, replaced_at: change.at })
      .execute()
    await db.updateTable('order_addresses').set(change.next).where('id', '=', id).execute()
  })
