import { z } from 'zod'
import { call, SECRET_TRIES_PER_MINUTE_MAX } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import {
  applicationInput,
  applicationPage,
  ownApplication,
  supplementInput,
  typedText,
} from './application.schemas.ts'

/** Requests by which somebody may ask what sellers have. Source: market-rules §9.1. */
const CHECKS_PER_MINUTE_MAX = 20

/** Refusals of the documents of an application. */
const documentRefusals = refusals(
  'FILE_NOT_FOUND',
  'FILE_COUNT_EXCEEDED',
  'FILE_FORMAT_UNSUPPORTED',
  'FILE_TOO_LARGE',
  'FILES_TOO_LARGE',
)

const duplication = z.object({ duplicated: z.boolean() })
const begin = () => call({ who: 'anybody', triesPerMinuteMax: CHECKS_PER_MINUTE_MAX })
const route = (path: `/${string}`, summary: string) =>
  ({ method: 'GET', path, summary, tags: ['seller'] }) as const

/** Says if a business number belongs to a store or to an application that is open. */
const businessNumberDuplicationCheck = begin()
  .route(route('/customers/sellers/business-number-duplication-check', '사업자등록번호 중복확인'))
  .input(z.object({ businessNumber: typedText }))
  .errors(refusals('BUSINESS_NUMBER_INVALID'))
  .output(duplication)

/** Says if an id of a store's administrator is taken; ids of buyers are no concern of it. */
const idDuplicationCheck = begin()
  .route(route('/customers/sellers/id-duplication-check', '관리자 아이디 중복확인'))
  .input(z.object({ loginId: typedText }))
  .errors(refusals('SELLER_ID_INVALID'))
  .output(duplication)

/** Says if an e-mail address of a store's administrator is taken; the same. */
const emailDuplicationCheck = begin()
  .route(route('/customers/sellers/email-duplication-check', '관리자 이메일 중복확인'))
  .input(z.object({ email: typedText }))
  .errors(refusals('SELLER_EMAIL_INVALID'))
  .output(duplication)

/** Says if a name of a store is taken, however it is capitalized. */
const storeNameDuplicationCheck = begin()
  .route(route('/customers/sellers/store-name-duplication-check', '스토어 이름 중복확인'))
  .input(z.object({ storeName: typedText }))
  .errors(refusals('STORE_NAME_INVALID'))
  .output(duplication)

/** Says if a store's URL is taken, or reserved by the market. */
const storeUrlDuplicationCheck = begin()
  .route(route('/customers/sellers/store-url-duplication-check', '스토어 주소 중복확인'))
  .input(z.object({ storeUrl: typedText }))
  .errors(refusals('STORE_URL_INVALID'))
  .output(duplication)

/**
 * Shows what an application needs and what a sale costs; with an application's number and the proof of its e-mail
 * address that application too. The proof stays unused: the page can be loaded again within its half hour.
 */
const page = call({ who: 'anybody', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route(route('/customers/pages/seller-detail', '입점 신청 화면'))
  .input(
    z
      .object(ownApplication)
      .partial()
      .refine(
        ({ applicationNumber, emailProof }) =>
          (applicationNumber === undefined) === (emailProof === undefined),
        'an application number comes with a proof',
      ),
  )
  .errors(refusals('EMAIL_PROOF_INVALID', 'SELLER_APPLICATION_NOT_FOUND'))
  .output(applicationPage)

/** Applies for a store. Values that others have are named; nothing is written then. */
const apply = call({
  who: 'anybody',
  isIdempotent: true,
  triesPerMinuteMax: CHECKS_PER_MINUTE_MAX,
})
  .route({ method: 'POST', path: '/customers/sellers', summary: '입점 신청', tags: ['seller'] })
  .input(applicationInput)
  .errors(refusals('SELLER_APPLICATION_INVALID', 'SELLER_APPLICATION_TAKEN'))
  .errors(documentRefusals)
  .output(z.object({ applicationNumber: z.string() }))

/** Adds what the operator asked for: company and further documents; the review begins again. */
const supplement = call({
  who: 'anybody',
  isIdempotent: true,
  triesPerMinuteMax: CHECKS_PER_MINUTE_MAX,
})
  .route({
    method: 'POST',
    path: '/customers/sellers/supplement',
    summary: '입점 신청 보완',
    tags: ['seller'],
  })
  .input(supplementInput)
  .errors(
    refusals(
      'EMAIL_PROOF_INVALID',
      'SELLER_APPLICATION_NOT_FOUND',
      'SELLER_APPLICATION_INVALID',
      'SELLER_APPLICATION_ENDED',
      'SELLER_SUPPLEMENT_UNASKED',
    ),
  )
  .errors(documentRefusals)
  .output(z.object({ applicationNumber: z.string() }))

/** Withdraws an application that is still open. Who does so twice is answered the same. */
const withdraw = call({ who: 'anybody', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: '/customers/sellers/withdrawal',
    summary: '입점 신청 철회',
    tags: ['seller'],
  })
  .input(z.object(ownApplication))
  .errors(
    refusals('EMAIL_PROOF_INVALID', 'SELLER_APPLICATION_NOT_FOUND', 'SELLER_APPLICATION_ENDED'),
  )
  .output(z.object({ applicationNumber: z.string() }))

export const sellerCalls = {
  businessNumberDuplicationCheck,
  idDuplicationCheck,
  emailDuplicationCheck,
  storeNameDuplicationCheck,
  storeUrlDuplicationCheck,
  page,
  apply,
  supplement,
  withdraw,
}
