import { ADDRESS_CODES } from '@jangteo/core/address/address.codes'
import { ADDRESS_MESSAGES } from '@jangteo/core/address/address.messages'
import { CALENDAR_MESSAGES } from '@jangteo/core/calendar/calendar.messages'
import { CART_MESSAGES } from '@jangteo/core/cart/cart.messages'
import { CATEGORY_MESSAGES } from '@jangteo/core/category/category.messages'
import { CHECKOUT_CODES, CHECKOUT_SECTIONS } from '@jangteo/core/checkout/checkout.codes'
import { CHECKOUT_MESSAGES } from '@jangteo/core/checkout/checkout.messages'
import { COUPON_MESSAGES } from '@jangteo/core/coupon/coupon.messages'
import { DISPLAY_MESSAGES } from '@jangteo/core/display/display.messages'
import { GOODS_MESSAGES } from '@jangteo/core/goods/goods.messages'
import { VS_PICK_MESSAGES } from '@jangteo/core/goods/vsPick.messages'
import { ORDER_MESSAGES } from '@jangteo/core/order/order.messages'
import { CASH_RECEIPT_MESSAGES } from '@jangteo/core/payment/cashReceipt.messages'
import { PAYMENT_MESSAGES } from '@jangteo/core/payment/payment.messages'
import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { SEARCH_MESSAGES } from '@jangteo/core/search/search.messages'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { STORE_MESSAGES } from '@jangteo/core/store/store.messages'
import { z } from 'zod'
import { PIN_REFUSALS } from './pin.refusals.ts'
import { ACCOUNT_REFUSALS } from './account.refusals.ts'
import { BRAND_REFUSALS } from './brand.refusals.ts'
import { COMPOSER_REFUSALS } from './composer.refusals.ts'
import { CLAIM_REFUSALS } from './claim.refusals.ts'
import { REVIEW_REFUSALS } from './review.refusals.ts'
import { DISPUTE_REFUSALS } from './dispute.refusals.ts'
import { FAVORITE_REFUSALS } from './favorite.refusals.ts'
import { EVENT_REFUSALS } from './event.refusals.ts'
import { GOODS_REFUSALS } from './goods.refusals.ts'
import { WITHDRAWAL_REFUSALS } from './withdrawal.refusals.ts'
import { SELLER_REFUSALS } from './seller.refusals.ts'
import { SOCIAL_REFUSALS } from './social.refusals.ts'
import { MEMBER_REFUSALS } from './member.refusals.ts'
import { PROMOTION_REFUSALS } from './promotion.refusals.ts'
import { REPORT_REFUSALS } from './report.refusals.ts'
import { QUESTION_REFUSALS } from './question.refusals.ts'
import { RESTOCK_REFUSALS } from './restock.refusals.ts'
import { SETTLEMENT_REFUSALS } from './settlement.refusals.ts'
import { SELLER_ORDER_REFUSALS } from './sellerOrder.refusals.ts'
import { SOLD_ITEM_REFUSALS } from './soldItem.refusals.ts'
import { STAFF_REFUSALS } from './staff.refusals.ts'
import { UPLOAD_REFUSALS } from './upload.refusals.ts'
import { buyViolation, orderDifference, refusedPick } from './refusal.schemas.ts'

const inputIssue = z.object({ path: z.string(), message: z.string() })

/**
 * Every refusal a call may answer: its HTTP status, its Korean text, the shape of its data, and, where there is one, after
 * how many seconds to retry.
 */
