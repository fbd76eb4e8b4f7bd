import type { Selectable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { compileFirst, type Places, prepareOnce } from '../database/compileOnce.ts'
import { query, send } from '../database/db.ts'
import { isOneOf } from '../database/isOneOf.ts'
import type { OrderAddresses, Orders } from '../database/schema.gen.ts'

/** An order by itself. */
export type OrderRow = Selectable<Orders>

const lockById = compileFirst((db, { id }: Places<{ id: number }>) =>
  db.selectFrom('orders').select(COLUMNS.orders).where('id', '=', id).forUpdate(),
)

/** Locks an order: the first lock of everything that changes it. */
export const lockOrder = (id: number) =>
  query((db): Promise<OrderRow | undefined> => lockById(db, { id }))

/** An order with its address. */
export type AddressedOrderRow = OrderRow &
  Pick<
    Selectable<OrderAddresses>,
    | 'receiver_name'
    | 'receiver_mobile'
    | 'zonecode'
    | 'zone'
    | 'road_address'
    | 'detail_address'
    | 'delivery_request'
  > & { readonly address_id: number }

const selectAddressed = compileFirst((db, { id }: Places<{ id: number }>) =>
  db
    .selectFrom('orders')
    .innerJoin('order_addresses', 'order_addresses.order_id', 'orders.id')
    .select(COLUMNS.orders)
    .select([
      'order_addresses.id as address_id',
      'order_addresses.receiver_name',
      'order_addresses.receiver_mobile',
      'order_addresses.zonecode',
      'order_addresses.zone',
      'order_addresses.road_address',
      'order_addresses.detail_address',
      'order_addresses.delivery_request',
    ])
    .where('orders.id', '=', id),
)

export const findOrder = (id: number) =>
  query((db): Promise<AddressedOrderRow | undefined> => selectAddressed(db, { id }))

/** Finds an order that a guest may open with its password. */
export const findGuestOrder = (id: number) =>
  query((db) =>
    db
      .selectFrom('orders')
      .select(['id', 'created_at', 'guest_password_hash'])
      .where('id', '=', id)
      .where('member_id', 'is', null)
      .executeTakeFirst(),
  )

/** True when a guest's session may see the order. */
export const isOrderInSession = (sessionId: string, orderId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('session_orders')
      .select('order_id')
      .where('session_id', '=', sessionId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    return row !== undefined
  })

/** Newest listed order that a guest's session may see; `null` without one. */
export const findNewestOrderInSession = (sessionId: string) =>
  query(async (db) => {
    const row = await db
      .selectFrom('session_orders')
      .innerJoin('orders', 'orders.id', 'session_orders.order_id')
      .select('orders.id')
      .where('session_orders.session_id', '=', sessionId)
      .where('orders.is_listed', '=', true)
      .orderBy('orders.id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.id ?? null
  })

type OrderedLines = { readonly id: number; readonly cart_line_ids: readonly number[] }

const list = prepareOnce((db, { id, cart_line_ids: ids }: Places<OrderedLines>) =>
  db
    .with('listed', (listing) =>
      listing.updateTable('orders').set({ is_listed: true }).where('id', '=', id),
    )
    .deleteFrom('cart_lines')
    .where('id', '=', isOneOf(ids)),
)

/** Lists an order for its buyer from now on, and deletes the lines that it was made of, add-ons with their main line. */
export const listOrderForBuyer = ({ id, cart_line_ids }: OrderedLines) =>
  send(() => list({ id, cart_line_ids }))
