import { SELLER_CODES } from '@jangteo/core/seller/sellerApplication.codes'
import { SELLER_MESSAGES } from '@jangteo/core/seller/seller.messages'
import { STORE_REQUIREMENTS } from '@jangteo/core/store/store.codes'
import { STORE_STATE_MESSAGES } from '@jangteo/core/store/storeState.messages'
import { z } from 'zod'

/** Fields of an application that are wrong, or that others have, each with its code. */
const violated = z.object({
  violationList: z.array(z.object({ field: z.string(), code: z.enum(SELLER_CODES) })),
})

/** The refusals of applying for a store, and of its review. */
export const SELLER_REFUSALS = {
  BUSINESS_NUMBER_INVALID: { status: 422, message: SELLER_MESSAGES.BUSINESS_NUMBER_INVALID() },
  SELLER_ID_INVALID: { status: 422, message: SELLER_MESSAGES.SELLER_ID_INVALID() },
  SELLER_EMAIL_INVALID: { status: 422, message: SELLER_MESSAGES.SELLER_EMAIL_INVALID() },
  STORE_NAME_INVALID: { status: 422, message: SELLER_MESSAGES.STORE_NAME_INVALID() },
  STORE_URL_INVALID: { status: 422, message: SELLER_MESSAGES.STORE_URL_INVALID() },
  STORE_NAME_TAKEN: { status: 409, message: SELLER_MESSAGES.STORE_NAME_TAKEN() },
  STORE_URL_TAKEN: { status: 409, message: SELLER_MESSAGES.STORE_URL_TAKEN() },
  SELLER_APPLICATION_INVALID: {
    status: 422,
    message: SELLER_MESSAGES.SELLER_APPLICATION_INVALID(),
    data: violated,
  },
  SELLER_APPLICATION_TAKEN: {
    status: 409,
    message: SELLER_MESSAGES.SELLER_APPLICATION_TAKEN(),
    data: violated,
  },
  SELLER_APPLICATION_NOT_FOUND: {
    status: 404,
    message: SELLER_MESSAGES.SELLER_APPLICATION_NOT_FOUND(),
  },
  SELLER_APPLICATION_ENDED: { status: 409, message: SELLER_MESSAGES.SELLER_APPLICATION_ENDED() },
  SELLER_SUPPLEMENT_AWAITED: { status: 409, message: SELLER_MESSAGES.SELLER_SUPPLEMENT_AWAITED() },
  SELLER_SUPPLEMENT_UNASKED: { status: 409, message: SELLER_MESSAGES.SELLER_SUPPLEMENT_UNASKED() },
  SELLER_APPLICATION_INCOMPLETE: {
    status: 409,
    message: SELLER_MESSAGES.SELLER_APPLICATION_INCOMPLETE(),
  },
  SELLER_BUSINESS_INACTIVE: { status: 409, message: SELLER_MESSAGES.SELLER_BUSINESS_INACTIVE() },
  SELLER_REASON_REQUIRED: { status: 422, message: SELLER_MESSAGES.SELLER_REASON_REQUIRED() },
  BUSINESS_REGISTRY_SILENT: {
    status: 503,
    message: SELLER_MESSAGES.BUSINESS_REGISTRY_SILENT(),
    retryAfterSeconds: 5,
  },
  STORE_NOT_READY: {
    status: 409,
    message: STORE_STATE_MESSAGES.STORE_NOT_READY(),
    data: z.object({ missingList: z.array(z.enum(STORE_REQUIREMENTS)) }),
  },
  STORE_HAS_OPEN_ORDER: { status: 409, message: STORE_STATE_MESSAGES.STORE_HAS_OPEN_ORDER() },
  STORE_STATE_CHANGED: { status: 409, message: STORE_STATE_MESSAGES.STORE_STATE_CHANGED() },
  STORE_PROFILE_INVALID: {
    status: 422,
    message: STORE_STATE_MESSAGES.STORE_PROFILE_INVALID(),
    data: z.object({
      violationList: z.array(z.object({ field: z.string(), code: z.string() })),
    }),
  },
} as const
