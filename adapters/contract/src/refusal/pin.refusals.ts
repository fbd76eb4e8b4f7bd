import { PIN_MESSAGES } from '@jangteo/core/member/pin/pin.messages'
import { PIN_FAILURE_COUNT_MAX } from '@jangteo/core/member/pin/pin.rules'
import { z } from 'zod'

const MAX = PIN_FAILURE_COUNT_MAX

/** Refusals of the payment PIN, and of actions that need one. A locked PIN opens by no waiting, so it is denied. */
export const PIN_REFUSALS = {
  PIN_NEEDS_PAY: { status: 403, message: PIN_MESSAGES.PIN_NEEDS_PAY() },
  PIN_NOT_SET: { status: 409, message: PIN_MESSAGES.PIN_NOT_SET() },
  PIN_ALREADY_SET: { status: 409, message: PIN_MESSAGES.PIN_ALREADY_SET() },
  PIN_WEAK: { status: 422, message: PIN_MESSAGES.PIN_WEAK() },
  PIN_MISMATCH: {
    status: 422,
    message: PIN_MESSAGES.PIN_MISMATCH({ count: MAX, max: MAX }),
    data: z.object({ count: z.int(), max: z.int() }),
  },
  PIN_LOCKED: { status: 403, message: PIN_MESSAGES.PIN_LOCKED() },
  PIN_TICKET_REQUIRED: { status: 422, message: PIN_MESSAGES.PIN_TICKET_REQUIRED() },
  PIN_TICKET_INVALID: { status: 422, message: PIN_MESSAGES.PIN_TICKET_INVALID() },
} as const
