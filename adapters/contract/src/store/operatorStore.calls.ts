import { REVIEW_REASON_LENGTH } from '@jangteo/core/seller/reviewReason.rules'
import { STORE_FEATURES } from '@jangteo/core/session/permission.codes'
import { SALE_FEE_RATE_MAX_BP } from '@jangteo/core/settlement/feeRate.rules'
import { OPERATOR_STORE_EVENTS, STORE_STATES } from '@jangteo/core/store/store.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, pageOf, pageQuery } from '../wire/wire.schemas.ts'
import { operatorStoreRow, storeIdentity, storeProfile, storeStep } from './storeDesk.schemas.ts'

const begin = () => call({ who: 'operator', permission: 'SELLERS' })
/** A store's URL. */
const ofStore = z.object({ id: z.string().min(1).max(60) })
const withReason = ofStore.extend({ reason: z.string().max(2 * REVIEW_REASON_LENGTH.max) })
const state = z.object({ stateEnum: z.enum(STORE_STATES) })

/** Lists stores by name. */
const list = begin()
  .route({ method: 'GET', path: '/operators/stores', summary: '스토어 목록', tags: ['store'] })
  .input(
    z.object({
      stateEnum: z.enum(STORE_STATES).optional(),
      /** Part of the store's or the company's name, or of the URL. */
      keyword: z.string().max(50).default(''),
      ...pageQuery,
    }),
  )
  .output(pageOf(operatorStoreRow))

/** Shows a store with what the operator may do now. */
const detail = begin()
  .route({
    method: 'GET',
    path: '/operators/stores/{id}',
    summary: '스토어 상세',
    tags: ['store'],
  })
  .input(ofStore)
  .errors(refusals('STORE_NOT_FOUND'))
  .output(
    storeIdentity.extend(storeProfile.shape).extend({
      ...operatorStoreRow.shape,
      businessCheckedAt: moment.nullable(),
      eventList: z.array(z.enum(OPERATOR_STORE_EVENTS)),
      historyList: z.array(storeStep),
      /** Features that its buyers are denied. */
      deniedFeatureList: z.array(z.enum(STORE_FEATURES)),
      /** URLs that lead to it from before, the newest first. */
      formerUrlList: z.array(z.string()),
    }),
  )

/** Suspends a store for a reason that its owner reads: nothing of it is sold. */
const suspend = begin()
  .route({
    method: 'POST',
    path: '/operators/stores/{id}/suspend',
    summary: '스토어 이용 정지',
    tags: ['store'],
  })
  .input(withReason)
  .errors(refusals('SELLER_REASON_REQUIRED', 'STORE_NOT_FOUND', 'STORE_STATE_CHANGED'))
  .output(state)

/** Ends a suspension; the store pauses until its seller opens it again. */
const release = begin()
  .route({
    method: 'POST',
    path: '/operators/stores/{id}/release',
    summary: '스토어 정지 해제',
    tags: ['store'],
  })
  .input(withReason)
  .errors(refusals('SELLER_REASON_REQUIRED', 'STORE_NOT_FOUND', 'STORE_STATE_CHANGED'))
  .output(state)

/** Closes a store for good, when nothing of it is running. */
const close = begin()
  .route({
    method: 'POST',
    path: '/operators/stores/{id}/close',
    summary: '스토어 폐점',
    tags: ['store'],
  })
  .input(withReason)
  .errors(
    refusals(
      'SELLER_REASON_REQUIRED',
      'STORE_NOT_FOUND',
      'STORE_HAS_OPEN_ORDER',
      'STORE_STATE_CHANGED',
    ),
  )
  .output(state)

/** Sets the store's own fee of a sale, or takes it away; what is ordered already stays under its rate. */
const setFeeRate = begin()
  .route({
    method: 'PUT',
    path: '/operators/stores/{id}/fee-rate',
    summary: '스토어 수수료율',
    tags: ['store'],
  })
  .input(ofStore.extend({ feeRateBp: z.int().min(0).max(SALE_FEE_RATE_MAX_BP).nullable() }))
  .errors(refusals('STORE_NOT_FOUND'))
  .output(z.object({ feeRateBp: z.int().nullable() }))

/** Denies the store's buyers some features and gives them the others, for a reason that the audit log has. */
const setFeatures = begin()
  .route({
    method: 'PUT',
    path: '/operators/stores/{id}/features',
    summary: '스토어 기능 제한',
    tags: ['store'],
  })
  .input(
    withReason.extend({
      deniedFeatureList: z.array(z.enum(STORE_FEATURES)).max(STORE_FEATURES.length),
    }),
  )
  .errors(refusals('SELLER_REASON_REQUIRED', 'STORE_NOT_FOUND'))
  .output(z.object({ deniedFeatureList: z.array(z.enum(STORE_FEATURES)) }))

/** Gives a store another name or URL; the URL that it leaves goes on leading to it. */
const rename = begin()
  .route({
    method: 'PUT',
    path: '/operators/stores/{id}/name',
    summary: '스토어 이름과 주소 변경',
    tags: ['store'],
  })
  .input(withReason.extend({ storeName: z.string().max(200), storeUrl: z.string().max(200) }))
  .errors(
    refusals(
      'SELLER_REASON_REQUIRED',
      'STORE_NOT_FOUND',
      'STORE_NAME_INVALID',
      'STORE_URL_INVALID',
      'STORE_NAME_TAKEN',
      'STORE_URL_TAKEN',
    ),
  )
  .output(z.object({ storeName: z.string(), storeUrl: z.string() }))

export const operatorStoreCalls = {
  list,
  detail,
  suspend,
  release,
  close,
  setFeeRate,
  setFeatures,
  rename,
}
