import { NOTIFICATION_MESSAGES } from '@jangteo/core/notification/notification.messages'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { TERMS_VERSION_MESSAGES } from '@jangteo/core/terms/termsVersion.messages'
import { TERMS_MESSAGES } from '@jangteo/core/terms/terms.messages'

/** The refusals of a member's sessions and consents. */
export const ACCOUNT_REFUSALS = {
  TERMS_NOT_FOUND: { status: 404, message: TERMS_VERSION_MESSAGES.TERMS_NOT_FOUND() },
  TERMS_ANNOUNCED: { status: 409, message: TERMS_VERSION_MESSAGES.TERMS_ANNOUNCED() },
  TERMS_NOTICE_SHORT: { status: 422, message: TERMS_VERSION_MESSAGES.TERMS_NOTICE_SHORT() },
  NOTIFICATION_NOT_FOUND: {
    status: 404,
    message: NOTIFICATION_MESSAGES.NOTIFICATION_NOT_FOUND(),
  },
  SESSION_NOT_FOUND: { status: 404, message: SESSION_MESSAGES.SESSION_NOT_FOUND() },
  TERMS_NOT_WITHDRAWABLE: { status: 409, message: TERMS_MESSAGES.TERMS_NOT_WITHDRAWABLE() },
  CONSENT_NIGHT_ALONE: { status: 409, message: TERMS_MESSAGES.CONSENT_NIGHT_ALONE() },
} as const
