import { DEAL_PLAN_MESSAGES } from '@jangteo/core/display/dealPlan.messages'
import { GOODS_CONTENT_FIELDS } from '@jangteo/core/goods/goodsContent.codes'
import { GOODS_IMPORT_MESSAGES } from '@jangteo/core/goods/goodsImport.messages'
import { GOODS_LISTING_MESSAGES } from '@jangteo/core/goods/goodsListing.messages'
import { SHIPPING_MESSAGES } from '@jangteo/core/shipping/shipping.messages'
import { z } from 'zod'

/** A violation of a product's form: where, and as a text. */
export const contentViolation = z.object({
  fieldEnum: z.enum(GOODS_CONTENT_FIELDS),
  code: z.string(),
  message: z.string(),
})

const violations = z.object({ violationList: z.array(contentViolation) })

/** Refusals of a store's products, their listing, files, shipping policies and deals. */
export const GOODS_REFUSALS = {
  GOODS_INCOMPLETE: {
    status: 409,
    message: GOODS_LISTING_MESSAGES.GOODS_INCOMPLETE(),
    data: violations,
  },
  GOODS_IN_REVIEW: { status: 409, message: GOODS_LISTING_MESSAGES.GOODS_IN_REVIEW() },
  GOODS_NOTHING_TO_REVIEW: {
    status: 409,
    message: GOODS_LISTING_MESSAGES.GOODS_NOTHING_TO_REVIEW(),
  },
  GOODS_HAS_OPEN_ORDER: { status: 409, message: GOODS_LISTING_MESSAGES.GOODS_HAS_OPEN_ORDER() },
  GOODS_STEP_REFUSED: { status: 409, message: GOODS_LISTING_MESSAGES.GOODS_STEP_REFUSED() },
  GOODS_DELETED: { status: 409, message: GOODS_LISTING_MESSAGES.GOODS_DELETED() },
  GOODS_CHANGED: { status: 409, message: GOODS_LISTING_MESSAGES.GOODS_CHANGED() },
  GOODS_OPTION_REMOVED: { status: 409, message: GOODS_LISTING_MESSAGES.GOODS_OPTION_REMOVED() },
  GOODS_OPTION_RENAMED: { status: 409, message: GOODS_LISTING_MESSAGES.GOODS_OPTION_RENAMED() },
  GOODS_CONTENT_INVALID: {
    status: 422,
    message: GOODS_IMPORT_MESSAGES.GOODS_CONTENT_INVALID(),
    data: violations,
  },
  GOODS_CODE_TAKEN: { status: 409, message: GOODS_IMPORT_MESSAGES.GOODS_CODE_TAKEN() },
  STOCK_CHANGED: {
    status: 409,
    message: GOODS_IMPORT_MESSAGES.STOCK_CHANGED(),
    data: z.object({ stock: z.int().min(0) }),
  },
  IMPORT_NOT_FOUND: { status: 404, message: GOODS_IMPORT_MESSAGES.IMPORT_NOT_FOUND() },
  IMPORT_HEAD_WRONG: { status: 422, message: GOODS_IMPORT_MESSAGES.IMPORT_HEAD_WRONG() },
  IMPORT_ROWS_MISSING: { status: 422, message: GOODS_IMPORT_MESSAGES.IMPORT_ROWS_MISSING() },
  IMPORT_ROWS_TOO_MANY: { status: 422, message: GOODS_IMPORT_MESSAGES.IMPORT_ROWS_TOO_MANY() },
  IMPORT_CELL_TOO_LONG: { status: 422, message: GOODS_IMPORT_MESSAGES.IMPORT_CELL_TOO_LONG() },

  POLICY_NAME_INVALID: { status: 422, message: SHIPPING_MESSAGES.POLICY_NAME_INVALID() },
  POLICY_FEE_INVALID: { status: 422, message: SHIPPING_MESSAGES.POLICY_FEE_INVALID() },
  POLICY_AREA_INVALID: { status: 422, message: SHIPPING_MESSAGES.POLICY_AREA_INVALID() },
  POLICY_SECTIONS_INVALID: { status: 422, message: SHIPPING_MESSAGES.POLICY_SECTIONS_INVALID() },
  POLICY_CUTOFF_INVALID: { status: 422, message: SHIPPING_MESSAGES.POLICY_CUTOFF_INVALID() },
  POLICY_COUNT_EXCEEDED: { status: 409, message: SHIPPING_MESSAGES.POLICY_COUNT_EXCEEDED() },
  POLICY_IN_USE: { status: 409, message: SHIPPING_MESSAGES.POLICY_IN_USE() },
  POLICY_NOT_FOUND: { status: 404, message: SHIPPING_MESSAGES.POLICY_NOT_FOUND() },

  DEAL_GOODS_NOT_LISTED: { status: 409, message: DEAL_PLAN_MESSAGES.DEAL_GOODS_NOT_LISTED() },
  DEAL_PRICE_INVALID: { status: 422, message: DEAL_PLAN_MESSAGES.DEAL_PRICE_INVALID() },
  DEAL_PERIOD_INVALID: { status: 422, message: DEAL_PLAN_MESSAGES.DEAL_PERIOD_INVALID() },
  DEAL_OUTSIDE_SALE: { status: 422, message: DEAL_PLAN_MESSAGES.DEAL_OUTSIDE_SALE() },
  DEAL_BOUNDS_INVALID: { status: 422, message: DEAL_PLAN_MESSAGES.DEAL_BOUNDS_INVALID() },
  DEAL_OVERLAPS: { status: 409, message: DEAL_PLAN_MESSAGES.DEAL_OVERLAPS() },
  DEAL_STARTED: { status: 409, message: DEAL_PLAN_MESSAGES.DEAL_STARTED() },
  DEAL_NOT_FOUND: { status: 404, message: DEAL_PLAN_MESSAGES.DEAL_NOT_FOUND() },
} as const
