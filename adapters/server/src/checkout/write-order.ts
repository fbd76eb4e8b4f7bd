import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import { unpaidDueMs } from '@jangteo/core/calendar/deadline.rules'
import type { AcceptedCheckout } from '@jangteo/core/checkout/checkout.rules'
import { optionName } from '@jangteo/core/goods/option.rules'
import { orderName } from '@jangteo/core/order/orderName.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import { takePieces } from '@jangteo/postgres/goods/stock.store'
import { releaseSalePieces } from '@jangteo/postgres/promotion/sale-goods.store'
import {
  insertPlacedOrder,
  type OrderIds,
  type PlacedRows,
} from '@jangteo/postgres/order/placed-order.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { z } from 'zod'
import type { placedOrder } from '@jangteo/contract/checkout/checkout.schemas'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, type CallerIdentity, memberIdOf } from '../call/caller.ts'
import { discountOf, lineCouponsOf, spendCoupons } from '../coupon/spend-coupons.ts'
import type { AdvancedIssue } from '../coupon/advance-coupon-issue.ts'
import type { PricedCoupons } from '../coupon/price-coupons.ts'
import { toReceiverRow } from '../order/receiver-answer.ts'
import { sealCashReceipt } from '../payment/cash-receipt.ts'
import { type FeeTerms, marketColumnsOf } from '../settlement/fee-terms.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { promiseOfLine } from '../pricing/cart-promise.ts'
import {
  dealOfLine,
  dealPiecesOf,
  piecesOf,
  saleEntryOfLine,
  salePiecesOf,
} from '../pricing/chosen-lines.ts'
import type { PricedLines } from '../pricing/price-lines.ts'
import { priceOf } from '../pricing/row-groups.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import type { Seals } from '../wire/seals.ts'
import type { CartLineRow } from '../pricing/buy-row.ts'

export type AcceptedOrder = {
  readonly checkout: AcceptedCheckout
  /** `null` for a member's order. */
  readonly guestPasswordHash: string | null
  readonly rows: readonly CartLineRow[]
  readonly priced: PricedLines<CartLineRow>
  readonly coupons: PricedCoupons
  /** Zone of its destination, which the order keeps. */
  readonly zone: AreaZone
  /** The chosen coupons as they were locked. */
  readonly issues: readonly AdvancedIssue[]
  readonly ids: OrderIds
  /** Terms that its stores will be settled by. */
  readonly feeTerms: FeeTerms
}

/** Writes an accepted order: its rows and consents, stock, coupons, payment, and the job that expires it unpaid. */
export const writeOrder = Effect.fnUntraced(function* (
  accepted: AcceptedOrder,
): Effect.fn.Return<z.input<typeof placedOrder>, never, Caller | Db | Receivers | Seals | WireIds> {
  const { ids, rows, priced, coupons, issues, checkout } = accepted
  const { orderId, paymentId } = ids
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const itemIds = itemIdsOf(accepted)
  yield* insertPlacedOrder({
    ...toHead(accepted, { caller: yield* Caller, nowMs }),
    groups: toGroups(accepted),
    items: toItems(accepted, { itemIds, nowMs }),
    payment: {
      id: paymentId,
      order_id: orderId,
      method: checkout.paymentMethod,
      amount: priced.totals.payableAmount,
      status: PAYMENT_TABLE.initial,
      expires_at: new Date(unpaidDueMs(nowMs)),
      ...(yield* sealCashReceipt(checkout.cashReceipt)),
    },
  })
  const heldPieces = salePiecesOf(rows)
  if (heldPieces.size > 0) yield* releaseSalePieces(heldPieces)
  yield* takePieces({ ofOptions: piecesOf(rows), ofDeals: dealPiecesOf(rows) })
  yield* spendCoupons({ orderId, coupons, issues, itemIds, atMs: nowMs })
  return {
    ordersIdEncrypt: wireIds.seal('order', orderId),
    orderNumber: orderNumberOf({ id: orderId, orderedAtMs: nowMs }),
    paymentGatewayIdEncrypt: wireIds.seal('payment', paymentId),
    payableAmount: priced.totals.payableAmount,
  }
})

