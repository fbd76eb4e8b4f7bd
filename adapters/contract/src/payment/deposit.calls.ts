import { PAYMENT_STATUSES } from '@jangteo/core/payment/payment.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { opaqueId } from '../wire/wire.schemas.ts'
import { accountInput, pinTicket, receiptsAnswer, refundAccountAnswer } from './payment.schemas.ts'

/** Cancels a whole order while its account waits for the deposit. Repeating it answers the same. */
export const depositCancel = call({ who: 'buyer' })
  .route({
    method: 'PATCH',
    path: '/orders/manages/change-status/deposit-cancel',
    summary: '입금 전 취소',
    tags: ['payment'],
  })
  .input(z.object({ ordersIdEncrypt: opaqueId }))
  .errors(refusals('ORDER_NOT_FOUND', 'PAYMENT_NOT_WAITING', 'PAYMENT_UNCONFIRMED'))
  .output(
    z.object({
      ordersIdEncrypt: opaqueId,
      claimTypeEnum: z.literal('DEPOSIT_CANCEL'),
      claimStatusEnum: z.literal('CB'),
      paymentStatusEnum: z.enum(PAYMENT_STATUSES),
    }),
  )

/** Shows the stored refund account, and whether money of the order can only go back to one. */
export const refundAccount = call({ who: 'buyer' })
  .route({
    method: 'GET',
    path: '/orders/manages/{id}/refund-account',
    summary: '환불계좌',
    tags: ['payment'],
  })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(refundAccountAnswer)

/** The answer reports others, so that asking around is slow. Source: decision 022. */
const ACCOUNT_TRIES_PER_MINUTE_MAX = 10

/**
 * Asks the bank whether the account is the holder's. On `match` it is stored for the refunds of the payment's order,
 * and on `unchecked`, where no bank is asked and the gateway compares when it pays.
 */
export const accountValidationCheck = call({
  who: 'buyer',
  triesPerMinuteMax: ACCOUNT_TRIES_PER_MINUTE_MAX,
})
  .route({
    method: 'POST',
    path: '/systems/payments/{id}/account-validation-check',
    summary: '예금주 조회',
    tags: ['payment'],
  })
  .input(accountInput.extend({ id: opaqueId, pinTicket: pinTicket.optional() }))
  .errors(refusals('PAYMENT_NOT_FOUND', 'PIN_TICKET_REQUIRED', 'PIN_TICKET_INVALID'))
  .output(z.object({ result: z.enum(['match', 'mismatch', 'unavailable', 'unchecked']) }))

/**
 * The receipts of an order, of what its claims asked for and of what went back; `{id}` is its `ordersIdEncrypt`. A
 * receipt that there is not is `null`; an order without any of it is refused.
 */
export const ordersReceipt = call({ who: 'buyer' })
  .route({
    method: 'GET',
    path: '/systems/payments/orders-receipt/{id}',
    summary: '영수증',
    tags: ['payment'],
  })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('ORDER_NOT_FOUND', 'RECEIPT_NOT_ISSUED'))
  .output(receiptsAnswer)
