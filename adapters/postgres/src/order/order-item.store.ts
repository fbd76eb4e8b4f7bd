import type { Courier } from '@jangteo/core/delivery/courier.codes'
import type { GoodsType } from '@jangteo/core/goods/goods.codes'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import { shippingPolicySchema } from '@jangteo/core/shipping/shippingPolicy.schemas'
import { type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { compileOnce, type Places, prepareEach } from '../database/compileOnce.ts'
import { query, send } from '../database/db.ts'
import { readStored } from '../database/readStored.ts'
import type { OrderItemHistory, OrderItems, OrderShippingGroups } from '../database/schema.gen.ts'

/** A shipping group with the policy of the day that it was ordered, and its store. */
export type ShippingGroupRow = Omit<Selectable<OrderShippingGroups>, 'policy'> & {
  readonly policy: ShippingPolicy
  readonly store_name: string
  readonly store_url: string
}

function readPolicy(policy: unknown, id: number): ShippingPolicy {
  const place = { table: 'order_shipping_groups', column: 'policy', id }
  return readStored(shippingPolicySchema, policy, place)
}

/** Lists the shipping groups of orders with their stores, oldest first. */
export const listShippingGroups = (orderIds: readonly number[]) =>
  query(async (db): Promise<ShippingGroupRow[]> => {
    const rows = await db
      .selectFrom('order_shipping_groups')
      .innerJoin('stores', 'stores.id', 'order_shipping_groups.store_id')
      .select(COLUMNS.order_shipping_groups)
      .select(['stores.name as store_name', 'stores.url as store_url'])
      .where('order_shipping_groups.order_id', 'in', orderIds)
      .orderBy('order_shipping_groups.id')
      .execute()
    return rows.map((row) => ({ ...row, policy: readPolicy(row.policy, row.id) }))
  })

/** Locks the shipping groups of an order, after the order itself. */
export const lockShippingGroups = (orderId: number) =>
  query((db) =>
    db
      .selectFrom('order_shipping_groups')
      .select('id')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .forUpdate()
      .execute(),
  )

/** An order item with the moment of its payment, and the consent to custom-made products. */
export type ItemRow = Selectable<OrderItems> & {
  readonly paid_at: Date | null
  readonly has_custom_made_consent: boolean
}

/**
 * Lists the items of orders, in the order they were bought, with the moment of payment (`null` while unpaid) and the
 * consent to custom-made products.
 */
export const listItems = (orderIds: readonly number[]) =>
  query((db): Promise<ItemRow[]> =>
    db
      .selectFrom('order_items')
      .leftJoin('payments', (join) =>
        join
          .onRef('payments.order_id', '=', 'order_items.order_id')
          .on('payments.additional_payment_id', 'is', null),
      )
      .select(COLUMNS.order_items)
      .select([
        'payments.completed_at as paid_at',
        sql<boolean>`EXISTS (SELECT FROM order_consents AS agreed
          WHERE agreed.order_id = order_items.order_id AND agreed.term = 'CUSTOM_MADE')`.as(
          'has_custom_made_consent',
        ),
      ])
      .where('order_items.order_id', 'in', orderIds)
      .orderBy('order_items.id')
      .execute(),
  )

/** An order item by itself. */
export type LockedItemRow = Selectable<OrderItems>

const lockOfOrder = compileOnce((db, { orderId }: Places<{ orderId: number }>) =>
  db
    .selectFrom('order_items')
    .select(COLUMNS.order_items)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate(),
)

/** Locks all items of an order, after the order itself. */
export const lockItems = (orderId: number) =>
  query((db): Promise<LockedItemRow[]> => lockOfOrder(db, { orderId }))

/** An item with its store. */
export type SoldItemRow = Selectable<OrderItems> & {
  readonly store_name: string
  readonly store_url: string
  readonly store_phone: string
}

export const findItem = (itemId: number) =>
  query((db): Promise<SoldItemRow | undefined> =>
    db
      .selectFrom('order_items')
      .innerJoin(
        'order_shipping_groups',
        'order_shipping_groups.id',
        'order_items.shipping_group_id',
      )
      .innerJoin('stores', 'stores.id', 'order_shipping_groups.store_id')
      .select(COLUMNS.order_items)
      .select([
        'stores.name as store_name',
        'stores.url as store_url',
        'stores.phone as store_phone',
      ])
      .where('order_items.id', '=', itemId)
      .executeTakeFirst(),
  )

/** Finds the order of an item. */
export const findOrderIdOfItem = (itemId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('order_items')
      .select('order_id')
      .where('id', '=', itemId)
      .executeTakeFirst()
    return row?.order_id
  })

export type StatusChange = {
  readonly itemId: number
  readonly from: OrderItemStatus
  readonly to: OrderItemStatus
  readonly at: Date
  /** The parcel left, or went on after it left unseen. */
  readonly isShipped: boolean
  readonly isDelivered: boolean
}

