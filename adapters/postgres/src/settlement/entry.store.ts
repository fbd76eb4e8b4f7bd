import type { Insertable, Selectable } from 'kysely'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { query, send } from '../database/db.ts'
import type { OrderItems, SettlementEntries } from '../database/schema.gen.ts'

/** A new entry; one without a statement joins the next one that closes. */
export type NewEntry = Omit<Insertable<SettlementEntries>, 'id'>

/** Adds an entry; one of the same kind and source is there already and stays as it is. */
export const insertEntry = (entry: NewEntry) =>
  send((db) =>
    db
      .insertInto('settlement_entries')
      .values(entry)
      .onConflict((conflict) => conflict.columns(['kind', 'source']).doNothing())
      .compile(),
  )

/** Opens the statement that an entry will join, where there is none yet. */
export const openStatement = (statement: {
  readonly storeId: number
  readonly day: string
  readonly at: Date
}) =>
  send((db) =>
    db
      .insertInto('statements')
      .values({
        store_id: statement.storeId,
        day: statement.day,
        state: 'OPEN',
        state_changed_at: statement.at,
      })
      .onConflict((conflict) => conflict.columns(['store_id', 'day']).doNothing())
      .compile(),
  )

/** An item with its store and what was frozen on it. */
export type SettledItemRow = Pick<
  Selectable<OrderItems>,
  | 'id'
  | 'order_id'
  | 'status'
  | 'sale_price'
  | 'quantity'
  | 'fee_rate_bp'
  | 'goods_coupon_discount'
  | 'goods_coupon_market'
  | 'duplication_coupon_discount'
  | 'duplication_coupon_market'
  | 'store_coupon_discount'
  | 'store_coupon_market'
  | 'is_store_share_withdrawn'
  | 'store_id'
>

/** Finds an item with its store and what was frozen on it. */
export const findSettledItem = (itemId: number) =>
  query((db): Promise<SettledItemRow> =>
    db
      .selectFrom('order_items')
      .select([
        'id',
        'order_id',
        'status',
        'store_id',
        'sale_price',
        'quantity',
        'fee_rate_bp',
        'goods_coupon_discount',
        'goods_coupon_market',
        'duplication_coupon_discount',
        'duplication_coupon_market',
        'store_coupon_discount',
        'store_coupon_market',
        'is_store_share_withdrawn',
      ])
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow(),
  )

/** An item of a shipping group, with what the buyer bears for the group's delivery. */
export type GroupItemRow = {
  readonly group_id: number
  readonly order_id: number
  readonly store_id: number
  readonly charged_fee: number
  readonly charged_area_fee: number
  readonly status: OrderItemStatus
  readonly shipped_at: Date | null
}

/** Lists the items of the shipping group that an item belongs to. */
export const listGroupOfItem = (itemId: number) =>
  query((db): Promise<GroupItemRow[]> =>
    db
      .selectFrom('order_items as own')
      .innerJoin('order_shipping_groups as held', 'held.id', 'own.shipping_group_id')
      .innerJoin('order_items as item', 'item.shipping_group_id', 'held.id')
      .select([
        'held.id as group_id',
        'held.order_id',
        'held.store_id',
        'held.charged_fee',
        'held.charged_area_fee',
        'item.status',
        'item.shipped_at',
      ])
      .where('own.id', '=', itemId)
      .execute(),
  )

/** Finds the order and the store of a claim. */
export const findStoreOfClaim = (claimId: number) =>
  query((db) =>
    db
      .selectFrom('claims')
      .select(['order_id', 'store_id'])
      .where('id', '=', claimId)
      .executeTakeFirstOrThrow(),
  )

const AMOUNTS = [
  'gross',
  'seller_discount',
  'market_discount',
  'fee_rate_bp',
  'fee',
  'fee_vat',
  'payable',
] as const

/** Amounts of an entry. */
export type EntryAmountsRow = Pick<Selectable<SettlementEntries>, (typeof AMOUNTS)[number]>

/** Lists what was settled of an item, oldest first. */
export const listEntriesOfItem = (itemId: number) =>
  query((db): Promise<EntryAmountsRow[]> =>
    db
      .selectFrom('settlement_entries')
      .select(AMOUNTS)
      .where('order_item_id', '=', itemId)
      .orderBy('id')
      .execute(),
  )

/** Lists what was settled of an order from a source (`group:5`, `claim:7`) and from what corrected it, oldest first. */
export const listEntriesOfSource = (orderId: number, source: string) =>
  query((db): Promise<EntryAmountsRow[]> =>
    db
      .selectFrom('settlement_entries')
      .select(AMOUNTS)
      .where('order_id', '=', orderId)
      .where((of) => of.or([of('source', '=', source), of('source', 'like', `${source}:%`)]))
      .orderBy('id')
      .execute(),
  )

/** Lists the confirmed items of an order that have lost their share of a store coupon. */
export const listWithdrawnShares = (orderId: number) =>
  query(async (db): Promise<number[]> => {
    const rows = await db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', orderId)
      .where('status', '=', 'BF')
      .where('is_store_share_withdrawn', '=', true)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  })
