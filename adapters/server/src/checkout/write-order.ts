import { unpaidDueMs } from '@jangteo/core/calendar/deadline.rules'
import type { AcceptedCheckout } from '@jangteo/core/checkout/checkout.rules'
import { optionName } from '@jangteo/core/goods/option.rules'
import { orderName } from '@jangteo/core/order/orderName.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import type { CartLineRow } from '@jangteo/postgres/cart/cart.store'
import { takeStock } from '@jangteo/postgres/goods/stock.store'
import { insertItem, insertShippingGroup } from '@jangteo/postgres/order/order-item.store'
import { insertOrderAddress } from '@jangteo/postgres/order/order-address.store'
import { insertConsents, insertOrder } from '@jangteo/postgres/order/order.store'
import { insertPayment } from '@jangteo/postgres/payment/payment.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { z } from 'zod'
import type { placedOrder } from '@jangteo/contract/checkout/checkout.schemas'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import {
  discountOf,
  type LineCoupons,
  lineCouponsOf,
  spendCoupons,
} from '../coupon/spend-coupons.ts'
import type { AdvancedIssue } from '../coupon/advance-coupon-issue.ts'
import type { PricedCoupons } from '../coupon/price-coupons.ts'
import { toReceiverRow } from '../order/receiver-answer.ts'
import { sealCashReceipt } from '../payment/cash-receipt.ts'
import { scheduleExpiry } from '../payment/payment-jobs.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { promiseOfLine } from '../pricing/cart-promise.ts'
import type { PricedLines, PricedRows } from '../pricing/price-lines.ts'
import { priceOf } from '../pricing/row-groups.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import type { Seals } from '../wire/seals.ts'

export type AcceptedOrder = {
  readonly checkout: AcceptedCheckout
  /** `null` for a member's order. */
  readonly guestPasswordHash: string | null
  readonly rows: readonly CartLineRow[]
  readonly priced: PricedLines<CartLineRow>
  readonly coupons: PricedCoupons
  /** The chosen coupons as they were locked. */
  readonly issues: readonly AdvancedIssue[]
}

/** Writes an accepted order: its rows and consents, stock, coupons, payment, and the job that expires it unpaid. */
export const writeOrder = Effect.fnUntraced(function* (
  accepted: AcceptedOrder,
): Effect.fn.Return<z.input<typeof placedOrder>, never, Caller | Db | Receivers | Seals | WireIds> {
  const { checkout, rows, priced, coupons, issues } = accepted
  const zone = areaZoneOf(checkout.destination.zonecode)
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const orderId = yield* writeHead(accepted, nowMs)
  const itemIds = new Map<number, number>()
  for (const group of priced.groups) {
    const groupId = yield* writeGroup(orderId, group)
    for (const row of group.rows.toSorted(mainsFirst)) {
      const shares = lineCouponsOf(coupons, row.id)
      const itemId = yield* writeItem({ orderId, groupId, row, shares, itemIds, zone, nowMs })
      itemIds.set(row.id, itemId)
    }
  }
  for (const row of rows) yield* takeStock(row.option_id, row.quantity)
  yield* spendCoupons({ orderId, coupons, issues, itemIds, atMs: nowMs })
  const paymentId = yield* writePayment(accepted, orderId, nowMs)
  return {
    ordersIdEncrypt: wireIds.seal('order', orderId),
    orderNumber: orderNumberOf({ id: orderId, orderedAtMs: nowMs }),
    paymentGatewayIdEncrypt: wireIds.seal('payment', paymentId),
    payableAmount: priced.totals.payableAmount,
  }
})

function mainsFirst(a: CartLineRow, b: CartLineRow): number {
  return Number(a.main_line_id !== null) - Number(b.main_line_id !== null)
}

const writeHead = Effect.fnUntraced(function* (
  { checkout, guestPasswordHash, rows, priced }: AcceptedOrder,
  nowMs: number,
) {
  const caller = yield* Caller
  const { orderer } = checkout
  const memberId = memberIdOf(caller)
  const { totals } = priced
  const mains = rows.filter((row) => row.main_line_id === null)
  const { id } = yield* insertOrder({
    member_id: memberId,
    device_id: caller.deviceId,
    guest_password_hash: guestPasswordHash,
    orderer_name: orderer.name,
    orderer_mobile: orderer.mobile,
    orderer_email: orderer.email,
    order_name: orderName(mains.map((row) => row.goods_name)),
    goods_amount: totals.goodsAmount,
    coupon_amount: totals.couponAmount,
    shipping_amount: totals.shippingAmount,
    area_amount: totals.areaAmount,
    payable_amount: totals.payableAmount,
    cart_line_ids: rows.map((row) => row.id),
    is_buy_now: rows.some((row) => row.is_buy_now),
    created_at: new Date(nowMs),
  })
  yield* insertOrderAddress({
    order_id: id,
    ...toReceiverRow(checkout.destination),
    delivery_request: checkout.deliveryRequest,
  })
  const agreed = { order_id: id, agreed_at: new Date(nowMs) }
  yield* insertConsents(checkout.consents.map((consent) => ({ ...agreed, ...consent })))
  return id
})

const writeGroup = Effect.fnUntraced(function* (
  orderId: number,
  { first, shippingPolicy, totals }: PricedRows<CartLineRow>,
) {
  const { id } = yield* insertShippingGroup({
    order_id: orderId,
    store_id: first.store_id,
    policy: JSON.stringify(shippingPolicy),
    return_fee: first.return_fee,
    exchange_fee: first.exchange_fee,
    fee: totals.fee,
    area_fee: totals.areaFee,
    charged_fee: totals.fee,
    charged_area_fee: totals.areaFee,
  })
  return id
})

const writeItem = Effect.fnUntraced(function* (written: {
  readonly orderId: number
  readonly groupId: number
  readonly row: CartLineRow
  readonly shares: LineCoupons
  readonly itemIds: ReadonlyMap<number, number>
  readonly zone: AreaZone
  readonly nowMs: number
}) {
  const { orderId, groupId, row, shares, itemIds, zone, nowMs } = written
  const { listPrice, salePrice } = priceOf(row)
  const { id } = yield* insertItem({
    order_id: orderId,
    shipping_group_id: groupId,
    main_item_id: row.main_line_id === null ? null : (itemIds.get(row.main_line_id) ?? null),
    goods_id: row.goods_id,
    option_id: row.option_id,
    goods_kind: row.goods_kind,
    goods_name: row.goods_name,
    option_name: optionName(row.option_values),
    picture: row.picture,
    list_price: listPrice,
    sale_price: salePrice,
    quantity: row.quantity,
    ship_within_days: row.ship_within_days,
    promised_on: promiseOfLine(row, { nowMs, zone })?.arrivesOn ?? null,
    ...shares,
    paid_amount: salePrice * row.quantity - discountOf(shares),
    status: 'PW',
    status_changed_at: new Date(nowMs),
  })
  return id
})

const writePayment = Effect.fnUntraced(function* (
  { checkout, priced }: AcceptedOrder,
  orderId: number,
  nowMs: number,
) {
  const expiresAtMs = unpaidDueMs(nowMs)
  const { id } = yield* insertPayment({
    order_id: orderId,
    method: checkout.paymentMethod,
    amount: priced.totals.payableAmount,
    status: 'PAYMENT_WAIT',
    expires_at: new Date(expiresAtMs),
    ...(yield* sealCashReceipt(checkout.cashReceipt)),
  })
  yield* scheduleExpiry(id, expiresAtMs)
  return id
})
