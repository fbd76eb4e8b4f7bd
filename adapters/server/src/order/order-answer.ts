import { isOpenClaim } from '@jangteo/core/claim/claim.rules'
import { isWithdrawalLimited } from '@jangteo/core/claim/request/claimReason.rules'
import { isAddressOpen } from '@jangteo/core/order/addressChange.rules'
import { listOrderItemActions } from '@jangteo/core/order/orderItem.rules'
import type { OrderItemAction } from '@jangteo/core/order/orderItem.codes'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { shipDueOf } from '@jangteo/core/order/shipDue.rules'
import { soldPromiseOf } from '@jangteo/core/order/soldPromise.rules'
import {
  type ItemRow,
  listItems,
  listShippingGroups,
} from '@jangteo/postgres/order/order-item.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { z } from 'zod'
import type { orderCard } from '@jangteo/contract/order/order.schemas'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { HOLIDAYS } from '../calendar/holidays.ts'
import { findItemClaims, type ItemClaims } from './newest-claims.ts'
import { type ClaimableTypes, findClaimableTypes } from '../claim/request/offered-claims.ts'
import { findWithdrawable } from '../claim/withdrawal/withdrawal-facts.ts'
import { WireIds, type WireIdCodec } from '../wire/wire-ids.ts'
import { findDepositAccounts } from '../payment/deposit-answer.ts'
import { toPolicyAnswer } from '../shipping/policy-answer.ts'
import { confirmDueMsOf, itemFactsOf, toPromised, toShippable } from './item-facts.ts'
import { findItemReviews, type ItemReview } from '../review/item-reviews.ts'
import { toSoldItem } from './sold-item.ts'

/** Context of an item's answer. */
type PresenterContext = {
  readonly wireIds: WireIdCodec
  readonly nowMs: number
  readonly isAddressOpen: boolean
  readonly claimsOf: (orderItemId: number) => ItemClaims
  /** The claims that may be requested of items, by the item. */
  readonly claimable: ClaimableTypes
  /** The claims whose withdrawal is offered. */
  readonly withdrawable: ReadonlySet<number>
  readonly reviewOf: (item: ItemRow) => ItemReview
}

function claimOf(row: ItemRow, { claimsOf }: PresenterContext) {
  return claimsOf(row.id).newest ?? { id: null, status: null, isAddPaymentPayable: false }
}

/** When its purchase confirms itself; `null` when it won't, or when the end of a claim decides it. */
function autoConfirmAtOf(row: ItemRow, { claimsOf }: PresenterContext): string | null {
  if (!ORDER_ITEM_TABLE.tags[row.status].includes('delivered')) return null
  const dueMs = confirmDueMsOf(row, claimsOf(row.id))
  return dueMs === null ? null : new Date(dueMs).toISOString()
}

function actionsOf(row: ItemRow, context: PresenterContext): OrderItemAction[] {
  const claim = claimOf(row, context)
  return listOrderItemActions({
    status: row.status,
    facts: itemFactsOf(row, {
      claims: context.claimsOf(row.id),
      scanCount: null,
      nowMs: context.nowMs,
    }),
    isAddressOpen: context.isAddressOpen,
    isAddon: row.main_item_id !== null,
    claimStatus: claim.status,
    claimableTypes: context.claimable.get(row.id) ?? [],
    isWithdrawalOffered: claim.id !== null && context.withdrawable.has(claim.id),
    isAddPaymentPayable: claim.isAddPaymentPayable,
    review: context.reviewOf(row).review,
  }).filter((action) => action !== 'SHOW_CLAIM' || claim.id !== null)
}

function delayOf({ delayed_ship_on: shipsOn, delay_reason: reason }: ItemRow) {
  return shipsOn === null || reason === null ? null : { shipsOn, reason }
}

function toItemAnswer(row: ItemRow, context: PresenterContext) {
  const { wireIds } = context
  const claim = claimOf(row, context)
  const { reviewId } = context.reviewOf(row)
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
    autoConfirmAt: autoConfirmAtOf(row, context),
    shipDue: shipDueOf(toShippable(row), context.nowMs, HOLIDAYS),
    promise: isOpenClaim(claim.status) ? null : soldPromiseOf(toPromised(row), context.nowMs),
    delay: delayOf(row),
    courierEnum: row.courier,
    invoiceNumber: row.invoice_number,
    isWithdrawalLimited: isWithdrawalLimited(toSoldItem(row)),
    feedbackIdEncrypt: reviewId === null ? null : wireIds.seal('review', reviewId),
    actions: actionsOf(row, context),
  }
}

function newestClaimsOf(rows: readonly ItemRow[], claimsOf: PresenterContext['claimsOf']) {
  const newest = rows.flatMap(({ id, order_id }) => {
    const claim = claimsOf(id).newest
    return claim === null ? [] : [{ id: claim.id, order_id, type: claim.type, state: claim.status }]
  })
  return [...new Map(newest.map((claim) => [claim.id, claim])).values()]
}

/** Columns of an order that its card needs. */
export type OrderHead = {
  readonly id: number
  readonly created_at: Date
  readonly payable_amount: number
}

/** Orders as lists and pages show them, each with its shipping groups and their items. */
export const toOrderCards = Effect.fnUntraced(function* (
  orders: readonly OrderHead[],
): Effect.fn.Return<z.input<typeof orderCard>[], never, Db | WireIds> {
  if (orders.length === 0) return []
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const ids = orders.map(({ id }) => id)
  const groups = yield* listShippingGroups(ids)
  const rows = yield* listItems(ids)
  const accounts = yield* findDepositAccounts(ids)
  const claimsOf = yield* findItemClaims(rows.map((row) => row.id))
  const claimable = yield* findClaimableTypes({ groups, items: rows, claimsOf, nowMs })
  const withdrawable = yield* findWithdrawable(newestClaimsOf(rows, claimsOf))
  const reviewOf = yield* findItemReviews(rows, nowMs)
  const ofGroup = Map.groupBy(rows, (row) => row.shipping_group_id)
  const ofOrder = Map.groupBy(rows, (row) => row.order_id)
  const contextOf = (orderId: number): PresenterContext => ({
    wireIds,
    nowMs,
    claimsOf,
    claimable,
    withdrawable,
    reviewOf,
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
        shippingPolicy: toPolicyAnswer(group.policy),
        fee: group.fee,
        areaFee: group.area_fee,
        items: (ofGroup.get(group.id) ?? []).map((row) => toItemAnswer(row, contextOf(order.id))),
      })),
  }))
})