export const REFUSALS = {
  BAD_INPUT: {
    status: 400,
    message: REFUSAL_MESSAGES.BAD_INPUT(),
    data: z.object({ issues: z.array(inputIssue) }),
  },
  SESSION_REQUIRED: { status: 401, message: SESSION_MESSAGES.SESSION_REQUIRED() },
  SESSION_IDLE: { status: 401, message: SESSION_MESSAGES.SESSION_IDLE() },
  SESSION_EXPIRED: { status: 401, message: SESSION_MESSAGES.SESSION_EXPIRED() },
  DESK_LOCKED: { status: 401, message: REFUSAL_MESSAGES.DESK_LOCKED() },
  CALLER_NOT_ALLOWED: { status: 403, message: REFUSAL_MESSAGES.CALLER_NOT_ALLOWED() },
  STORE_FEATURE_DENIED: { status: 403, message: SESSION_MESSAGES.STORE_FEATURE_DENIED() },
  NOT_FOUND: { status: 404, message: REFUSAL_MESSAGES.NOT_FOUND() },
  METHOD_NOT_ALLOWED: { status: 405, message: REFUSAL_MESSAGES.METHOD_NOT_ALLOWED() },
  BODY_TOO_LARGE: { status: 413, message: REFUSAL_MESSAGES.BODY_TOO_LARGE() },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: REFUSAL_MESSAGES.UNSUPPORTED_MEDIA_TYPE() },
  TOO_MANY_REQUESTS: { status: 429, message: REFUSAL_MESSAGES.TOO_MANY_REQUESTS() },
  SYSTEM_ERROR: { status: 500, message: REFUSAL_MESSAGES.SYSTEM_ERROR() },
  /** The time ran out and the transaction was rolled back: nothing was written. */
  TIMED_OUT: { status: 503, message: REFUSAL_MESSAGES.TIMED_OUT(), retryAfterSeconds: 3 },
  /** Something was written, or may have been, and nobody can say what; the same key answers it. */
  OUTCOME_UNKNOWN: {
    status: 503,
    message: REFUSAL_MESSAGES.OUTCOME_UNKNOWN(),
    retryAfterSeconds: 3,
  },
  /** The database is away, or the server is about to start: nothing was written. */
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: REFUSAL_MESSAGES.SERVICE_UNAVAILABLE(),
    retryAfterSeconds: 5,
  },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: REFUSAL_MESSAGES.IDEMPOTENCY_KEY_REUSED() },

  LOGIN_MISMATCH: { status: 422, message: SESSION_MESSAGES.LOGIN_MISMATCH() },
  LOGIN_BLOCKED: { status: 429, message: SESSION_MESSAGES.LOGIN_BLOCKED() },
  LOGIN_SUSPENDED: { status: 403, message: SESSION_MESSAGES.LOGIN_SUSPENDED() },
  LOGIN_DORMANT: { status: 422, message: SESSION_MESSAGES.LOGIN_DORMANT() },
  GUEST_ORDER_BLOCKED: { status: 429, message: SESSION_MESSAGES.GUEST_ORDER_BLOCKED() },
  GUEST_ORDER_MISMATCH: { status: 422, message: SESSION_MESSAGES.GUEST_ORDER_MISMATCH() },
  ...ACCOUNT_REFUSALS,
  ...WITHDRAWAL_REFUSALS,
  ...SOCIAL_REFUSALS,
  ...PIN_REFUSALS,
  ...SELLER_REFUSALS,

  ADDRESS_COUNT_EXCEEDED: { status: 409, message: ADDRESS_MESSAGES.ADDRESS_COUNT_EXCEEDED() },
  ADDRESS_DELETED: { status: 404, message: ADDRESS_MESSAGES.ADDRESS_DELETED() },

  CATEGORY_NOT_FOUND: { status: 404, message: CATEGORY_MESSAGES.CATEGORY_NOT_FOUND() },
  PRICE_RANGE_REVERSED: { status: 422, message: GOODS_MESSAGES.PRICE_RANGE_REVERSED() },
  SEARCH_KEYWORD_REQUIRED: { status: 422, message: SEARCH_MESSAGES.SEARCH_KEYWORD_REQUIRED() },

  STORE_NOT_FOUND: { status: 404, message: STORE_MESSAGES.STORE_NOT_FOUND() },
  EXHIBITION_NOT_FOUND: { status: 404, message: DISPLAY_MESSAGES.EXHIBITION_NOT_FOUND() },

  ...EVENT_REFUSALS,
  ...PROMOTION_REFUSALS,
  ...COMPOSER_REFUSALS,
  ...BRAND_REFUSALS,
  ...MEMBER_REFUSALS,
  ...STAFF_REFUSALS,
  ...DISPUTE_REFUSALS,
  ...REPORT_REFUSALS,
  ...QUESTION_REFUSALS,
  ...RESTOCK_REFUSALS,
  ...FAVORITE_REFUSALS,
  ...REVIEW_REFUSALS,
  ...SETTLEMENT_REFUSALS,

  ...GOODS_REFUSALS,
  GOODS_NOT_FOUND: { status: 404, message: GOODS_MESSAGES.GOODS_NOT_FOUND() },
  VS_PICK_DUPLICATE: { status: 409, message: VS_PICK_MESSAGES.VS_PICK_DUPLICATE() },
  VS_PICK_MIXED: { status: 409, message: VS_PICK_MESSAGES.VS_PICK_MIXED() },

  CART_LINE_NOT_FOUND: { status: 404, message: CART_MESSAGES.CART_LINE_NOT_FOUND() },
  CART_FULL: { status: 409, message: CART_MESSAGES.CART_FULL() },
  CART_NOT_BUYABLE: {
    status: 409,
    message: CART_MESSAGES.CART_NOT_BUYABLE(),
    data: z.object({ violations: z.array(buyViolation) }),
  },

  COUPON_NO_SESSION: { status: 401, message: COUPON_MESSAGES.COUPON_NO_SESSION() },
  COUPON_NOT_EXIST: { status: 404, message: COUPON_MESSAGES.COUPON_NOT_EXIST() },
  COUPON_ADMIN_RESTRICTED: { status: 409, message: COUPON_MESSAGES.COUPON_ADMIN_RESTRICTED() },
  COUPON_ISSUE_NOT_STARTED: { status: 409, message: COUPON_MESSAGES.COUPON_ISSUE_NOT_STARTED() },
  COUPON_ISSUE_PERIOD_OVER: { status: 409, message: COUPON_MESSAGES.COUPON_ISSUE_PERIOD_OVER() },
  COUPON_CONDITION_UNMET: { status: 409, message: COUPON_MESSAGES.COUPON_CONDITION_UNMET() },
  COUPON_ALREADY_ISSUED: { status: 409, message: COUPON_MESSAGES.COUPON_ALREADY_ISSUED() },
  COUPON_ALREADY_ISSUED_TODAY: {
    status: 409,
    message: COUPON_MESSAGES.COUPON_ALREADY_ISSUED_TODAY(),
  },
  COUPON_SOLD_OUT: { status: 409, message: COUPON_MESSAGES.COUPON_SOLD_OUT() },
  COUPON_SOLD_OUT_TODAY: { status: 409, message: COUPON_MESSAGES.COUPON_SOLD_OUT_TODAY() },
  COUPON_USED: { status: 409, message: COUPON_MESSAGES.COUPON_USED() },
  COUPON_USE_PERIOD_OVER: { status: 409, message: COUPON_MESSAGES.COUPON_USE_PERIOD_OVER() },
  COUPON_UNUSABLE: { status: 409, message: COUPON_MESSAGES.COUPON_UNUSABLE() },
  COUPON_CHOICE_REFUSED: {
    status: 409,
    message: COUPON_MESSAGES.COUPON_CHOICE_REFUSED(),
    data: refusedPick,
  },
  COUPON_SERIAL_INVALID: { status: 422, message: COUPON_MESSAGES.COUPON_SERIAL_INVALID() },
  COUPON_SERIAL_OVER_DATE: { status: 409, message: COUPON_MESSAGES.COUPON_SERIAL_OVER_DATE() },
  COUPON_SERIAL_USED: { status: 409, message: COUPON_MESSAGES.COUPON_SERIAL_USED() },
  COUPON_SERIAL_CANCELLED: { status: 409, message: COUPON_MESSAGES.COUPON_SERIAL_CANCELLED() },
  COUPON_SERIAL_POLICY_CHANGED: {
    status: 409,
    message: COUPON_MESSAGES.COUPON_SERIAL_POLICY_CHANGED(),
  },
  COUPON_SERIAL_ISSUE_ERROR: { status: 409, message: COUPON_MESSAGES.COUPON_SERIAL_ISSUE_ERROR() },
  COUPON_SERIAL_DELETED: { status: 404, message: COUPON_MESSAGES.COUPON_SERIAL_DELETED() },
  COUPON_SERIAL_BLOCKED: { status: 429, message: COUPON_MESSAGES.COUPON_SERIAL_BLOCKED() },

  ORDER_CHANGED: {
    status: 409,
    message: ORDER_MESSAGES.ORDER_CHANGED(),
    data: z.object({ differences: z.array(orderDifference), payableAmount: z.int() }),
  },
  ORDER_UNPAID_COUNT_EXCEEDED: {
    status: 409,
    message: ORDER_MESSAGES.ORDER_UNPAID_COUNT_EXCEEDED(),
  },
  /** Nothing was written: too many orders wait before this one. */
  ORDER_QUEUE_FULL: {
    status: 503,
    message: ORDER_MESSAGES.ORDER_QUEUE_FULL(),
    retryAfterSeconds: 3,
  },
  ORDER_NOT_FOUND: { status: 404, message: ORDER_MESSAGES.ORDER_NOT_FOUND() },
  ...SOLD_ITEM_REFUSALS,
  ...SELLER_ORDER_REFUSALS,
  ...CLAIM_REFUSALS,

  CHECKOUT_INCOMPLETE: {
    status: 422,
    message: CHECKOUT_MESSAGES.CHECKOUT_INCOMPLETE(),
    data: z.object({
      reasons: z.array(
        z.object({
          section: z.enum(CHECKOUT_SECTIONS),
          code: z.enum([...CHECKOUT_CODES, ...ADDRESS_CODES]),
          message: z.string(),
        }),
      ),
    }),
  },

  PAYMENT_NOT_FOUND: { status: 404, message: PAYMENT_MESSAGES.PAYMENT_NOT_FOUND() },
  PAYMENT_NOT_WAITING: { status: 409, message: PAYMENT_MESSAGES.PAYMENT_NOT_WAITING() },
  PAYMENT_ATTEMPT_ENDED: { status: 409, message: PAYMENT_MESSAGES.PAYMENT_ATTEMPT_ENDED() },
  PAYMENT_EXPIRED: { status: 409, message: PAYMENT_MESSAGES.PAYMENT_EXPIRED() },
  PAYMENT_REPLACED: { status: 409, message: PAYMENT_MESSAGES.PAYMENT_REPLACED() },
  PAYMENT_DEPOSIT_STOCK_EXCEEDED: {
    status: 409,
    message: PAYMENT_MESSAGES.PAYMENT_DEPOSIT_STOCK_EXCEEDED(),
  },
  PAYMENT_REFUND_NOT_FOUND: { status: 404, message: PAYMENT_MESSAGES.PAYMENT_REFUND_NOT_FOUND() },
  PAYMENT_REFUND_ENDED: { status: 409, message: PAYMENT_MESSAGES.PAYMENT_REFUND_ENDED() },
  PAYMENT_REFUND_BY_HAND: { status: 409, message: PAYMENT_MESSAGES.PAYMENT_REFUND_BY_HAND() },
  PAYMENT_NOT_FREE: { status: 409, message: PAYMENT_MESSAGES.PAYMENT_NOT_FREE() },
  PAYMENT_AMOUNT_DIFFERS: { status: 409, message: PAYMENT_MESSAGES.PAYMENT_AMOUNT_DIFFERS() },
  PAYMENT_DECLINED: {
    status: 402,
    message: PAYMENT_MESSAGES.PAYMENT_DECLINED(),
    data: z.object({ gatewayCode: z.string() }),
  },
  CASH_RECEIPT_KIND_UNFIT: {
    status: 422,
    message: CASH_RECEIPT_MESSAGES.CASH_RECEIPT_KIND_UNFIT(),
  },
  CASH_RECEIPT_NUMBER_INVALID: {
    status: 422,
    message: CASH_RECEIPT_MESSAGES.CASH_RECEIPT_NUMBER_INVALID(),
  },
  PAYMENT_METHOD_UNAVAILABLE: {
    status: 409,
    message: PAYMENT_MESSAGES.PAYMENT_METHOD_UNAVAILABLE(),
  },
  RECEIPT_NOT_ISSUED: { status: 404, message: PAYMENT_MESSAGES.RECEIPT_NOT_ISSUED() },
  PAYMENT_UNCONFIRMED: { status: 503, message: PAYMENT_MESSAGES.PAYMENT_UNCONFIRMED() },

  ...UPLOAD_REFUSALS,
  PERIOD_TOO_LONG: { status: 422, message: CALENDAR_MESSAGES.PERIOD_TOO_LONG() },
  PERIOD_TOO_OLD: { status: 422, message: CALENDAR_MESSAGES.PERIOD_TOO_OLD() },
  PERIOD_START_AFTER_END: { status: 422, message: CALENDAR_MESSAGES.PERIOD_START_AFTER_END() },
} as const

export type RefusalCode = keyof typeof REFUSALS

/** Picks the refusals that one call may answer. */
export function refusals<Code extends RefusalCode>(
  ...codes: readonly Code[]
): Pick<typeof REFUSALS, Code> {
  return Object.fromEntries(codes.map((code) => [code, REFUSALS[code]])) as Pick<
    typeof REFUSALS,
    Code
  >
}
