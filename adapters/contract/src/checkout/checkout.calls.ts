import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import { z } from 'zod'
import { address } from '../address/address.schemas.ts'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { unavailableMethod } from '../payment/payment.schemas.ts'
import { zoneRange } from '../shipping/areaZone.schemas.ts'
import { plainIdText, queryList } from '../wire/wire.schemas.ts'
import {
  orderSummary,
  orderSummaryInput,
  placedOrder,
  placeOrderInput,
  shippingAreaAnswer,
  shippingAreaInput,
} from './checkout.schemas.ts'

/** Everything the payment page starts with; refused when a line can't be bought. */
const page = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/shops/pages/order', summary: '주문서', tags: ['checkout'] })
  .input(z.object({ cartIdList: queryList(plainIdText) }))
  .errors(refusals('CART_LINE_NOT_FOUND', 'CART_NOT_BUYABLE'))
  .output(
    orderSummary.extend({
      orderer: z.object({ name: z.string(), mobile: z.string(), email: z.string() }).nullable(),
      addresses: z.array(address),
      /** Postcodes of the remote zones, by which the page prices an address that is being typed. */
      zoneRangeList: z.array(zoneRange),
      needsCustomMadeConsent: z.boolean(),
      /** The ways to pay that are open now. */
      paymentMethodList: z.array(z.enum(PAYMENT_METHODS)),
      /** Way in which the member paid last; `null` for guests, and before the first paid order. */
      lastPaymentMethodEnum: z.enum(PAYMENT_METHODS).nullable(),
      /** The days after today in which the caller may pay into an account; 0 is today. */
      depositDays: z.int(),
      /** Others that the caller is shown, each with why it is closed. */
      unavailableMethodList: z.array(unavailableMethod),
    }),
  )

/** The price of the order at an address. */
const summary = call({ who: 'anybody' })
  .route({
    method: 'POST',
    path: '/shops/orders/summary',
    summary: '주문 금액',
    tags: ['checkout'],
  })
  .input(orderSummaryInput)
  .errors(refusals('CART_LINE_NOT_FOUND', 'CART_NOT_BUYABLE', 'COUPON_CHOICE_REFUSED'))
  .output(orderSummary)

/** Checks for each shipping group of the chosen lines if it is delivered to a postcode, and the area extra. */
const checkShippingArea = call({ who: 'anybody' })
  .route({
    method: 'POST',
    path: '/shops/orders/check-possible-shipping-area',
    summary: '배송 가능 지역 확인',
    tags: ['checkout'],
  })
  .input(shippingAreaInput)
  .errors(refusals('CART_LINE_NOT_FOUND'))
  .output(shippingAreaAnswer)

/**
 * Places the order and takes its stock. Prices are recomputed; what differs from what the buyer saw is refused line by
 * line.
 */
const place = call({ who: 'anybody', isIdempotent: true })
  .route({ method: 'POST', path: '/shops/orders', summary: '주문하기', tags: ['checkout'] })
  .input(placeOrderInput)
  .errors(
    refusals(
      'CART_LINE_NOT_FOUND',
      'ORDER_CHANGED',
      'CHECKOUT_INCOMPLETE',
      'ORDER_QUEUE_FULL',
      'ORDER_UNPAID_COUNT_EXCEEDED',
      'PAYMENT_DEPOSIT_STOCK_EXCEEDED',
      'PAYMENT_UNCONFIRMED',
      'COUPON_CHOICE_REFUSED',
    ),
  )
  .output(placedOrder)

export const checkoutCalls = { page, summary, checkShippingArea, place }
