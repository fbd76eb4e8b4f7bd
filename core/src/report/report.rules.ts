import { type Decision, allow, refuse } from '../decision/decision.rules.ts'
import { characterCount, tidyText, hasLength } from '../member/member.rules.ts'
import { WRITE_REASON_LENGTH } from '../staff/writeReason.rules.ts'
import type { ReportFacts } from './report.chart.ts'
import {
  REPORT_REASONS_OF,
  REPORT_TEXT_LENGTH_MAX,
  REPORTS_PER_DAY_MAX,
  type ReportKind,
  type ReportReason,
} from './report.codes.ts'

/** Reason why a report is not taken. */
export type ReportingRefusal =
  | 'REPORT_DUPLICATE'
  | 'REPORT_OWN'
  | 'REPORT_REASON_REQUIRED'
  | 'REPORT_TEXT_REQUIRED'
  | 'REPORT_TOO_MANY'

/** A report as somebody typed it; `reason` is `null` while none is chosen. */
export type TypedReport = {
  readonly kind: ReportKind
  readonly reason: ReportReason | null
  readonly text: string
}

/** A report that is well-formed: its own words belong to `OTHER` alone, `null` for any other reason. */
export type WorthyReport = { readonly reason: ReportReason; readonly text: string | null }

/**
 * Decides whether a report says why: a reason of its subject, and for `OTHER` 1 to 300 characters. Refusals:
 * REPORT_REASON_REQUIRED, REPORT_TEXT_REQUIRED. Source: market-rules §5.3.
 */
export function decideReportContent({
  kind,
  reason,
  text,
}: TypedReport): Decision<'REPORT_REASON_REQUIRED' | 'REPORT_TEXT_REQUIRED', WorthyReport> {
  if (reason === null || !REPORT_REASONS_OF[kind].includes(reason)) {
    return refuse('REPORT_REASON_REQUIRED')
  }
  if (reason !== 'OTHER') return allow({ reason, text: null })
  const words = tidyText(text)
  const length = characterCount(words)
  return length === 0 || length > REPORT_TEXT_LENGTH_MAX
    ? refuse('REPORT_TEXT_REQUIRED')
    : allow({ reason, text: words })
}

/** Facts of who reports: if the subject is theirs, if they reported it before, and how many they reported today. */
export type Reporter = {
  readonly isOwn: boolean
  readonly hasReported: boolean
  readonly todayCount: number
}

/**
 * Decides whether somebody may report a subject: not their own, each once, twenty a Korean day. Refusals in this order:
 * REPORT_OWN, REPORT_DUPLICATE, REPORT_TOO_MANY. Source: market-rules §5.3.
 */
export function decideReporter(
  reporter: Reporter,
): Decision<'REPORT_DUPLICATE' | 'REPORT_OWN' | 'REPORT_TOO_MANY'> {
  if (reporter.isOwn) return refuse('REPORT_OWN')
  if (reporter.hasReported) return refuse('REPORT_DUPLICATE')
  return reporter.todayCount >= REPORTS_PER_DAY_MAX ? refuse('REPORT_TOO_MANY') : allow()
}

/** Computes the facts of a report's chart: a decision says why, because its reporter is notified. Source: decision 162. */
export function reportFacts(decision: string | null): ReportFacts {
  return { isExplained: decision !== null && hasLength(decision.trim(), WRITE_REASON_LENGTH) }
}
