import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { TERMS_MESSAGES } from '@jangteo/core/terms/terms.messages'

/** The refusals of a member's sessions and consents. */
export const ACCOUNT_REFUSALS = {
  SESSION_NOT_FOUND: { status: 404, message: SESSION_MESSAGES.SESSION_NOT_FOUND() },
  TERMS_NOT_WITHDRAWABLE: { status: 409, message: TERMS_MESSAGES.TERMS_NOT_WITHDRAWABLE() },
  CONSENT_NIGHT_ALONE: { status: 409, message: TERMS_MESSAGES.CONSENT_NIGHT_ALONE() },
} as const
