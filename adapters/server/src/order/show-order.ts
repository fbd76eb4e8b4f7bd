import { PAYMENT_STATE_TO_STATUS } from '@jangteo/core/payment/payment.codes'
import { findLatestAttempt } from '@jangteo/postgres/payment/attempt.store'
import { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import { listRefunds } from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { toCashReceiptAnswer } from '../payment/cash-receipt.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toOrderCards } from './order-answer.ts'
import { requireOwnOrder } from './own-order.ts'
import { toReceiverAnswer } from './receiver-answer.ts'

/** One order of the caller; another's, and one that does not exist, are ORDER_NOT_FOUND. */
export const showOrder = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const wireIds = yield* WireIds
  const order = yield* requireOwnOrder(input.id)
  const [card] = yield* toOrderCards([order])
  if (card === undefined) return yield* refused('ORDER_NOT_FOUND')
  return {
    ...card,
    orderer: {
      name: order.orderer_name,
      mobile: order.orderer_mobile,
      email: order.orderer_email,
    },
    orderAddressIdEncrypt: wireIds.seal('orderAddress', order.address_id),
    receiver: toReceiverAnswer(order),
    areaZoneEnum: order.zone,
    deliveryRequest: order.delivery_request,
    goodsAmount: order.goods_amount,
    couponAmount: order.coupon_amount,
    shippingAmount: order.shipping_amount,
    areaAmount: order.area_amount,
    payment: yield* describePayment(order.id),
  }
})

const describePayment = Effect.fnUntraced(function* (orderId: number) {
  const wireIds = yield* WireIds
  const payment = yield* findPaymentOfOrder(orderId)
  const attempt = yield* findLatestAttempt(payment.id)
  const refunds = yield* listRefunds(payment.id)
  return {
    paymentGatewayIdEncrypt: wireIds.seal('payment', payment.id),
    paymentMethodEnum: payment.method,
    paymentStatusEnum: PAYMENT_STATE_TO_STATUS[payment.status],
    amount: payment.amount,
    refundedAmount: payment.refunded_amount,
    completedAt: payment.completed_at?.toISOString() ?? null,
    cardCompany: attempt?.card_company ?? null,
    installmentMonths: attempt?.installment_months ?? null,
    cashReceipt: toCashReceiptAnswer(payment),
    refundList: refunds.map((refund) => ({
      amount: refund.amount,
      refundStatusEnum: refund.status,
      requestedAt: refund.requested_at.toISOString(),
      settledAt: refund.settled_at?.toISOString() ?? null,
    })),
  }
})
