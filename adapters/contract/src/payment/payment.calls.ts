import { PAYMENT_METHODS, PAYMENT_STATUSES } from '@jangteo/core/payment/payment.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { opaqueId, won } from '../wire/wire.schemas.ts'
import {
  accountValidationCheck,
  depositCancel,
  ordersReceipt,
  refundAccount,
} from './deposit.calls.ts'
import { cardPlan, cashReceiptInput, paymentPage, pinTicket } from './payment.schemas.ts'

const paid = z.object({
  ordersIdEncrypt: opaqueId,
  /** The claim that asked for this payment; `null` for an order's own. */
  orderClaimIdEncrypt: opaqueId.nullable(),
  paymentStatusEnum: z.enum(PAYMENT_STATUSES),
})

/** Shows a payment and how it may be paid: what the processing page asks for while it waits. */
const page = call({ who: 'buyer' })
  .route({ method: 'GET', path: '/systems/pages/payment', summary: '결제 현황', tags: ['payment'] })
  .input(z.object({ paymentGatewayIdEncrypt: opaqueId }))
  .errors(refusals('PAYMENT_NOT_FOUND'))
  .output(paymentPage)

/** Starts an attempt at the gateway and returns its payment window. A former attempt of the payment ends. */
const requestData = call({ who: 'buyer' })
  .route({
    method: 'POST',
    path: '/systems/payments/{id}/request-data',
    summary: '결제 요청',
    tags: ['payment'],
  })
  .input(
    z.object({
      id: opaqueId,
      /** Another way to pay than the order was placed with; without it the method stays. */
      paymentMethodEnum: z.enum(PAYMENT_METHODS).optional(),
      /** The cash receipt that is asked for now; `null` leaves what was asked before. It counts where this is cash. */
      cashReceipt: cashReceiptInput.nullable().default(null),
      pinTicket: pinTicket.optional(),
    }),
  )
  .errors(
    refusals(
      'PAYMENT_NOT_FOUND',
      'PAYMENT_NOT_WAITING',
      'PAYMENT_EXPIRED',
      'PAYMENT_REPLACED',
      'PAYMENT_UNCONFIRMED',
      'PAYMENT_DECLINED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_DEPOSIT_STOCK_EXCEEDED',
      'NOT_CHANGE_ADDITIONAL_PAYMENT',
      'CASH_RECEIPT_KIND_UNFIT',
      'CASH_RECEIPT_NUMBER_INVALID',
      'PIN_TICKET_REQUIRED',
      'PIN_TICKET_INVALID',
    ),
  )
  .output(
    z.object({
      windowUrl: z.string(),
      gatewayOrderId: z.string(),
      amount: won,
      expiresAt: z.iso.datetime(),
    }),
  )

/** Has the gateway approve the payment of its window; the amount is compared before. Idempotent. */
const approveData = call({ who: 'buyer' })
  .route({
    method: 'POST',
    path: '/systems/payments/{id}/approve-data',
    summary: '결제 승인',
    tags: ['payment'],
  })
  .input(
    z.object({
      id: opaqueId,
      gatewayOrderId: z.string().min(1).max(64),
      paymentKey: z.string().min(1).max(200),
      amount: won,
    }),
  )
  .errors(
    refusals(
      'PAYMENT_NOT_FOUND',
      'PAYMENT_NOT_WAITING',
      'PAYMENT_ATTEMPT_ENDED',
      'PAYMENT_EXPIRED',
      'PAYMENT_REPLACED',
      'PAYMENT_AMOUNT_DIFFERS',
      'PAYMENT_DECLINED',
      'PAYMENT_UNCONFIRMED',
      'NOT_CHANGE_ADDITIONAL_PAYMENT',
    ),
  )
  .output(paid)

/** Completes an order that costs nothing. Idempotent. */
const approveDataZero = call({ who: 'buyer' })
  .route({
    method: 'POST',
    path: '/systems/payments/{id}/approve-data/zero',
    summary: '0원 결제 승인',
    tags: ['payment'],
  })
  .input(z.object({ id: opaqueId }))
  .errors(
    refusals(
      'PAYMENT_NOT_FOUND',
      'PAYMENT_NOT_FREE',
      'PAYMENT_NOT_WAITING',
      'PAYMENT_EXPIRED',
      'PAYMENT_REPLACED',
    ),
  )
  .output(paid)

/** Instalment terms of card companies at present. The market is one shop, so every `shopId` gets the same answer. */
const cardInstallment = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/benefit/card/installment',
    summary: '카드 무이자 할부',
    tags: ['payment'],
  })
  .input(z.object({ shopId: z.string().max(40).optional() }))
  .output(z.object({ cardList: z.array(cardPlan) }))

export const paymentCalls = {
  page,
  requestData,
  approveData,
  approveDataZero,
  depositCancel,
  refundAccount,
  accountValidationCheck,
  ordersReceipt,
  cardInstallment,
}
