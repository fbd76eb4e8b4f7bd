import { REQUESTABLE_CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { opaqueId, queryList } from '../wire/wire.schemas.ts'
import { claimAreaAnswer, claimAreaInput } from './claimPlace.schemas.ts'
import { claimRefundInput } from './claimRefund.schemas.ts'
import { claimRefund } from '../refusal/refusal.schemas.ts'
import {
  cancelCheckInput,
  cancelRequestInput,
  claimCheck,
  claimRequestPage,
  exchangeCheckInput,
  exchangeRequestInput,
  requestedClaim,
  returnRequestInput,
} from './claimRequest.schemas.ts'

const pageInput = z.object({ ordersIdEncrypt: opaqueId, orderShippingPriceIdEncrypt: opaqueId })

/** Opens the form of a cancel. */
const cancelPage = call({ who: 'buyer' })
  .route({
    method: 'GET',
    path: '/orders/pages/claim-cancel-request',
    summary: '취소 신청 화면',
    tags: ['claim'],
  })
  .input(pageInput)
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(claimRequestPage)

/** Opens the form of an exchange. */
const exchangePage = call({ who: 'buyer' })
  .route({
    method: 'GET',
    path: '/orders/pages/claim-exchange-request',
    summary: '교환 신청 화면',
    tags: ['claim'],
  })
  .input(pageInput)
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(claimRequestPage)

/** Opens the form of a return. */
const returnPage = call({ who: 'buyer' })
  .route({
    method: 'GET',
    path: '/orders/pages/claim-return-request',
    summary: '반품 신청 화면',
    tags: ['claim'],
  })
  .input(pageInput)
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(claimRequestPage)

const quoteRefusals = refusals(
  'ORDER_NOT_FOUND',
  'CLAIM_ITEM_REQUIRED',
  'CLAIM_ITEM_UNAVAILABLE',
  'CLAIM_REASON_REQUIRED',
  'CLAIM_WITHDRAWAL_LIMITED',
  'CLAIM_REFUND_EXCEEDS_PAYMENT',
)

/** Quotes the refund of a cancel; changes nothing. */
const previewCancel = call({ who: 'buyer' })
  .route({
    method: 'POST',
    path: '/orders/claims/cancel-request/refund',
    summary: '취소 환불 미리보기',
    tags: ['claim'],
  })
  .input(claimRefundInput)
  .errors(quoteRefusals)
  .output(claimRefund)

/** Quotes the fees of an exchange; changes nothing. */
const previewExchange = call({ who: 'buyer' })
  .route({
    method: 'POST',
    path: '/orders/claims/exchange-request/refund',
    summary: '교환 비용 미리보기',
    tags: ['claim'],
  })
  .input(claimRefundInput)
  .errors(quoteRefusals)
  .output(claimRefund)

/** Quotes the refund of a return; changes nothing. */
const previewReturn = call({ who: 'buyer' })
  .route({
    method: 'POST',
    path: '/orders/claims/return-request/refund',
    summary: '반품 환불 미리보기',
    tags: ['claim'],
  })
  .input(claimRefundInput)
  .errors(quoteRefusals)
  .output(claimRefund)

const requestRefusals = {
  ...quoteRefusals,
  ...refusals(
    'CLAIM_REASON_DETAIL_REQUIRED',
    'CLAIM_REASON_DETAIL_TOO_LONG',
    'NOT_CHANGE_STATUS',
    'ORDER_ITEM_CLAIM_IN_PROGRESS',
    'ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
    'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
    'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
    'NOT_PART_CLAIM_ADD_GOODS',
    'EXCHANGE_RESHIPPING_OUT_OF_STOCK',
    'CLAIM_AMOUNT_CHANGED',
    'CLAIM_REFUND_ACCOUNT_REQUIRED',
    'FILE_NOT_FOUND',
    'FILE_COUNT_EXCEEDED',
    'FILE_FORMAT_UNSUPPORTED',
    'FILE_TOO_LARGE',
    'FILES_TOO_LARGE',
  ),
}

/** Cancels items that were paid and not shipped: at once while no seller acknowledged them, else the seller answers. */
const requestCancel = call({ who: 'buyer', isIdempotent: true })
  .route({
    method: 'POST',
    path: '/orders/claims/cancel-request',
    summary: '취소 신청',
    tags: ['claim'],
  })
  .input(cancelRequestInput)
  .errors(requestRefusals)
  .output(requestedClaim)

/**
 * Requests an exchange of delivered items for other options at the same price. Their pieces are taken out of the stock.
 */
const requestExchange = call({ who: 'buyer', isIdempotent: true })
  .route({
    method: 'POST',
    path: '/orders/claims/exchange-request',
    summary: '교환 신청',
    tags: ['claim'],
  })
  .input(exchangeRequestInput)
  .errors({
    ...requestRefusals,
    ...refusals(
      'CLAIM_OPTION_REQUIRED',
      'CLAIM_OPTION_PRICE_DIFFERS',
      'CLAIM_AREA_NOT_COLLECTED',
      'CLAIM_PICKUP_DAY_UNAVAILABLE',
      'ORDER_AREA_NOT_DELIVERABLE',
    ),
  })
  .output(requestedClaim)

/** Requests a return of delivered items. */
const requestReturn = call({ who: 'buyer', isIdempotent: true })
  .route({
    method: 'POST',
    path: '/orders/claims/return-request',
    summary: '반품 신청',
    tags: ['claim'],
  })
  .input(returnRequestInput)
  .errors({
    ...requestRefusals,
    ...refusals('CLAIM_AREA_NOT_COLLECTED', 'CLAIM_PICKUP_DAY_UNAVAILABLE'),
  })
  .output(requestedClaim)

/** Checks whether these items may be exchanged for these options now; changes nothing. */
const checkExchange = call({ who: 'buyer' })
  .route({
    method: 'POST',
    path: '/orders/claims/exchange-request/available-check',
    summary: '교환 가능 확인',
    tags: ['claim'],
  })
  .input(exchangeCheckInput)
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(claimCheck)

/** Checks whether these items may be cancelled now; changes nothing. */
const checkCancel = call({ who: 'buyer' })
  .route({
    method: 'POST',
    path: '/orders/claims/cancel-request/available-check',
    summary: '취소 가능 확인',
    tags: ['claim'],
  })
  .input(cancelCheckInput)
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(claimCheck)

/** Checks whether these items, all of one shipping group, may be claimed now; changes nothing. */
const check = call({ who: 'buyer' })
  .route({
    method: 'GET',
    path: '/orders/claims/available-check',
    summary: '클레임 가능 확인',
    tags: ['claim'],
  })
  .input(
    z.object({
      orderItemIdEncryptList: queryList(opaqueId),
      claimTypeEnum: z.enum(REQUESTABLE_CLAIM_TYPES),
    }),
  )
  .errors(refusals('ORDER_ITEM_NOT_FOUND', 'CLAIM_ITEM_REQUIRED'))
  .output(claimCheck)

/** Checks whether a group's goods are fetched at a postcode and sent there, and what a shipment costs on top. */
const checkShippingArea = call({ who: 'buyer' })
  .route({
    method: 'POST',
    path: '/orders/claims/check-possible-shipping-area',
    summary: '수거 지역 확인',
    tags: ['claim'],
  })
  .input(claimAreaInput)
  .errors(refusals('ORDER_NOT_FOUND'))
  .output(claimAreaAnswer)

export const claimRequestCalls = {
  cancelPage,
  exchangePage,
  returnPage,
  previewCancel,
  previewExchange,
  previewReturn,
  requestCancel,
  requestExchange,
  requestReturn,
  checkExchange,
  checkCancel,
  check,
  checkShippingArea,
}
