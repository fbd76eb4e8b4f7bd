import { autoConfirmDueMs } from '@jangteo/core/calendar/deadline.rules'
import { isAddressOpen } from '@jangteo/core/order/addressChange.rules'
import { listOrderItemActions } from '@jangteo/core/order/orderItem.rules'
import type { OrderItemAction } from '@jangteo/core/order/orderItem.codes'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { listItems, listShippingGroups } from '@jangteo/postgres/order/order-item.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { findNewestClaims, type NewestClaim } from '../claim/newest-claims.ts'
import { WireIds, type WireIdCodec } from '../wire/wire-ids.ts'
import { findDepositAccounts } from '../payment/deposit-answer.ts'
import { itemFactsOf } from './item-facts.ts'

type ItemRow = Effect.Success<ReturnType<typeof listItems>>[number]

/** What an item is answered with besides itself. */
type Surroundings = {
  readonly wireIds: WireIdCodec
  readonly nowMs: number
  readonly isAddressOpen: boolean
  /** The newest claims of items, by the item. */
  readonly claims: ReadonlyMap<number, NewestClaim>
}

const AUTO_CONFIRMED = new Set(['SC', 'E'])

function claimOf(row: ItemRow, { claims }: Surroundings) {
  return claims.get(row.id) ?? { id: null, status: null, isAddPaymentWaiting: false }
}

function actionsOf(row: ItemRow, around: Surroundings): OrderItemAction[] {
  const claim = claimOf(row, around)
  return listOrderItemActions({
    status: row.status,
    facts: itemFactsOf(row, { claimStatus: claim.status, scanCount: null, nowMs: around.nowMs }),
    isAddressOpen: around.isAddressOpen,
    isAddon: row.main_item_id !== null,
    claimStatus: claim.status,
    isAddPaymentWaiting: claim.isAddPaymentWaiting,
    review: null,
  }).filter((action) => action !== 'SHOW_CLAIM' || claim.id !== null)
}

function delayOf({ delayed_ship_on: shipsOn, delay_reason: reason }: ItemRow) {
  return shipsOn === null || reason === null ? null : { shipsOn, reason }
}

function toItemAnswer(row: ItemRow, around: Surroundings) {
  const { wireIds } = around
  const claim = claimOf(row, around)
  const isAutoConfirmed = AUTO_CONFIRMED.has(row.status) && row.delivered_at !== null
  return {
    orderItemIdEncrypt: wireIds.seal('orderItem', row.id),
    mainOrderItemIdEncrypt:
      row.main_item_id === null ? null : wireIds.seal('orderItem', row.main_item_id),
    goodsId: row.goods_id,
    optionId: row.option_id,
    goodsName: row.goods_name,
    optionName: row.option_name,
    picture: row.picture,
    listPrice: row.list_price,
    salePrice: row.sale_price,
    quantity: row.quantity,
    goodsCouponAmount: row.goods_coupon_discount,
    dupCouponAmount: row.duplication_coupon_discount,
    storeCouponAmount: row.store_coupon_discount,
    paidAmount: row.paid_amount,
    orderItemStatusEnum: row.status,
    claimStatusEnum: claim.status,
    orderClaimIdEncrypt: claim.id === null ? null : wireIds.seal('claim', claim.id),
    statusChangedAt: row.status_changed_at.toISOString(),
    autoConfirmAt:
      isAutoConfirmed && row.delivered_at !== null
        ? new Date(autoConfirmDueMs(row.delivered_at.getTime())).toISOString()
        : null,
    delay: delayOf(row),
    courierEnum: row.courier,
    invoiceNumber: row.invoice_number,
    actions: actionsOf(row, around),
  }
}

type OrderRow = {
  readonly id: number
  readonly created_at: Date
  readonly payable_amount: number
}

/** Orders as lists and pages show them, each with its shipping groups and their items. */
export const toOrderCards = Effect.fnUntraced(function* (orders: readonly OrderRow[]) {
  if (orders.length === 0) return []
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const ids = orders.map(({ id }) => id)
  const groups = yield* listShippingGroups(ids)
  const rows = yield* listItems(ids)
  const accounts = yield* findDepositAccounts(ids)
  const claims = yield* findNewestClaims(rows.map((row) => row.id))
  const ofGroup = Map.groupBy(rows, (row) => row.shipping_group_id)
  const ofOrder = Map.groupBy(rows, (row) => row.order_id)
  const aroundOf = (orderId: number): Surroundings => ({
    wireIds,
    nowMs,
    claims,
    isAddressOpen: isAddressOpen((ofOrder.get(orderId) ?? []).map(({ status }) => status)),
  })
  return orders.map((order) => ({
    ordersIdEncrypt: wireIds.seal('order', order.id),
    orderNumber: orderNumberOf({ id: order.id, orderedAtMs: order.created_at.getTime() }),
    orderedAt: order.created_at.toISOString(),
    payableAmount: order.payable_amount,
    currencyCode: 'KRW' as const,
    depositAccount: accounts.get(order.id) ?? null,
    groups: groups
      .filter((group) => group.order_id === order.id)
      .map((group) => ({
        orderShippingPriceIdEncrypt: wireIds.seal('orderShippingPrice', group.id),
        storeName: group.store_name,
        storeUrl: group.store_url,
        shippingPolicy: group.policy,
        fee: group.fee,
        areaFee: group.area_fee,
        items: (ofGroup.get(group.id) ?? []).map((row) => toItemAnswer(row, aroundOf(order.id))),
      })),
  }))
})
