import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { opaqueId } from '../wire/wire.schemas.ts'
import { cancelledOrder, orderCancelInput, orderCancelPage } from './orderCancel.schemas.ts'

const orderRefusals = refusals(
  'ORDER_NOT_FOUND',
  'NOT_CHANGE_STATUS',
  'CLAIM_ITEM_REQUIRED',
  'CLAIM_ITEM_UNAVAILABLE',
  'CLAIM_REASON_REQUIRED',
  'CLAIM_WITHDRAWAL_LIMITED',
  'CLAIM_REFUND_EXCEEDS_PAYMENT',
)

/** Opens the page that cancels a whole order, which no seller has acknowledged yet. */
const orderCancelPageCall = call({ who: 'buyer' })
  .route({
    method: 'GET',
    path: '/orders/pages/order-cancel-request',
    summary: '주문 전체 취소 화면',
    tags: ['claim'],
  })
  .input(z.object({ ordersIdEncrypt: opaqueId }))
  .errors(orderRefusals)
  .output(orderCancelPage)

/** Cancels a whole order at once: one claim a shipping group, all of them or none. */
const requestOrderCancel = call({ who: 'buyer', isIdempotent: true })
  .route({
    method: 'POST',
    path: '/orders/claims/order-cancel-request',
    summary: '주문 전체 취소',
    tags: ['claim'],
  })
  .input(orderCancelInput)
  .errors({
    ...orderRefusals,
    ...refusals(
      'CLAIM_REASON_DETAIL_REQUIRED',
      'CLAIM_REASON_DETAIL_TOO_LONG',
      'CLAIM_AMOUNT_CHANGED',
      'CLAIM_REFUND_ACCOUNT_REQUIRED',
    ),
  })
  .output(cancelledOrder)

export const orderCancelCalls = { orderCancelPage: orderCancelPageCall, requestOrderCancel }
