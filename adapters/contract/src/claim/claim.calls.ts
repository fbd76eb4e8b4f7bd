import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, pageOf } from '../wire/wire.schemas.ts'
import { additionalPaymentCalls } from './additionalPayment.calls.ts'
import { claimCard, claimDetail, claimListQuery } from './claim.schemas.ts'
import { claimRequestCalls } from './claimRequest.calls.ts'
import { orderCancelCalls } from './orderCancel.calls.ts'

/** The member's claims, newest first, requested in these Korean days (both included). */
const list = call({ who: 'member' })
  .route({ method: 'GET', path: '/orders/claims', summary: '취소·교환·반품 목록', tags: ['claim'] })
  .input(claimListQuery)
  .errors(refusals('PERIOD_TOO_LONG', 'PERIOD_TOO_OLD', 'PERIOD_START_AFTER_END'))
  .output(pageOf(claimCard))

/** One claim, for the member whose order it is of or the guest who opened it. */
const detail = call({ who: 'buyer' })
  .route({ method: 'GET', path: '/orders/claims/{id}', summary: '클레임 상세', tags: ['claim'] })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('CLAIM_NOT_FOUND'))
  .output(claimDetail)

const withdrawal = z.object({ id: opaqueId })
const withdrawalRefusals = refusals(
  'CLAIM_NOT_FOUND',
  'NOT_CHANGE_STATUS',
  'CLAIM_WITHDRAW_COUNT_EXCEEDED',
  'NOT_CHANGE_ADDITIONAL_PAYMENT',
  'ADD_PAYMENT_REFUND_ERROR',
)

/** Withdraws a cancel while its seller has not answered. */
const withdrawCancel = call({ who: 'buyer' })
  .route({
    method: 'PATCH',
    path: '/orders/claims/{id}/cancel-cancel',
    summary: '취소 철회',
    tags: ['claim'],
  })
  .input(withdrawal)
  .errors(withdrawalRefusals)
  .output(done)

/** Withdraws an exchange while nothing is collected, three times an item. */
const withdrawExchange = call({ who: 'buyer' })
  .route({
    method: 'PATCH',
    path: '/orders/claims/{id}/exchange-cancel',
    summary: '교환 철회',
    tags: ['claim'],
  })
  .input(withdrawal)
  .errors(withdrawalRefusals)
  .output(done)

/** Withdraws a return while nothing is collected, three times an item. */
const withdrawReturn = call({ who: 'buyer' })
  .route({
    method: 'PATCH',
    path: '/orders/claims/{id}/return-cancel',
    summary: '반품 철회',
    tags: ['claim'],
  })
  .input(withdrawal)
  .errors(withdrawalRefusals)
  .output(done)

export const claimCalls = {
  list,
  detail,
  withdrawCancel,
  withdrawExchange,
  withdrawReturn,
  ...additionalPaymentCalls,
  ...claimRequestCalls,
  ...orderCancelCalls,
}
