import { couponIssue } from '@jangteo/contract/coupon/coupon.schemas'
import { endOfDayMs, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import type { CouponIssueRefusal } from '@jangteo/core/coupon/coupon.codes'
import {
  SERIAL_FAILURE_REFUSALS,
  type SerialFailure,
} from '@jangteo/core/coupon/couponSerial.codes'
import {
  afterWrongSerial,
  CLEAN_SERIAL_RECORD,
  decideSerial,
  isSerialBlocked,
  type KnownSerial,
  type SerialRecord,
  tidySerial,
} from '@jangteo/core/coupon/couponSerial.rules'
import { findCouponOfWord, lockCoupon } from '@jangteo/postgres/coupon/coupon.store'
import {
  lockSerial,
  lockSerialRecord,
  updateSerialRecord,
  useSerial,
} from '@jangteo/postgres/coupon/coupon-serial.store'
import { hashSerial } from '@jangteo/postgres/coupon/hashSerial'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../call/member-caller.ts'
import { onceByKey, wasAnswered } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import type { TermsRow } from './coupon-rules.ts'
import { decideIssue, writeIssue } from './issue-coupon.ts'
import { showNewIssue } from './show-coupon-issue.ts'

/** The call's name: keys of different calls have nothing to do with each other. */
const CALL = 'coupon.register'

type KnownCode = {
  readonly coupon: TermsRow
  /** `null` for a word, which any number of members may enter. */
  readonly serialId: number | null
  readonly serial: KnownSerial
}

/** Finds what is known of a code that a member enters. Safe only inside a transaction: it locks the member's record. */
const judge = Effect.fnUntraced(function* (code: string) {
  const memberId = yield* callingMember
  const nowMs = yield* Clock.currentTimeMillis
  const row = yield* lockSerialRecord(memberId)
  const record: SerialRecord = {
    wrongCount: row.serial_wrong_count,
    blockedUntilMs: row.serial_blocked_until?.getTime() ?? null,
  }
  const known = isSerialBlocked(record, nowMs) ? null : yield* findKnown(code, nowMs)
  const decision = decideSerial({ record, serial: known?.serial ?? null, nowMs })
  const after = nextRecord(record, decision, nowMs)
  if (after !== record) yield* writeRecord(memberId, after)
  return { known, decision, nowMs }
})

/** Counts a wrong code, which is stored although the call is refused. Refusals: those of `decideSerial`. */
const refuseWrong = Effect.fnUntraced(function* (code: string) {
  const { decision } = yield* transaction(judge(code))
  if (!decision.ok) return yield* refused(refusalOf(decision.reason))
  return undefined
})

const issue = Effect.fnUntraced(
  function* (input: { readonly code: string }) {
    const { known, decision, nowMs } = yield* judge(tidySerial(input.code))
    if (!decision.ok) return yield* refused(refusalOf(decision.reason))
    if (known === null) return yield* Effect.die(new Error('coupon of an existing serial missing'))
    const issueId = yield* writeIssue(known.coupon, nowMs)
    if (known.serialId !== null) yield* useSerial(known.serialId, issueId)
    return yield* showNewIssue(issueId)
  },
  onceByKey(CALL, couponIssue),
)

/**
 * Issues the coupon of a serial or a word to the member, once for an `Idempotency-Key`. Wrong serials are counted under the
 * member's lock, so that simultaneous guesses count one by one; a drawn serial is locked, so that of two who enter it one
 * gets the coupon. Refusals: those of `decideSerial`, IDEMPOTENCY_KEY_REUSED.
 */
export const registerCode = Effect.fnUntraced(function* (input: { readonly code: string }) {
  if (!(yield* wasAnswered(CALL))) yield* refuseWrong(tidySerial(input.code))
  return yield* issue(input)
})

type SerialDecision = ReturnType<typeof decideSerial>

function nextRecord(record: SerialRecord, decision: SerialDecision, nowMs: number): SerialRecord {
  if (decision.ok) return CLEAN_SERIAL_RECORD
  return decision.reason === 'INVALID_SERIAL' ? afterWrongSerial(record, nowMs) : record
}

function writeRecord(memberId: number, { wrongCount, blockedUntilMs }: SerialRecord) {
  const blockedUntil = blockedUntilMs === null ? null : new Date(blockedUntilMs)
  return updateSerialRecord(memberId, { wrongCount, blockedUntil })
}

function refusalOf(failure: SerialFailure | 'BLOCKED') {
  return failure === 'BLOCKED' ? 'COUPON_SERIAL_BLOCKED' : SERIAL_FAILURE_REFUSALS[failure]
}

/** Finds and locks the coupon of a drawn serial. */
const findDrawn = Effect.fnUntraced(function* (code: string, nowMs: number) {
  const serial = yield* lockSerial(hashSerial(code))
  if (serial === undefined) return null
  const { id: serialId, coupon_id: couponId, revision } = serial
  const isUsed = serial.coupon_issue_id !== null
  const isCancelled = serial.cancelled_at !== null
  return yield* describe({ serialId, couponId, revision, isUsed, isCancelled }, nowMs)
})

/** Finds the coupon of a code; a drawn serial before a word. */
const findKnown = Effect.fnUntraced(function* (code: string, nowMs: number) {
  return (yield* findDrawn(code, nowMs)) ?? (yield* findWord(code, nowMs))
})

/** Finds the coupon of a word; for a member who entered it before it is used up. */
const findWord = Effect.fnUntraced(function* (code: string, nowMs: number) {
  const found = yield* findCouponOfWord(code)
  if (found === undefined) return null
  const word = { serialId: null, couponId: found.id, revision: null, isUsed: false }
  return yield* describe({ ...word, isCancelled: false }, nowMs)
})

type EnteredCode = {
  readonly serialId: number | null
  readonly couponId: number
  /** The terms under which it was drawn; `null`: those of today. */
  readonly revision: number | null
  readonly isUsed: boolean
  readonly isCancelled: boolean
}

const HAD_ALREADY: ReadonlySet<string> = new Set<CouponIssueRefusal>([
  'COUPON_ALREADY_ISSUED',
  'COUPON_ALREADY_ISSUED_TODAY',
])

const describe = Effect.fnUntraced(function* (entered: EnteredCode, nowMs: number) {
  const { serialId, couponId, revision, isCancelled } = entered
  const coupon = yield* lockCoupon(couponId)
  if (coupon === undefined) return yield* Effect.die(new Error(`coupon ${couponId} not found`))
  const decision = yield* decideIssue(coupon, nowMs)
  const hadAlready = !decision.ok && HAD_ALREADY.has(decision.reason)
  const known: KnownCode = {
    coupon,
    serialId,
    serial: {
      isCouponDeleted: coupon.deleted_at !== null,
      isCancelled,
      startsAtMs: startOfDayMs(coupon.published_from),
      endsAtMs: endOfDayMs(coupon.published_until),
      isUsed: entered.isUsed || (serialId === null && hadAlready),
      isPolicyChanged: revision !== null && revision !== coupon.revision,
      isIssuable: decision.ok,
    },
  }
  return known
})
