import { BUSINESS_STATES } from '@jangteo/core/seller/business.codes'
import { REVIEW_REASON_LENGTH } from '@jangteo/core/seller/reviewReason.rules'
import {
  REVIEW_EVENTS,
  SELLER_APPLICATION_STATES,
} from '@jangteo/core/seller/sellerApplication.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, opaqueId, pageOf, pageQuery } from '../wire/wire.schemas.ts'
import { applicationDetail } from './application.schemas.ts'

const begin = () => call({ who: 'operator', permission: 'SELLERS' })
const ofApplication = z.object({ id: opaqueId })
/** Leaves room for blanks around a reason, which are cut off. */
const reason = z.string().max(2 * REVIEW_REASON_LENGTH.max)
const done = z.object({ stateEnum: z.enum(SELLER_APPLICATION_STATES) })

/** Lists applications, the newest first. */
const list = begin()
  .route({
    method: 'GET',
    path: '/operators/applications',
    summary: '입점 신청 목록',
    tags: ['seller'],
  })
  .input(z.object({ stateEnum: z.enum(SELLER_APPLICATION_STATES).optional(), ...pageQuery }))
  .output(
    pageOf(
      z.object({
        sellerApplicationIdEncrypt: opaqueId,
        applicationNumber: z.string(),
        stateEnum: z.enum(SELLER_APPLICATION_STATES),
        storeName: z.string(),
        /** `null` until the company is given. */
        companyName: z.string().nullable(),
        businessNumber: z.string(),
        appliedAt: moment,
      }),
    ).extend({ openCount: z.int() }),
  )

/** Shows an application with what can be decided now. */
const detail = begin()
  .route({
    method: 'GET',
    path: '/operators/applications/{id}',
    summary: '입점 신청 상세',
    tags: ['seller'],
  })
  .input(ofApplication)
  .errors(refusals('SELLER_APPLICATION_NOT_FOUND'))
  .output(applicationDetail.extend({ eventList: z.array(z.enum(REVIEW_EVENTS)) }))

/** Asks the registry for the state of the applicant's business. */
const businessState = begin()
  .route({
    method: 'GET',
    path: '/operators/applications/{id}/business-state',
    summary: '입점 신청 사업자 상태',
    tags: ['seller'],
  })
  .input(ofApplication)
  .errors(refusals('SELLER_APPLICATION_NOT_FOUND', 'BUSINESS_REGISTRY_SILENT'))
  .output(z.object({ businessStateEnum: z.enum(BUSINESS_STATES) }))

/**
 * Approves an application whose business is active: its store begins to prepare itself, and its owner gets a link that sets
 * the password.
 */
const approve = begin()
  .route({
    method: 'POST',
    path: '/operators/applications/{id}/approve',
    summary: '입점 승인',
    tags: ['seller'],
  })
  .input(ofApplication)
  .errors(
    refusals(
      'SELLER_APPLICATION_NOT_FOUND',
      'SELLER_APPLICATION_ENDED',
      'SELLER_APPLICATION_TAKEN',
      'SELLER_APPLICATION_INCOMPLETE',
      'SELLER_SUPPLEMENT_AWAITED',
      'SELLER_BUSINESS_INACTIVE',
      'BUSINESS_REGISTRY_SILENT',
    ),
  )
  .output(done)

/** Refusals of an answer with a reason. */
const answerRefusals = refusals(
  'SELLER_REASON_REQUIRED',
  'SELLER_APPLICATION_NOT_FOUND',
  'SELLER_APPLICATION_ENDED',
  'SELLER_SUPPLEMENT_AWAITED',
)

/** Rejects an application for a reason that its applicant reads. */
const reject = begin()
  .route({
    method: 'POST',
    path: '/operators/applications/{id}/reject',
    summary: '입점 거절',
    tags: ['seller'],
  })
  .input(ofApplication.extend({ reason }))
  .errors(answerRefusals)
  .output(done)

/** Asks the applicant for what is missing; the reason says what. */
const askSupplement = begin()
  .route({
    method: 'POST',
    path: '/operators/applications/{id}/ask-supplement',
    summary: '입점 신청 보완 요청',
    tags: ['seller'],
  })
  .input(ofApplication.extend({ reason }))
  .errors(answerRefusals)
  .output(done)

export const operatorApplicationCalls = {
  list,
  detail,
  businessState,
  approve,
  reject,
  askSupplement,
}
