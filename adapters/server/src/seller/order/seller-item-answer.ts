import type { sellerOrderItem } from '@jangteo/contract/order/sellerOrder.schemas'
import { maskBuyer } from '@jangteo/core/order/buyerData.rules'
import { itemNumberOf } from '@jangteo/core/order/itemNumber.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { listSellerActions } from '@jangteo/core/order/sellerOrder.rules'
import { shipDueOf } from '@jangteo/core/order/shipDue.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listClaimedGroups, type SellerItemRow } from '@jangteo/postgres/order/seller-item.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { HOLIDAYS } from '../../calendar/holidays.ts'
import { itemFactsOf, toShippable } from '../../order/item-facts.ts'
import { type ClaimsOfItem, findItemClaims } from '../../order/newest-claims.ts'
import { WireIds, type WireIdCodec } from '../../wire/wire-ids.ts'
import { toBuyerData } from './buyer-answer.ts'

export type SellerItem = z.input<typeof sellerOrderItem>

type Context = {
  readonly wireIds: WireIdCodec
  readonly claimsOf: ClaimsOfItem
  readonly claimedGroups: ReadonlySet<number>
  /** Reports on the parcels of items; `null` where they were not read, and no invoice is offered for removal. */
  readonly scanCountOf: ((itemId: number) => number) | null
  readonly nowMs: number
}

/** The number of the order of an item, for people. */
export function orderNumberOfItem(row: SellerItemRow): string {
  return orderNumberOf({ id: row.order_id, orderedAtMs: row.order_created_at.getTime() })
}

function delayOf({ delayed_ship_on: shipsOn, delay_reason: reason }: SellerItemRow) {
  return shipsOn === null || reason === null ? null : { shipsOn, reason }
}

function actionsOf(row: SellerItemRow, context: Context) {
  const { claimsOf, claimedGroups, scanCountOf, nowMs } = context
  const scanCount = scanCountOf === null ? null : scanCountOf(row.id)
  return listSellerActions({
    status: row.status,
    facts: itemFactsOf(row, { claims: claimsOf(row.id), scanCount, nowMs }),
    isGroupClaimed: claimedGroups.has(row.shipping_group_id),
  })
}

function toSellerItem(row: SellerItemRow, context: Context): SellerItem {
  const { wireIds, claimsOf, nowMs } = context
  const orderNumber = orderNumberOfItem(row)
  const claim = claimsOf(row.id).newest
  const buyer = maskBuyer(toBuyerData(row))
  return {
    orderItemIdEncrypt: wireIds.seal('orderItem', row.id),
    ordersIdEncrypt: wireIds.seal('order', row.order_id),
    itemNumber: itemNumberOf(orderNumber, row.place),
    orderNumber,
    orderedAt: row.ordered_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    goodsId: row.goods_id,
    goodsName: row.goods_name,
    optionName: row.option_name,
    picture: row.picture,
    isAddon: row.main_item_id !== null,
    quantity: row.quantity,
    paidAmount: row.paid_amount,
    orderItemStatusEnum: row.status,
    claimStatusEnum: claim?.status ?? null,
    orderClaimIdEncrypt: claim === null ? null : wireIds.seal('claim', claim.id),
    ordererName: buyer.ordererName,
    receiverName: buyer.receiverName,
    shipDue: shipDueOf(toShippable(row), nowMs, HOLIDAYS),
    delay: delayOf(row),
    courierEnum: row.courier,
    invoiceNumber: row.invoice_number,
    actions: actionsOf(row, context),
  }
}

/** Items as their seller sees them, with the claims that were read for them. */
export type SellerItems = { readonly items: SellerItem[]; readonly claimsOf: ClaimsOfItem }

/** Maps items to what their seller sees, each with the actions that the chart allows. */
export const toSellerItems = Effect.fnUntraced(function* (
  rows: readonly SellerItemRow[],
  scanCountOf: Context['scanCountOf'] = null,
): Effect.fn.Return<SellerItems, never, Db | WireIds> {
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const claimsOf = yield* findItemClaims(rows.map(({ id }) => id))
  const groupIds = [...new Set(rows.map((row) => row.shipping_group_id))]
  const claimedGroups = new Set(yield* listClaimedGroups(groupIds))
  const context = { wireIds, claimsOf, claimedGroups, scanCountOf, nowMs }
  return { items: rows.map((row) => toSellerItem(row, context)), claimsOf }
})
