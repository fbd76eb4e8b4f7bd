import { BRAND_MESSAGES } from '@jangteo/core/search/brand.messages'

/** The refusals of the operators' brands. */
export const BRAND_REFUSALS = {
  BRAND_NOT_FOUND: { status: 404, message: BRAND_MESSAGES.BRAND_NOT_FOUND() },
  BRAND_NAME_INVALID: { status: 422, message: BRAND_MESSAGES.BRAND_NAME_INVALID() },
  BRAND_ALIASES_INVALID: { status: 422, message: BRAND_MESSAGES.BRAND_ALIASES_INVALID() },
  BRAND_NAME_TAKEN: { status: 409, message: BRAND_MESSAGES.BRAND_NAME_TAKEN() },
  BRAND_IN_USE: { status: 409, message: BRAND_MESSAGES.BRAND_IN_USE() },
  BRAND_NOT_MERGEABLE: { status: 409, message: BRAND_MESSAGES.BRAND_NOT_MERGEABLE() },
} as const
