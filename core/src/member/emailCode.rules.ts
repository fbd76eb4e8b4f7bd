import { HOUR_MS, MINUTE_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { EmailPurpose } from './emailProof.codes.ts'
import { digitsOf } from './mask.rules.ts'

/** Digits of a code sent by e-mail. Source: decision 024. */
export const EMAIL_CODE_LENGTH = 6

/** Minutes for which an e-mailed code is valid. Source: spec §9, decision 024. */
export const EMAIL_CODE_MINUTES = 3

/** Most tries for one e-mailed code. Source: decision 024. */
export const EMAIL_CODE_TRY_COUNT_MAX = 5

/** Minutes between two codes for one address. Source: market-rules §7. */
export const EMAIL_CODE_PAUSE_MINUTES = 1

/** Most codes that one address gets in an hour. Source: market-rules §7. */
export const EMAIL_CODE_HOURLY_COUNT_MAX = 5

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

/** A code that went to an address: when, in epoch milliseconds, and for what. */
export type EmailCodeSent<Purpose extends string = EmailPurpose> = {
  readonly atMs: number
  readonly purpose: Purpose
}

/** Codes that went to an address before, what another one is for, and the time now. */
export type EmailCodeSending<Purpose extends string = EmailPurpose> = {
  readonly sent: readonly EmailCodeSent<Purpose>[]
  readonly purpose: Purpose
  readonly nowMs: number
}

/** Reason why an address gets no further code yet. */
export type EmailCodeSendingRefusal = 'EMAIL_CODE_TOO_SOON' | 'EMAIL_CODE_TOO_MANY'

/**
 * Decides whether an address gets another code: one a minute for each purpose, five an hour for all of them, whoever
 * asks, so that nobody fills a stranger's mailbox. The value is the codes of the hour, this one included. Refusals in
 * this order: EMAIL_CODE_TOO_SOON, EMAIL_CODE_TOO_MANY. Source: market-rules §7, decision 111.
 */
export function decideEmailCodeSending<Purpose extends string>({
  sent,
  purpose,
  nowMs,
}: EmailCodeSending<Purpose>): Decision<
  EmailCodeSendingRefusal,
  readonly EmailCodeSent<Purpose>[]
> {
  const ofHour = sent.filter(({ atMs }) => nowMs - atMs < HOUR_MS)
  const ofPause = ofHour.filter(({ atMs }) => nowMs - atMs < EMAIL_CODE_PAUSE_MINUTES * MINUTE_MS)
  if (ofPause.some((one) => one.purpose === purpose)) return refuse('EMAIL_CODE_TOO_SOON')
  return ofHour.length >= EMAIL_CODE_HOURLY_COUNT_MAX
    ? refuse('EMAIL_CODE_TOO_MANY')
    : allow([...ofHour, { atMs: nowMs, purpose }])
}

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
