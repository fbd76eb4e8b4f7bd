import { MINUTE_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { digitsOf } from './mask.rules.ts'

/** Digits of a code sent by e-mail. Source: decision 024. */
export const EMAIL_CODE_LENGTH = 6

/** Minutes for which an e-mailed code is valid. Source: spec §9, decision 024. */
export const EMAIL_CODE_MINUTES = 3

/** Most tries for one e-mailed code. Source: decision 024. */
export const EMAIL_CODE_TRY_COUNT_MAX = 5

/** An e-mailed code: when it was sent (epoch milliseconds), the number of tries, and if this one matches. */
export type EmailCodeFacts = {
  readonly sentAtMs: number
  readonly tryCount: number
  readonly isSame: boolean
  readonly nowMs: number
}

/** Reason why a code does not verify the e-mail address. */
export type EmailCodeRefusal =
  | 'EMAIL_CODE_TIMED_OUT'
  | 'EMAIL_CODE_TRIES_EXCEEDED'
  | 'EMAIL_CODE_MISMATCH'

/** Formats the code while it is being typed: digits, six at most. Source: spec §5, numbers only. */
export function maskEmailCode(text: string): string {
  return digitsOf(text).slice(0, EMAIL_CODE_LENGTH)
}

/** Returns the moment at which a sent code expires. Source: spec §9. */
export function emailCodeDueMs(sentAtMs: number): number {
  return sentAtMs + EMAIL_CODE_MINUTES * MINUTE_MS
}

/**
 * Decides whether a code verifies the e-mail address. Time counts before the code does, so that an expired one reveals
 * nothing. Refusals in this order: EMAIL_CODE_TIMED_OUT, EMAIL_CODE_TRIES_EXCEEDED, EMAIL_CODE_MISMATCH. Source: spec
 * §5, §8, decision 024.
 */
export function decideEmailCode(facts: EmailCodeFacts): Decision<EmailCodeRefusal> {
  if (facts.nowMs >= emailCodeDueMs(facts.sentAtMs)) return refuse('EMAIL_CODE_TIMED_OUT')
  if (facts.tryCount >= EMAIL_CODE_TRY_COUNT_MAX) return refuse('EMAIL_CODE_TRIES_EXCEEDED')
  return facts.isSame ? allow() : refuse('EMAIL_CODE_MISMATCH')
}

/**
 * Text for the time left for the code; `0:00` once it is over.
 * @example emailCodeClock(0, 1) // '3:00'
 */
export function emailCodeClock(sentAtMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((emailCodeDueMs(sentAtMs) - nowMs) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
