import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { openingReason } from '../order/sellerOrder.schemas.ts'
import { opaqueId, pageOf } from '../wire/wire.schemas.ts'
import {
  claimCommandInput,
  claimPlaces,
  sellerClaim,
  sellerClaimDetail,
  sellerClaimQuery,
} from './sellerClaim.schemas.ts'

const tags = ['sellerClaim']

/** Refusals of an event that a claim is sent. */
export const claimCommandRefusals = refusals(
  'CLAIM_NOT_FOUND',
  'NOT_CHANGE_STATUS',
  'NOT_CHANGE_ADDITIONAL_PAYMENT',
  'ADD_PAYMENT_REFUND_ERROR',
  'CLAIM_ADD_PAYMENT_READY',
  'CLAIM_NOT_DUE',
  'CLAIM_ALREADY_INSPECTED',
  'CLAIM_DISPUTE_UPHELD',
  'CLAIM_NOT_RESHIPPED',
  'CLAIM_WITHDRAW_COUNT_EXCEEDED',
  'CLAIM_REASON_DETAIL_REQUIRED',
  'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
  'EXCHANGE_RESHIPPING_OUT_OF_STOCK',
  'COURIER_REQUIRED',
  'INVOICE_NUMBER_REQUIRED',
  'INVOICE_NUMBER_INVALID',
)

const answering = () => call({ who: 'seller', permission: 'CLAIMS' })

/** The claims on what a store sold, newest first; the tab OPEN holds those that wait for an answer. */
const list = answering()
  .route({ method: 'GET', path: '/sellers/claims', summary: '판매자 클레임 목록', tags })
  .input(sellerClaimQuery)
  .output(pageOf(sellerClaim).extend({ capped: z.boolean() }))

/** One claim with its history, the refund that it comes to, and what may be done with it. */
const detail = answering()
  .route({ method: 'GET', path: '/sellers/claims/{id}', summary: '판매자 클레임 상세', tags })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('CLAIM_NOT_FOUND'))
  .output(sellerClaimDetail)

/** Opens where a claim's goods are fetched and sent, with a reason that the audit log keeps. */
const openPlaces = answering()
  .route({ method: 'POST', path: '/sellers/claims/{id}/places', summary: '수거지 보기', tags })
  .input(z.object({ id: opaqueId, reason: openingReason }))
  .errors(refusals('CLAIM_NOT_FOUND', 'OPENING_REASON_REQUIRED', 'BUYER_DATA_CLOSED'))
  .output(claimPlaces)

/** Sends one of the events that the claim offers. */
const send = answering()
  .route({ method: 'POST', path: '/sellers/claims/{id}/{command}', summary: '클레임 처리', tags })
  .input(claimCommandInput)
  .errors(claimCommandRefusals)
  .output(sellerClaimDetail)

export const sellerClaimCalls = { list, detail, openPlaces, send }
