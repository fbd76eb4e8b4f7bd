import { addDays, type Day } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { CONSENT_KINDS, type ConsentKind } from './consent.codes.ts'
import { CONSENT_SUMMARIES } from './consentSummary.codes.ts'

/** A version of terms: Markdown, and the Korean day from which on it is in force; `null` is from the beginning. */
export type TermsVersion = {
  readonly version: number
  readonly body: string
  readonly effectiveOn: Day | null
}

/** Days for which a change of terms is announced before it is in force, and a change for the worse. Source: life-rules §4. */
export const TERMS_NOTICE_DAYS = 7
export const WORSE_TERMS_NOTICE_DAYS = 30

/** Most characters of a version. */
export const TERMS_LENGTH_MAX = 50_000

/** Returns the version that comes with the market. */
export function builtInTerms(kind: ConsentKind): TermsVersion {
  const body = CONSENT_SUMMARIES[kind].map((line) => `- ${line}`).join('\n')
  return { version: 1, body, effectiveOn: null }
}

/** Returns the version in force on a Korean day, of versions from the oldest on. */
export function termsInForce(versions: readonly TermsVersion[], today: Day): TermsVersion {
  const inForce = versions.findLast(
    ({ effectiveOn }) => effectiveOn === null || effectiveOn <= today,
  )
  if (inForce === undefined) throw new RangeError('terms without a first version')
  return inForce
}

/** Returns the first Korean day on which a version that is published today may be in force. Source: life-rules §4. */
export function earliestTermsDay(today: Day, isWorse: boolean): Day {
  return addDays(today, isWorse ? WORSE_TERMS_NOTICE_DAYS : TERMS_NOTICE_DAYS)
}

/** Reason why a version of terms is not published. */
export type TermsRefusal = 'TERMS_ANNOUNCED' | 'TERMS_NOTICE_SHORT'

type Publishing = { readonly effectiveOn: Day; readonly isWorse: boolean; readonly today: Day }

/**
 * Decides whether a version may be published: it is announced in time, and no other one of its kind waits. Refusals in this
 * order: TERMS_NOTICE_SHORT, TERMS_ANNOUNCED. Source: life-rules §4, decision 143.
 */
export function decideTermsPublished(
  versions: readonly TermsVersion[],
  { effectiveOn, isWorse, today }: Publishing,
): Decision<TermsRefusal> {
  if (effectiveOn < earliestTermsDay(today, isWorse)) return refuse('TERMS_NOTICE_SHORT')
  const isWaiting = versions.some((each) => each.effectiveOn !== null && each.effectiveOn > today)
  return isWaiting ? refuse('TERMS_ANNOUNCED') : allow()
}

/** Returns the number of terms in the address of their page: their place in the list of consents. */
export function termsIdOf(kind: ConsentKind): number {
  return CONSENT_KINDS.indexOf(kind) + 1
}

/** Returns the terms of a number in an address; `null` for any other. */
export function termsOfId(id: number): ConsentKind | null {
  return CONSENT_KINDS[id - 1] ?? null
}
