import { DISPLAY_MESSAGES } from '@jangteo/core/display/display.messages'
import { EVENT_ENTRY_LIMITS } from '@jangteo/core/display/event.codes'
import { TERMS_MESSAGES } from '@jangteo/core/terms/terms.messages'
import { z } from 'zod'

/** The refusals of events and benefits. */
export const EVENT_REFUSALS = {
  EVENT_NOT_FOUND: { status: 404, message: DISPLAY_MESSAGES.EVENT_NOT_FOUND() },
  EVENT_ENDED: { status: 409, message: DISPLAY_MESSAGES.EVENT_ENDED() },
  EVENT_ENTERED: {
    status: 409,
    message: DISPLAY_MESSAGES.EVENT_ENTERED({ perEnum: 'ONCE' }),
    data: z.object({ perEnum: z.enum(EVENT_ENTRY_LIMITS) }),
  },
  EVENT_NOT_DRAWN: { status: 409, message: DISPLAY_MESSAGES.EVENT_NOT_DRAWN() },
  BENEFIT_NOT_FOUND: { status: 404, message: DISPLAY_MESSAGES.BENEFIT_NOT_FOUND() },
  TERMS_REQUIRED: { status: 422, message: TERMS_MESSAGES.TERMS_REQUIRED() },
} as const
