import { REPORT_MESSAGES } from '@jangteo/core/report/report.messages'

/** The refusals of reports and of their decisions. */
export const REPORT_REFUSALS = {
  REPORT_NOT_FOUND: { status: 404, message: REPORT_MESSAGES.REPORT_NOT_FOUND() },
  REPORT_REASON_REQUIRED: { status: 422, message: REPORT_MESSAGES.REPORT_REASON_REQUIRED() },
  REPORT_TEXT_REQUIRED: { status: 422, message: REPORT_MESSAGES.REPORT_TEXT_REQUIRED() },
  REPORT_OWN: { status: 409, message: REPORT_MESSAGES.REPORT_OWN() },
  REPORT_DUPLICATE: { status: 409, message: REPORT_MESSAGES.REPORT_DUPLICATE() },
  REPORT_TOO_MANY: { status: 422, message: REPORT_MESSAGES.REPORT_TOO_MANY() },
  REPORT_DECIDED: { status: 409, message: REPORT_MESSAGES.REPORT_DECIDED() },
  REPORT_DECISION_REQUIRED: { status: 422, message: REPORT_MESSAGES.REPORT_DECISION_REQUIRED() },
} as const
