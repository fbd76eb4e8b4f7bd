import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import { type Insertable, sql } from 'kysely'
import { compileFirst, type Places } from '../database/compileOnce.ts'
import { query, send } from '../database/db.ts'
import { drawnIds } from '../database/drawnIds.ts'
import { insertRows } from '../database/insertRows.ts'
import type {
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

const draw = compileFirst(
  (_, { lineCount }: Places<{ lineCount: number }>) =>
    sql<OrderIds>`SELECT
      nextval('orders_id_seq') AS "orderId",
      nextval('payments_id_seq') AS "paymentId",
      ARRAY(${drawnIds('order_shipping_groups', lineCount)}) AS "groupIds",
      ARRAY(${drawnIds('order_items', lineCount)}) AS "itemIds"`,
)

/** Draws the ids of an order of so many lines, whose shipping groups are as many at most. */
export const drawOrderIds = (lineCount: number) =>
  query(async (db): Promise<OrderIds> => {
    const ids = await draw(db, { lineCount })
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

/** Writes an order with all of its rows in one statement. */
export const insertPlacedOrder = (placed: PlacedRows) =>
  send((db) =>
    sql`WITH placed AS (${insertRows('orders', [placed.order])}),
      address AS (${insertRows('order_addresses', [placed.address])}),
      consents AS (${insertRows('order_consents', placed.consents)}),
      shipping AS (${insertRows('order_shipping_groups', placed.groups)}),
      items AS (${insertRows('order_items', placed.items)})
      ${insertRows('payments', [placed.payment])}`.compile(db),
  )
