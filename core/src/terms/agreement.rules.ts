import { addYears, endOfDayMs, kstDayOf } from '../calendar/day.rules.ts'
import { formatDate } from '../calendar/dateText.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { TermsKind } from './terms.codes.ts'

/** One line of a list of terms. */
export type TermsLine = { readonly kind: TermsKind; readonly isRequired: boolean }

/** Consents of a sign-up, in the order to ask for them. Source: domain-rules §5.2. */
export const SIGN_UP_TERMS: readonly TermsLine[] = [
  { kind: 'SERVICE', isRequired: true },
  { kind: 'FINANCE', isRequired: true },
  { kind: 'PRIVACY_REQUIRED', isRequired: true },
  { kind: 'PRIVACY_OPTIONAL', isRequired: false },
  { kind: 'MARKETING_APP', isRequired: false },
  { kind: 'MARKETING_SMS', isRequired: false },
  { kind: 'MARKETING_EMAIL', isRequired: false },
  { kind: 'MARKETING_NIGHT', isRequired: false },
]

/** Consents of a store application; all are required. Source: spec §5. */
export const SELLER_TERMS: readonly TermsLine[] = [
  { kind: 'SELLER_SERVICE', isRequired: true },
  { kind: 'SELLER_PRIVACY', isRequired: true },
]

/** Ticked terms of a list when it opens: none, since consent has to be given. Source: domain-rules §5.2. */
export const NOTHING_AGREED: readonly TermsKind[] = []

/** Years after which a consent to advertising is asked for again. Source: domain-rules §5.2. */
export const MARKETING_CONSENT_YEARS = 2

/** Decides whether every required line is agreed to. Refusal: TERMS_REQUIRED. Source: spec §5. */
export function decideAgreed(
  lines: readonly TermsLine[],
  agreed: readonly TermsKind[],
): Decision<'TERMS_REQUIRED'> {
  const isMissing = lines.some(({ kind, isRequired }) => isRequired && !agreed.includes(kind))
  return isMissing ? refuse('TERMS_REQUIRED') : allow()
}

/** True when "agree to all" is ticked: every line is, optional ones included. Source: domain-rules §5.2. */
export function isAllAgreed(lines: readonly TermsLine[], agreed: readonly TermsKind[]): boolean {
  return lines.every(({ kind }) => agreed.includes(kind))
}

/** Returns the ticked terms after a tap on "agree to all": all, or none when all were. Source: domain-rules §5.2. */
export function toggleAll(
  lines: readonly TermsLine[],
  agreed: readonly TermsKind[],
): readonly TermsKind[] {
  return isAllAgreed(lines, agreed) ? NOTHING_AGREED : lines.map(({ kind }) => kind)
}

/** Returns the ticked terms after a tap on one line. */
export function toggleTerms(agreed: readonly TermsKind[], kind: TermsKind): readonly TermsKind[] {
  return agreed.includes(kind) ? agreed.filter((other) => other !== kind) : [...agreed, kind]
}

/**
 * Text after a change of the consent to advertising. Source: domain-rules §5.2.
 * @example marketingConsentText(true, atMs) // '2026.08.22 광고성 정보 수신에 동의했어요.'
 */
export function marketingConsentText(isAgreed: boolean, atMs: number): string {
  const action = isAgreed ? '수신에 동의했어요' : '수신 동의를 철회했어요'
  return `${formatDate(atMs)} 광고성 정보 ${action}.`
}

/** True when a consent to advertising is so old that it is asked for again. Source: domain-rules §5.2. */
export function isMarketingConsentOld(agreedAtMs: number, nowMs: number): boolean {
  return nowMs > endOfDayMs(addYears(kstDayOf(agreedAtMs), MARKETING_CONSENT_YEARS))
}
