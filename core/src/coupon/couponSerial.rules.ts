import { MINUTE_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import {
  SERIAL_ALPHABET,
  SERIAL_BLOCK_MINUTES,
  SERIAL_LENGTH_MAX,
  SERIAL_LENGTH_MIN,
  SERIAL_WRONG_COUNT_MAX,
} from './couponSerial.codes.ts'
import type { SerialOutcome } from './couponSerial.codes.ts'

/** Wrong serials in a row, and the end of the block (epoch milliseconds; `null`: not blocked). */
export type SerialRecord = { readonly wrongCount: number; readonly blockedUntilMs: number | null }

/** Record of a member without a wrong serial since the last right one. */
export const CLEAN_SERIAL_RECORD: SerialRecord = { wrongCount: 0, blockedUntilMs: null }

/** A serial that exists, and its coupon; both ends of the period included, in epoch milliseconds. */
export type KnownSerial = {
  /** The coupon behind the number is there no more. */
  readonly isCouponDeleted: boolean
  readonly isCancelled: boolean
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly isUsed: boolean
  readonly isPolicyChanged: boolean
  /** The coupon may be issued to this member: limits and conditions. */
  readonly isIssuable: boolean
}

/** Facts when a serial is entered; `serial` is `null` when there is none. */
export type SerialFacts = {
  readonly record: SerialRecord
  readonly serial: KnownSerial | null
  readonly nowMs: number
}

const FORM = new RegExp(`^[${SERIAL_ALPHABET}]{${SERIAL_LENGTH_MIN},${SERIAL_LENGTH_MAX}}$`)

/**
 * Normalises a serial for the look-up: capitals, without spaces and hyphens.
 * @example tidySerial(' ab2c-d3ef ') // 'AB2CD3EF'
 */
export function tidySerial(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
}

/**
 * True when a tidied text may be a drawn serial: 5 to 20 characters of A–Z and 2–9 without O and I. Source:
 * domain-rules §3.5.
 */
export function isSerial(text: string): boolean {
  return FORM.test(text)
}

/** Draws a serial from random bytes, a character each; every character is equally likely. Source: domain-rules §3.5. */
export function drawSerial(bytes: readonly number[]): string {
  return bytes.map((byte) => SERIAL_ALPHABET[byte % SERIAL_ALPHABET.length]).join('')
}

/** True while entering serials is blocked. Source: domain-rules §3.5. */
export function isSerialBlocked(record: SerialRecord, nowMs: number): boolean {
  return record.blockedUntilMs !== null && nowMs < record.blockedUntilMs
}

/**
 * Returns the record after one more wrong serial: the fifth in a row blocks for five minutes, and a block that has
 * ended restarts the count. A wrong serial while blocked changes nothing. Source: domain-rules §3.5.
 */
export function afterWrongSerial(record: SerialRecord, nowMs: number): SerialRecord {
  if (isSerialBlocked(record, nowMs)) return record
  const wrongCount = (record.blockedUntilMs === null ? record.wrongCount : 0) + 1
  const isBlocked = wrongCount >= SERIAL_WRONG_COUNT_MAX
  return { wrongCount, blockedUntilMs: isBlocked ? nowMs + SERIAL_BLOCK_MINUTES * MINUTE_MS : null }
}

/**
 * Decides whether a serial gives its coupon. A block is reported before the serial is looked up. Refusals, the first of
 * them counting: `BLOCKED`, `INVALID_SERIAL`, `MAPPING_DELETED`, `ADMIN_CANCEL`, `OVER_DATE` (or not begun), `USED`,
 * `POLICY_CHANGE`, `ISSUE_ERROR`; `SERIAL_FAILURE_REFUSALS` has the code of each. Only `INVALID_SERIAL` counts as a
 * wrong serial. Source: spec §3, domain-rules §7.6.
 */
export function decideSerial(facts: SerialFacts): Decision<SerialOutcome> {
  const { record, serial, nowMs } = facts
  if (isSerialBlocked(record, nowMs)) return refuse('BLOCKED')
  if (serial === null) return refuse('INVALID_SERIAL')
  if (serial.isCouponDeleted) return refuse('MAPPING_DELETED')
  if (serial.isCancelled) return refuse('ADMIN_CANCEL')
  if (nowMs < serial.startsAtMs || nowMs > serial.endsAtMs) return refuse('OVER_DATE')
  if (serial.isUsed) return refuse('USED')
  if (serial.isPolicyChanged) return refuse('POLICY_CHANGE')
  return serial.isIssuable ? allow() : refuse('ISSUE_ERROR')
}
