import { claimStatusOf } from '@jangteo/core/claim/claim.rules'
import { maskBuyer } from '@jangteo/core/order/buyerData.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { listClaimsOfOrder } from '@jangteo/postgres/claim/staff-claim.store'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  type ItemRow,
  listItems,
  listShippingGroups,
} from '@jangteo/postgres/order/order-item.store'
import { type AddressedOrderRow, findOrder } from '@jangteo/postgres/order/order.store'
import { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import { listRefundsOfOrder } from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../../call/refused.ts'
import { toBuyerData } from '../../seller/order/buyer-answer.ts'
import { requireOpeningReason } from '../../seller/order/open-buyer.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { findDefectClaimable } from '../claim/defect-subject.ts'
import { openId } from '../../wire/open-id.ts'
import { WireIds, type WireIdCodec } from '../../wire/wire-ids.ts'

const requireOrder = Effect.fnUntraced(function* (
  sealedId: string,
): Effect.fn.Return<AddressedOrderRow, Refused<'ORDER_NOT_FOUND'>, Db | WireIds> {
  const orderId = yield* openId('order', sealedId, refused('ORDER_NOT_FOUND'))
  return (yield* findOrder(orderId)) ?? (yield* refused('ORDER_NOT_FOUND'))
})

type Store = { readonly store_name: string; readonly store_url: string }

function toItem(wireIds: WireIdCodec, row: ItemRow, store: Store | undefined) {
  return {
    orderItemIdEncrypt: wireIds.seal('orderItem', row.id),
    storeName: store?.store_name ?? '',
    storeUrl: store?.store_url ?? '',
    goodsName: row.goods_name,
    optionName: row.option_name,
    picture: row.picture,
    quantity: row.quantity,
    paidAmount: row.paid_amount,
    orderItemStatusEnum: row.status,
  }
}

const describePayment = Effect.fnUntraced(function* (orderId: number) {
  const wireIds = yield* WireIds
  const payment = yield* findPaymentOfOrder(orderId)
  const refunds = yield* listRefundsOfOrder(orderId)
  return {
    paymentGatewayIdEncrypt: wireIds.seal('payment', payment.id),
    paymentMethodEnum: payment.method,
    paymentStateEnum: payment.status,
    refundedAmount: payment.refunded_amount,
    refunds: refunds.map(({ amount, status, requested_at }) => {
      return { amount, refundStatusEnum: status, requestedAt: requested_at.toISOString() }
    }),
  }
})

const describeClaims = Effect.fnUntraced(function* (orderId: number) {
  const wireIds = yield* WireIds
  const claims = yield* listClaimsOfOrder(orderId)
  const sold = claims.filter(({ type }) => type !== 'DEPOSIT_CANCEL')
  return sold.map(({ id, type, state, requested_at }) => ({
    orderClaimIdEncrypt: wireIds.seal('claim', id),
    claimTypeEnum: type,
    claimStatusEnum: claimStatusOf(state),
    withdrawn: state === 'WITHDRAWN',
    requestedAt: requested_at.toISOString(),
  }))
})

/** Shows one order of the market, its buyer masked. Refusal: ORDER_NOT_FOUND. */
export const showOperatorOrder = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const wireIds = yield* WireIds
  const order = yield* requireOrder(input.id)
  const items = yield* listItems([order.id])
  const groups = yield* listShippingGroups([order.id])
  const storeOf = new Map(groups.map((group) => [group.id, group]))
  const buyer = maskBuyer(toBuyerData(order))
  const claimable = yield* findDefectClaimable(order.id, items)
  return {
    ordersIdEncrypt: input.id,
    orderNumber: orderNumberOf({ id: order.id, orderedAtMs: order.created_at.getTime() }),
    orderedAt: order.created_at.toISOString(),
    orderName: order.order_name,
    ordererName: buyer.ordererName,
    isMember: order.member_id !== null,
    payableAmount: order.payable_amount,
    orderItemStatusEnumList: [...new Set(items.map(({ status }) => status))],
    buyer,
    goodsAmount: order.goods_amount,
    couponAmount: order.coupon_amount,
    shippingAmount: order.shipping_amount,
    areaAmount: order.area_amount,
    items: items.map((row) => ({
      ...toItem(wireIds, row, storeOf.get(row.shipping_group_id)),
      defectClaimable: claimable.has(row.id),
    })),
    claims: yield* describeClaims(order.id),
    ...(yield* describePayment(order.id)),
  }
})

/**
 * Opens the buyer of an order to an operator, with a line in the audit log. Refusals: OPENING_REASON_REQUIRED,
 * ORDER_NOT_FOUND. Source: market-rules §9.2.
 */
export const openOperatorBuyer = Effect.fnUntraced(function* (input: {
  readonly id: string
  readonly reason: string
}) {
  yield* requireOpeningReason(input.reason)
  const order = yield* requireOrder(input.id)
  yield* recordAudit({
    call: 'operatorOrder.openBuyer',
    target: `order:${order.id}`,
    before: null,
    after: null,
    reason: input.reason,
  })
  return toBuyerData(order)
}, transaction)
