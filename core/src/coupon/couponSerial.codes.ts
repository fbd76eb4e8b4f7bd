/** Characters of a drawn serial: no 0, O, 1 or I, which look alike. Source: domain-rules §3.5. */
export const SERIAL_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The shortest and the longest drawn serial, in characters. Source: domain-rules §3.5. */
export const SERIAL_LENGTH_MIN = 5
export const SERIAL_LENGTH_MAX = 20

/** Wrong serials in a row after which entering is blocked. Source: domain-rules §3.5. */
export const SERIAL_WRONG_COUNT_MAX = 5

/** Minutes for which entering stays blocked. Source: domain-rules §3.5. */
export const SERIAL_BLOCK_MINUTES = 5

export const SERIAL_FAILURES = [
  'INVALID_SERIAL',
  'MAPPING_DELETED',
  'ADMIN_CANCEL',
  'OVER_DATE',
  'USED',
  'POLICY_CHANGE',
  'ISSUE_ERROR',
] as const

/** Reason why a serial gives no coupon, in the order of checking. Source: spec §3, domain-rules §7.6. */
export type SerialFailure = (typeof SERIAL_FAILURES)[number]

/** Outcome of a serial that gives no coupon: a failure, or blocked unread after too many wrong ones. */
export type SerialOutcome = SerialFailure | 'BLOCKED'

/** Refusal of each failure. Source: domain-rules §3.5, §7.6. */
export const SERIAL_FAILURE_REFUSALS = {
  INVALID_SERIAL: 'COUPON_SERIAL_INVALID',
  MAPPING_DELETED: 'COUPON_SERIAL_DELETED',
  ADMIN_CANCEL: 'COUPON_SERIAL_CANCELLED',
  OVER_DATE: 'COUPON_SERIAL_OVER_DATE',
  USED: 'COUPON_SERIAL_USED',
  POLICY_CHANGE: 'COUPON_SERIAL_POLICY_CHANGED',
  ISSUE_ERROR: 'COUPON_SERIAL_ISSUE_ERROR',
  BLOCKED: 'COUPON_SERIAL_BLOCKED',
} as const satisfies Record<SerialOutcome, string>
export type SerialRefusal = (typeof SERIAL_FAILURE_REFUSALS)[SerialOutcome]
