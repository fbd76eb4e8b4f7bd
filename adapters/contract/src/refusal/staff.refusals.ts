import { MARKET_EVIDENCE_MESSAGES } from '@jangteo/core/dispute/marketEvidence.messages'
import { HOLIDAY_MESSAGES } from '@jangteo/core/calendar/holiday.messages'
import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { MEMBER_DESK_MESSAGES } from '@jangteo/core/staff/memberDesk.messages'
import { AREA_ZONE_MESSAGES } from '@jangteo/core/shipping/areaZone.messages'
import { STAFF_MESSAGES } from '@jangteo/core/staff/staff.messages'

/** The refusals of the calls of staff. */
export const STAFF_REFUSALS = {
  APPROVAL_NOT_FOUND: { status: 404, message: STAFF_MESSAGES.APPROVAL_NOT_FOUND() },
  APPROVAL_DECIDED: { status: 409, message: STAFF_MESSAGES.APPROVAL_DECIDED() },
  APPROVAL_SELF: { status: 409, message: STAFF_MESSAGES.APPROVAL_SELF() },
  APPROVAL_OUTDATED: { status: 409, message: STAFF_MESSAGES.APPROVAL_OUTDATED() },
  CLAIM_EVIDENCE_CLOSED: {
    status: 409,
    message: MARKET_EVIDENCE_MESSAGES.CLAIM_EVIDENCE_CLOSED(),
  },
  CLAIM_EVIDENCE_EXCEEDED: {
    status: 422,
    message: MARKET_EVIDENCE_MESSAGES.CLAIM_EVIDENCE_EXCEEDED(),
  },
  CLOSED_ORDER_NOT_FOUND: {
    status: 404,
    message: MEMBER_DESK_MESSAGES.CLOSED_ORDER_NOT_FOUND(),
  },
  HOLIDAY_KNOWN: { status: 409, message: HOLIDAY_MESSAGES.HOLIDAY_KNOWN() },
  HOLIDAY_NOT_FOUND: { status: 404, message: HOLIDAY_MESSAGES.HOLIDAY_NOT_FOUND() },
  HOLIDAY_PAST: { status: 422, message: HOLIDAY_MESSAGES.HOLIDAY_PAST() },
  MEMBER_LEFT: { status: 409, message: MEMBER_MESSAGES.MEMBER_LEFT() },
  MEMBER_NOT_FOUND: { status: 404, message: MEMBER_DESK_MESSAGES.MEMBER_NOT_FOUND() },
  MEMBER_NOT_SUSPENDED: { status: 409, message: MEMBER_DESK_MESSAGES.MEMBER_NOT_SUSPENDED() },
  MEMBER_SEARCH_INVALID: { status: 422, message: MEMBER_DESK_MESSAGES.MEMBER_SEARCH_INVALID() },
  MEMBER_SUSPENDED: { status: 409, message: MEMBER_DESK_MESSAGES.MEMBER_SUSPENDED() },
  APPROVAL_PENDING: { status: 409, message: STAFF_MESSAGES.APPROVAL_PENDING() },
  LOGIN_CODE_TIMED_OUT: { status: 409, message: STAFF_MESSAGES.LOGIN_CODE_TIMED_OUT() },
  LOGIN_CODE_BLOCKED: { status: 429, message: STAFF_MESSAGES.LOGIN_CODE_BLOCKED() },
  LOGIN_CODE_MISMATCH: { status: 409, message: STAFF_MESSAGES.LOGIN_CODE_MISMATCH() },
  STAFF_LINK_INVALID: { status: 409, message: STAFF_MESSAGES.STAFF_LINK_INVALID() },
  STAFF_NOT_FOUND: { status: 404, message: STAFF_MESSAGES.STAFF_NOT_FOUND() },
  STAFF_LAST_CHIEF: { status: 409, message: STAFF_MESSAGES.STAFF_LAST_CHIEF() },
  STAFF_SELF: { status: 409, message: STAFF_MESSAGES.STAFF_SELF() },
  STAFF_NAME_REQUIRED: { status: 422, message: STAFF_MESSAGES.STAFF_NAME_REQUIRED() },
  ZONE_RANGE_COUNT_EXCEEDED: {
    status: 409,
    message: AREA_ZONE_MESSAGES.ZONE_RANGE_COUNT_EXCEEDED(),
  },
  ZONE_RANGE_NOT_FOUND: { status: 404, message: AREA_ZONE_MESSAGES.ZONE_RANGE_NOT_FOUND() },
  ZONE_RANGE_OVERLAPS: { status: 409, message: AREA_ZONE_MESSAGES.ZONE_RANGE_OVERLAPS() },
  ZONE_RANGE_REVERSED: { status: 422, message: AREA_ZONE_MESSAGES.ZONE_RANGE_REVERSED() },
} as const