type ItemHistoryEntry = Pick<Selectable<OrderItemHistory>, 'actor' | 'event'>
type StatusValues = Pick<StatusChange, 'itemId' | 'from' | 'to' | 'at'> & ItemHistoryEntry

const changeStatus = prepareEach(
  (
    db,
    { itemId, from, to, at, actor, event }: Places<StatusValues>,
    { isShipped, isDelivered }: Pick<StatusChange, 'isShipped' | 'isDelivered'>,
  ) =>
    db
      .with('changed', (changing) =>
        changing
          .updateTable('order_items')
          .set({
            status: to,
            status_changed_at: at,
            ...(isShipped ? { shipped_at: sql<Date>`coalesce(shipped_at, ${at})` } : {}),
            ...(isDelivered ? { delivered_at: at } : {}),
          })
          .where('id', '=', itemId)
          .where('status', '=', from)
          .returning('id'),
      )
      .insertInto('order_item_history')
      .values((row) => ({
        order_item_id: row.selectFrom('changed').select('changed.id'),
        from_status: from,
        to_status: to,
        at,
        actor,
        event,
      })),
)

/**
 * Changes the status only while it is still `from`, and writes the history, in one statement: without the change there is
 * no item that the history could be of, so the statement fails and its transaction with it.
 */
export const setItemStatus = (
  { isShipped, isDelivered, ...change }: StatusChange,
  history: ItemHistoryEntry,
) => send(() => changeStatus({ ...change, ...history }, { isShipped, isDelivered }))

/** Stores the parcel of an item; `null` where the courier gives no numbers. */
export const updateItemParcel = (parcel: {
  readonly itemId: number
  readonly courier: Courier
  readonly invoiceNumber: string | null
}) =>
  send((db) =>
    db
      .updateTable('order_items')
      .set({ courier: parcel.courier, invoice_number: parcel.invoiceNumber })
      .where('id', '=', parcel.itemId)
      .compile(),
  )

/** Removes the parcel of an item that was not sent after all, and the moment it was shipped. */
export const removeItemParcel = (itemId: number) =>
  send((db) =>
    db
      .updateTable('order_items')
      .set({ courier: null, invoice_number: null, shipped_at: null })
      .where('id', '=', itemId)
      .compile(),
  )

/** Notes why an item ships later than promised, and on which Korean day. */
export const updateItemDelay = (delay: {
  readonly itemId: number
  readonly reason: string
  readonly shipOn: string
}) =>
  query((db) =>
    db
      .updateTable('order_items')
      .set({ delay_reason: delay.reason, delayed_ship_on: delay.shipOn })
      .where('id', '=', delay.itemId)
      .execute(),
  )

/** An order item with its order. */
export type NewestItemRow = Selectable<OrderItems> & {
  readonly ordered_at: Date
  readonly orderer_name: string
}

/** Lists the newest items of all orders, for the desk; `itemId` picks one. */
export const listNewestItems = (wanted: { readonly limit: number; readonly itemId?: number }) =>
  query((db): Promise<NewestItemRow[]> => {
    const items = db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .select(COLUMNS.order_items)
      .select(['orders.created_at as ordered_at', 'orders.orderer_name'])
      .orderBy('order_items.id', 'desc')
      .limit(wanted.limit)
    return wanted.itemId === undefined
      ? items.execute()
      : items.where('order_items.id', '=', wanted.itemId).execute()
  })

/** Present facts of the promise of an ordered item, its product, store and address. */
export type PromisableItem = {
  readonly id: number
  readonly goods_kind: GoodsType
  readonly ship_within_days: number
  readonly cutoff_minute: number | null
  readonly delivers_to_remote: boolean
  readonly zone: AreaZone
}

/** Lists items with the cut-off of their store and the zone of their order. */
export const listPromisableItems = (itemIds: readonly number[]) =>
  query((db): Promise<PromisableItem[]> =>
    db
      .selectFrom('order_items')
      .innerJoin('goods', 'goods.id', 'order_items.goods_id')
      .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
      .innerJoin('order_addresses', 'order_addresses.order_id', 'order_items.order_id')
      .select([
        'order_items.id',
        'order_items.goods_kind',
        'order_items.ship_within_days',
        'shipping_policies.cutoff_minute',
        'shipping_policies.delivers_to_remote',
        'order_addresses.zone',
      ])
      .where('order_items.id', 'in', itemIds)
      .execute(),
  )

/** Stores the Korean day that items are promised for; `null` withdraws a promise. */
export const updatePromisedDay = (itemIds: readonly number[], promisedOn: string | null) =>
  query((db) =>
    db
      .updateTable('order_items')
      .set({ promised_on: promisedOn })
      .where('id', 'in', itemIds)
      .execute(),
  )
