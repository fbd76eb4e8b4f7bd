import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import { type Insertable, sql } from 'kysely'
import { query, send } from '../database/db.ts'
import type {
  DB,
  OrderAddresses,
  OrderConsents,
  OrderItems,
  Orders,
  OrderShippingGroups,
  Payments,
} from '../database/schema.gen.ts'

/** Ids of the rows of an order that is about to be placed. */
export type OrderIds = {
  readonly orderId: number
  readonly paymentId: number
  readonly groupIds: readonly number[]
  readonly itemIds: readonly number[]
}

/** Draws the ids of an order of so many lines, whose shipping groups are as many at most. */
export const drawOrderIds = (lineCount: number) =>
  query(async (db): Promise<OrderIds> => {
    const drawn = sql<OrderIds>`SELECT
      nextval('orders_id_seq') AS "orderId",
      nextval('payments_id_seq') AS "paymentId",
      ARRAY(SELECT nextval('order_shipping_groups_id_seq') FROM generate_series(1, ${lineCount}::int)) AS "groupIds",
      ARRAY(SELECT nextval('order_items_id_seq') FROM generate_series(1, ${lineCount}::int)) AS "itemIds"`
    const { rows } = await drawn.execute(db)
    const [ids] = rows
    if (ids === undefined) throw new Error('ids are drawn as one row')
    return ids
  })

type WithId<Row> = Row & { readonly id: number }

/** Everything that is written of an order when it is placed, under ids that were drawn before. */
export type PlacedRows = {
  readonly order: WithId<Insertable<Orders>>
  readonly address: Insertable<OrderAddresses>
  readonly consents: readonly Insertable<OrderConsents>[]
  readonly groups: readonly WithId<
    Omit<Insertable<OrderShippingGroups>, 'policy'> & { readonly policy: ShippingPolicy }
  >[]
  readonly items: readonly WithId<Insertable<OrderItems>>[]
  readonly payment: WithId<Insertable<Payments>>
}

/** Rows as one value, so that the text of the statement is the same for any number of them. */
function insertion(table: keyof DB, rows: readonly object[]) {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  const json = JSON.stringify(rows)
  return sql`INSERT INTO ${sql.table(table)} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${json}::json)`
}

/** Writes an order with all of its rows in one statement. */
export const insertPlacedOrder = (placed: PlacedRows) =>
  send((db) =>
    sql`WITH placed AS (${insertion('orders', [placed.order])}),
      address AS (${insertion('order_addresses', [placed.address])}),
      consents AS (${insertion('order_consents', placed.consents)}),
      shipping AS (${insertion('order_shipping_groups', placed.groups)}),
      items AS (${insertion('order_items', placed.items)})
      ${insertion('payments', [placed.payment])}`.compile(db),
  )
