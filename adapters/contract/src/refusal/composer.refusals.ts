import { COUPON_TERMS_MESSAGES } from '@jangteo/core/coupon/couponTerms.messages'
import { DISPLAY_MESSAGES } from '@jangteo/core/display/display.messages'
import { SHOWING_MESSAGES } from '@jangteo/core/display/showing.messages'
import { STORE_PAGE_MESSAGES } from '@jangteo/core/store/storePage.messages'
import { z } from 'zod'
import {
  compositionViolation,
  couponTermsViolation,
  showingViolation,
  storeGroupViolation,
} from './refusal.schemas.ts'

/** The refusals of writing what the shop shows and the coupons that it gives. */
export const COMPOSER_REFUSALS = {
  MAIN_GROUP_NOT_FOUND: { status: 404, message: DISPLAY_MESSAGES.MAIN_GROUP_NOT_FOUND() },
  MAIN_PREVIEW_EXPIRED: { status: 404, message: DISPLAY_MESSAGES.MAIN_PREVIEW_EXPIRED() },
  MAIN_REVISION_NOT_FOUND: { status: 404, message: DISPLAY_MESSAGES.MAIN_REVISION_NOT_FOUND() },
  MAIN_REVISION_NOT_DRAFT: { status: 409, message: DISPLAY_MESSAGES.MAIN_REVISION_NOT_DRAFT() },
  MAIN_REVISION_NOT_FORMER: {
    status: 409,
    message: DISPLAY_MESSAGES.MAIN_REVISION_NOT_FORMER(),
  },
  MAIN_REVISION_OUTDATED: { status: 409, message: DISPLAY_MESSAGES.MAIN_REVISION_OUTDATED() },
  MAIN_COMPOSITION_INVALID: {
    status: 422,
    message: DISPLAY_MESSAGES.MAIN_COMPOSITION_INVALID(),
    data: z.object({ violations: z.array(compositionViolation) }),
  },
  GNB_INVALID: { status: 422, message: DISPLAY_MESSAGES.GNB_INVALID() },
  COUPON_TERMS_INVALID: {
    status: 422,
    message: COUPON_TERMS_MESSAGES.COUPON_TERMS_INVALID(),
    data: z.object({ violations: z.array(couponTermsViolation) }),
  },
  COUPON_WORD_TAKEN: { status: 409, message: COUPON_TERMS_MESSAGES.COUPON_WORD_TAKEN() },
  COUPON_RESTRICTED_BY_OPERATOR: {
    status: 409,
    message: COUPON_TERMS_MESSAGES.COUPON_RESTRICTED_BY_OPERATOR(),
  },
  COUPON_SERIAL_NOT_DRAWN: {
    status: 409,
    message: COUPON_TERMS_MESSAGES.COUPON_SERIAL_NOT_DRAWN(),
  },
  COUPON_SERIAL_TOO_MANY: { status: 422, message: COUPON_TERMS_MESSAGES.COUPON_SERIAL_TOO_MANY() },
  COUPON_SERIAL_BATCH_NOT_FOUND: {
    status: 404,
    message: COUPON_TERMS_MESSAGES.COUPON_SERIAL_BATCH_NOT_FOUND(),
  },
  COUPON_SERIAL_NOT_READY: {
    status: 409,
    message: COUPON_TERMS_MESSAGES.COUPON_SERIAL_NOT_READY(),
  },
  COUPON_SERIAL_LIST_OVER: {
    status: 409,
    message: COUPON_TERMS_MESSAGES.COUPON_SERIAL_LIST_OVER(),
  },
  SHOWING_INVALID: {
    status: 422,
    message: SHOWING_MESSAGES.SHOWING_INVALID(),
    data: z.object({ violations: z.array(showingViolation) }),
  },
  KEYWORDS_INVALID: { status: 422, message: SHOWING_MESSAGES.KEYWORDS_INVALID() },
  BENEFIT_LIST_CHANGED: { status: 409, message: SHOWING_MESSAGES.BENEFIT_LIST_CHANGED() },
  EVENT_ENTRY_FIXED: { status: 409, message: SHOWING_MESSAGES.EVENT_ENTRY_FIXED() },
  NOTICE_NOT_FOUND: { status: 404, message: STORE_PAGE_MESSAGES.NOTICE_NOT_FOUND() },
  NOTICE_INVALID: { status: 422, message: STORE_PAGE_MESSAGES.NOTICE_INVALID() },
  NOTICE_PINNED_TOO_MANY: { status: 409, message: STORE_PAGE_MESSAGES.NOTICE_PINNED_TOO_MANY() },
  ANNOUNCEMENT_NOT_FOUND: { status: 404, message: STORE_PAGE_MESSAGES.ANNOUNCEMENT_NOT_FOUND() },
  ANNOUNCEMENT_INVALID: { status: 422, message: STORE_PAGE_MESSAGES.ANNOUNCEMENT_INVALID() },
  STORE_GROUPS_INVALID: {
    status: 422,
    message: STORE_PAGE_MESSAGES.STORE_GROUPS_INVALID(),
    data: z.object({ violations: z.array(storeGroupViolation) }),
  },
} as const
