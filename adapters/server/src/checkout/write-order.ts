import { tidyDestination } from '@jangteo/core/address/address.rules'
import { decideDeliveryRequest } from '@jangteo/core/address/deliveryRequest.rules'
import { unpaidDueMs } from '@jangteo/core/calendar/deadline.rules'
import { agreeToCurrent, requiredConsents } from '@jangteo/core/checkout/checkout.rules'
import { isCustomMade } from '@jangteo/core/goods/goods.rules'
import { optionName } from '@jangteo/core/goods/option.rules'
import { tidyText } from '@jangteo/core/member/member.rules'
import { orderName } from '@jangteo/core/order/orderName.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import type { CartLineRow } from '@jangteo/postgres/cart/cart.store'
import { takeStock } from '@jangteo/postgres/goods/stock.store'
import { insertItem, insertShippingGroup } from '@jangteo/postgres/order/order-item.store'
import { insertOrderAddress } from '@jangteo/postgres/order/order-address.store'
import { insertConsents, insertOrder } from '@jangteo/postgres/order/order.store'
import { insertPayment } from '@jangteo/postgres/payment/payment.store'
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
import { type PlaceOrderInput, toCheckoutForm } from './checkout-form.ts'
import type { priceLines } from '../pricing/price-lines.ts'

type Priced = ReturnType<typeof priceLines>

export type AcceptedOrder = {
  readonly input: PlaceOrderInput
  /** `null` for a member's order. */
  readonly guestPasswordHash: string | null
  readonly rows: readonly CartLineRow[]
  readonly priced: Priced
  readonly coupons: PricedCoupons
  /** The chosen coupons as they were locked. */
  readonly issues: readonly AdvancedIssue[]
}

/** Writes an order that was accepted: its rows and consents, its stock, its coupons, its payment, and the job that drops it unpaid. */
export const writeOrder = Effect.fnUntraced(function* (accepted: AcceptedOrder) {
  const { rows, priced, coupons, issues } = accepted
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const orderId = yield* writeHead(accepted, nowMs)
  const itemIds = new Map<number, number>()
  for (const [index, group] of priced.groups.entries()) {
    const groupId = yield* writeGroup({ orderId, group, priced: priced.totals.groups[index], rows })
    for (const line of group.lines.toSorted(mainsFirst)) {
      const shares = lineCouponsOf(coupons, line.cartId)
      const row = rows.find(({ id }) => id === line.cartId)
      const itemId = yield* writeItem({ orderId, groupId, line, row, shares, itemIds, nowMs })
      itemIds.set(line.cartId, itemId)
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

type Line = Priced['groups'][number]['lines'][number]

function mainsFirst(a: Line, b: Line): number {
  return Number(a.mainCartId !== null) - Number(b.mainCartId !== null)
}

const writeHead = Effect.fnUntraced(function* (
  { input, guestPasswordHash, rows, priced }: AcceptedOrder,
  nowMs: number,
) {
  const caller = yield* Caller
  const { orderer } = input
  if (input.receiver === null)
    return yield* Effect.die(new Error('an accepted order has a receiver'))
  const memberId = memberIdOf(caller)
  const { totals } = priced
  const mains = rows.filter((row) => row.main_line_id === null)
  const { id } = yield* insertOrder({
    member_id: memberId,
    device_id: caller.deviceId,
    guest_password_hash: guestPasswordHash,
    orderer_name: tidyText(orderer.name),
    orderer_mobile: tidyText(orderer.mobile),
    orderer_email: tidyText(orderer.email),
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
  const request = decideDeliveryRequest(toCheckoutForm(input).deliveryRequest)
  yield* insertOrderAddress({
    order_id: id,
    ...toReceiverRow(tidyDestination(input.receiver)),
    delivery_request: request.ok ? request.value : '',
  })
  const hasCustomMade = rows.some((row) => isCustomMade(row.goods_kind))
  const consents = requiredConsents({ caller: caller.kind, hasCustomMade }).map(agreeToCurrent)
  const agreed = { order_id: id, agreed_at: new Date(nowMs) }
  yield* insertConsents(consents.map((consent) => ({ ...agreed, ...consent })))
  return id
})

const writeGroup = Effect.fnUntraced(function* (written: {
  readonly orderId: number
  readonly group: Priced['groups'][number]
  readonly priced: Priced['totals']['groups'][number] | undefined
  readonly rows: readonly CartLineRow[]
}) {
  const { orderId, group, priced, rows } = written
  const first = rows.find((row) => row.id === group.lines[0]?.cartId)
  if (first === undefined || priced === undefined) {
    return yield* Effect.die(new Error('an accepted group has lines and fees'))
  }
  const { id } = yield* insertShippingGroup({
    order_id: orderId,
    store_id: first.store_id,
    policy: JSON.stringify(group.shippingPolicy),
    return_fee: first.return_fee,
    exchange_fee: first.exchange_fee,
    fee: priced.fee,
    area_fee: priced.areaFee,
    borne_fee: priced.fee,
    borne_area_fee: priced.areaFee,
  })
  return id
})

const writeItem = Effect.fnUntraced(function* (written: {
  readonly orderId: number
  readonly groupId: number
  readonly line: Line
  readonly row: CartLineRow | undefined
  readonly shares: LineCoupons
  readonly itemIds: ReadonlyMap<number, number>
  readonly nowMs: number
}) {
  const { orderId, groupId, line, row, shares, itemIds, nowMs } = written
  if (row === undefined) return yield* Effect.die(new Error('an accepted line has a row'))
  const { id } = yield* insertItem({
    order_id: orderId,
    shipping_group_id: groupId,
    main_item_id: line.mainCartId === null ? null : (itemIds.get(line.mainCartId) ?? null),
    goods_id: line.goodsId,
    option_id: line.option.optionId,
    goods_kind: row.goods_kind,
    goods_name: line.goodsName,
    option_name: optionName(line.option.optionValues),
    picture: line.picture,
    list_price: line.listPrice,
    sale_price: line.salePrice,
    quantity: line.quantity,
    ship_within_days: row.ship_within_days,
    ...shares,
    paid_amount: line.salePrice * line.quantity - discountOf(shares),
    status: 'PW',
    status_changed_at: new Date(nowMs),
  })
  return id
})

const writePayment = Effect.fnUntraced(function* (
  { input, priced }: AcceptedOrder,
  orderId: number,
  nowMs: number,
) {
  const method = input.paymentMethodEnum
  if (method === null) return yield* Effect.die(new Error('an accepted order has a way to pay'))
  const expiresAtMs = unpaidDueMs(nowMs)
  const { id } = yield* insertPayment({
    order_id: orderId,
    method,
    amount: priced.totals.payableAmount,
    status: 'PAYMENT_WAIT',
    expires_at: new Date(expiresAtMs),
    ...(yield* sealCashReceipt(method, toCheckoutForm(input).cashReceipt)),
  })
  yield* scheduleExpiry(id, expiresAtMs)
  return id
})
