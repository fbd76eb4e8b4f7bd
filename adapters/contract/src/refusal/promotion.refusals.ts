import { buyReasonText } from '@jangteo/core/cart/cart.messages'
import { SPECIAL_SALE_MESSAGES } from '@jangteo/core/promotion/specialSale.messages'
import { z } from 'zod'
import { saleViolation } from './refusal.schemas.ts'

/** The refusals of special sales. */
export const PROMOTION_REFUSALS = {
  SPECIAL_SALE_NOT_FOUND: { status: 404, message: SPECIAL_SALE_MESSAGES.SPECIAL_SALE_NOT_FOUND() },
  SALE_ENTRY_NOT_FOUND: { status: 404, message: SPECIAL_SALE_MESSAGES.SALE_ENTRY_NOT_FOUND() },
  SALE_ENTRY_NOT_OPEN: { status: 409, message: SPECIAL_SALE_MESSAGES.SALE_ENTRY_NOT_OPEN() },
  SALE_ENTRY_CLOSED: { status: 409, message: SPECIAL_SALE_MESSAGES.SALE_ENTRY_CLOSED() },
  SALE_ENTRY_STATE_CHANGED: {
    status: 409,
    message: SPECIAL_SALE_MESSAGES.SALE_ENTRY_STATE_CHANGED(),
  },
  SALE_NOT_DRAWN: { status: 409, message: SPECIAL_SALE_MESSAGES.SALE_NOT_DRAWN() },
  SALE_ALREADY_DRAWN: { status: 409, message: SPECIAL_SALE_MESSAGES.SALE_ALREADY_DRAWN() },
  SALE_STATE_CHANGED: { status: 409, message: SPECIAL_SALE_MESSAGES.SALE_STATE_CHANGED() },
  SALE_FIXED: { status: 409, message: SPECIAL_SALE_MESSAGES.SALE_FIXED() },
  SALE_INVALID: {
    status: 422,
    message: SPECIAL_SALE_MESSAGES.SALE_INVALID(),
    data: z.object({ violations: z.array(saleViolation) }),
  },
  ADULT_CERTIFICATION_REQUIRED: {
    status: 403,
    message: buyReasonText({ code: 'ADULT_CERTIFICATION_REQUIRED', params: {} }),
  },
} as const