/** The id at a place among those that were drawn, as many as the order has lines. */
function idAt(ids: readonly number[], place: number): number {
  const id = ids[place]
  if (id === undefined) throw new Error(`ids were drawn for ${ids.length} lines only`)
  return id
}

function mainsFirst(a: CartLineRow, b: CartLineRow): number {
  return Number(a.main_line_id !== null) - Number(b.main_line_id !== null)
}

/** Lines in the order in which their items are written: group by group, add-ons behind main lines. */
function linesOf({ priced }: AcceptedOrder): readonly CartLineRow[] {
  return priced.groups.flatMap((group) => group.rows.toSorted(mainsFirst))
}

/** The items that lines of the cart become. */
function itemIdsOf(accepted: AcceptedOrder): ReadonlyMap<number, number> {
  const { itemIds } = accepted.ids
  return new Map(linesOf(accepted).map((row, place) => [row.id, idAt(itemIds, place)]))
}

type Placing = { readonly caller: CallerIdentity; readonly nowMs: number }

function toHead(
  { checkout, guestPasswordHash, rows, priced, ids, zone }: AcceptedOrder,
  { caller, nowMs }: Placing,
): Pick<PlacedRows, 'address' | 'consents' | 'order'> {
  const { orderId: id } = ids
  const { orderer } = checkout
  const { totals } = priced
  const mains = rows.filter((row) => row.main_line_id === null)
  const agreed = { order_id: id, agreed_at: new Date(nowMs) }
  return {
    order: {
      id,
      member_id: memberIdOf(caller),
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
    },
    address: {
      order_id: id,
      ...toReceiverRow(checkout.destination),
      zone,
      delivery_request: checkout.deliveryRequest,
    },
    consents: checkout.consents.map((consent) => ({ ...agreed, ...consent })),
  }
}

function toGroups({ ids, priced }: AcceptedOrder): PlacedRows['groups'] {
  return priced.groups.map(({ first, shippingPolicy, totals }, place) => ({
    id: idAt(ids.groupIds, place),
    order_id: ids.orderId,
    store_id: first.store_id,
    policy: shippingPolicy,
    return_fee: first.return_fee,
    exchange_fee: first.exchange_fee,
    fee: totals.fee,
    area_fee: totals.areaFee,
    charged_fee: totals.fee,
    charged_area_fee: totals.areaFee,
  }))
}

type Itemising = { readonly itemIds: ReadonlyMap<number, number>; readonly nowMs: number }

function toItems(accepted: AcceptedOrder, { itemIds, nowMs }: Itemising): PlacedRows['items'] {
  const { ids, priced, coupons, feeTerms, zone } = accepted
  const marketOf = marketColumnsOf(coupons, feeTerms.shareOf)
  const toItem = (row: CartLineRow, groupId: number): PlacedRows['items'][number] => {
    const shares = lineCouponsOf(coupons, row.id)
    const { listPrice, salePrice } = priceOf(row)
    return {
      id: itemIdOf(itemIds, row.id),
      order_id: ids.orderId,
      shipping_group_id: groupId,
      store_id: row.store_id,
      ordered_at: new Date(nowMs),
      main_item_id: row.main_line_id === null ? null : (itemIds.get(row.main_line_id) ?? null),
      goods_id: row.goods_id,
      option_id: row.option_id,
      deal_id: dealOfLine(row)?.dealId ?? null,
      sale_entry_id: saleEntryOfLine(row),
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
      ...marketOf(row.id),
      fee_rate_bp: feeTerms.rateOf(row.goods_id),
      paid_amount: salePrice * row.quantity - discountOf(shares),
      status: ORDER_ITEM_TABLE.initial,
      status_changed_at: new Date(nowMs),
    }
  }
  return priced.groups.flatMap(({ rows }, place) =>
    rows.map((row) => toItem(row, idAt(ids.groupIds, place))),
  )
}

function itemIdOf(itemIds: ReadonlyMap<number, number>, lineId: number): number {
  const id = itemIds.get(lineId)
  if (id === undefined) throw new Error(`line ${lineId} became no item`)
  return id
}
