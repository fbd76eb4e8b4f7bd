import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { claimRefund } from '../refusal/refusal.schemas.ts'
import { opaqueId, pageOf } from '../wire/wire.schemas.ts'
import { defectClaimInput, defectPreviewInput, openedDefectClaim } from './defectClaim.schemas.ts'
import { claimCommandRefusals } from './sellerClaim.calls.ts'
import {
  claimCommandInput,
  sellerClaim,
  sellerClaimDetail,
  sellerClaimQuery,
} from './sellerClaim.schemas.ts'

const tags = ['operatorClaim']
const answering = () => call({ who: 'operator', permission: 'CLAIMS' })

/** Claims of every store, newest first; the tab OPEN holds those that wait for an answer. */
const list = answering()
  .route({ method: 'GET', path: '/operators/claims', summary: '운영자 클레임 목록', tags })
  .input(sellerClaimQuery)
  .output(pageOf(sellerClaim).extend({ capped: z.boolean() }))

/** One claim of any store, as its seller sees it. */
const detail = answering()
  .route({ method: 'GET', path: '/operators/claims/{id}', summary: '운영자 클레임 상세', tags })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('CLAIM_NOT_FOUND'))
  .output(sellerClaimDetail)

/** Sends an event in the place of a seller who does not answer; the memo is the operator's reason. */
const send = answering()
  .route({
    method: 'POST',
    path: '/operators/claims/{id}/{command}',
    summary: '운영자 클레임 처리',
    tags,
  })
  .input(claimCommandInput)
  .errors(claimCommandRefusals)
  .output(sellerClaimDetail)

const quoteRefusals = [
  'ORDER_ITEM_NOT_FOUND',
  'CLAIM_ITEM_REQUIRED',
  'CLAIM_ITEM_UNAVAILABLE',
  'CLAIM_REFUND_EXCEEDS_PAYMENT',
] as const

/** Quotes the return of confirmed items for a defect at the fault of a party; changes nothing. */
const previewDefect = answering()
  .route({
    method: 'POST',
    path: '/operators/claims/defects/preview',
    summary: '하자 반품 예상 금액',
    tags,
  })
  .input(defectPreviewInput)
  .errors(refusals(...quoteRefusals))
  .output(claimRefund)

/** Opens a return of confirmed items for a defect, within its period. Source: market-rules §9.4, decision 145. */
const openDefect = call({ who: 'operator', permission: 'CLAIMS', isIdempotent: true })
  .route({
    method: 'POST',
    path: '/operators/claims/defects',
    summary: '구매확정 후 하자 반품 접수',
    tags,
  })
  .input(defectClaimInput)
  .errors(
    refusals(
      ...quoteRefusals,
      'ORDER_ITEM_CLAIM_IN_PROGRESS',
      'ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
      'SHIPPING_GROUP_CLAIM_IN_PROGRESS',
      'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY',
      'DEFECT_ITEM_NOT_CONFIRMED',
      'DEFECT_DAY_INVALID',
      'DEFECT_PERIOD_OVER',
      'CLAIM_REASON_REQUIRED',
      'CLAIM_REASON_DETAIL_REQUIRED',
      'CLAIM_REASON_DETAIL_TOO_LONG',
      'CLAIM_AMOUNT_CHANGED',
      'CLAIM_REFUND_ACCOUNT_REQUIRED',
    ),
  )
  .output(openedDefectClaim)

/**
 * Adds files that the operator uploaded to a disputed claim, or to one for a defect; buyer and seller see them. Source:
 * decision 163.
 */
const addEvidence = answering()
  .route({
    method: 'POST',
    path: '/operators/claims/{id}/evidence',
    summary: '클레임 자료 첨부',
    tags,
  })
  .input(z.object({ id: opaqueId, filesIdEncryptList: z.array(opaqueId).min(1).max(5) }))
  .errors(
    refusals(
      'CLAIM_NOT_FOUND',
      'CLAIM_EVIDENCE_CLOSED',
      'CLAIM_EVIDENCE_EXCEEDED',
      'FILE_NOT_FOUND',
      'FILE_COUNT_EXCEEDED',
      'FILE_FORMAT_UNSUPPORTED',
      'FILE_TOO_LARGE',
      'FILES_TOO_LARGE',
    ),
  )
  .output(sellerClaimDetail)

export const operatorClaimCalls = { list, detail, send, previewDefect, openDefect, addEvidence }
