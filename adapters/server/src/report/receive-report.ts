import type { reportForm } from '@jangteo/contract/report/report.schemas'
import { kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import {
  REPORT_REASON_LABELS,
  REPORT_REASONS_OF,
  type ReportKind,
  type ReportReason,
} from '@jangteo/core/report/report.codes'
import {
  decideReportContent,
  decideReporter,
  type ReportingRefusal,
} from '@jangteo/core/report/report.rules'
import { REPORT_TABLE } from '@jangteo/core/report/report.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import { lockMember } from '@jangteo/postgres/member/member.store'
import {
  countReportsSince,
  hasReported,
  insertReport,
  type ReporterKey,
} from '@jangteo/postgres/report/report.store'
import { lockStore } from '@jangteo/postgres/store/store-desk.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import type { Caller } from '../call/caller.ts'
import { callingMember } from '../call/member-caller.ts'
import { type Refused, refused } from '../call/refused.ts'

/** Subject of a report. */
export type ReportSubject = {
  readonly kind: ReportKind
  readonly targetId: number
  /** The product, or that of the review or question. */
  readonly goodsId: number
  /** Copy of the reported. */
  readonly excerpt: string
  /** Member who wrote it; `null` for a product. */
  readonly writerId: number | null
}

export type ReportFields = {
  readonly reportReasonEnum: ReportReason | null
  readonly text: string
}

const EXCERPT_LENGTH_MAX = 300

/** Offers the reasons to report a subject, and says if the caller did. */
export const offerReasons = Effect.fnUntraced(function* ({
  kind,
  targetId,
}: ReportSubject): Effect.fn.Return<z.output<typeof reportForm>, never, Caller | Db> {
  const memberId = yield* callingMember
  const isReported = yield* hasReported({ kind, targetId, reporter: { memberId } })
  return {
    reasonList: REPORT_REASONS_OF[kind].map((reason) => ({
      reportReasonEnum: reason,
      label: REPORT_REASON_LABELS[reason],
    })),
    reportedYn: isReported ? ('Y' as const) : ('N' as const),
  }
})

const lockReporter = (reporter: ReporterKey): Effect.Effect<void, never, Db> =>
  'memberId' in reporter
    ? Effect.asVoid(lockMember(reporter.memberId))
    : Effect.asVoid(lockStore(reporter.storeId))

/**
 * Writes a report. The reporter's row is locked, so that of two at once the second finds the first, and nobody reports
 * more than a day allows. Refusals: those of `decideReportContent` and `decideReporter`.
 */
export const writeReport = Effect.fnUntraced(function* (
  { kind, targetId, goodsId, excerpt, writerId }: ReportSubject,
  { reportReasonEnum, text }: ReportFields,
  reporter: ReporterKey,
): Effect.fn.Return<{ readonly done: true }, Refused<ReportingRefusal>, Db> {
  const content = decideReportContent({ kind, reason: reportReasonEnum, text })
  if (!content.ok) return yield* refused(content.reason)
  yield* lockReporter(reporter)
  const nowMs = yield* Clock.currentTimeMillis
  const today = new Date(startOfDayMs(kstDayOf(nowMs)))
  const allowed = decideReporter({
    isOwn: 'memberId' in reporter && writerId === reporter.memberId,
    hasReported: yield* hasReported({ kind, targetId, reporter }),
    todayCount: yield* countReportsSince(reporter, today),
  })
  if (!allowed.ok) return yield* refused(allowed.reason)
  const at = new Date(nowMs)
  yield* insertReport({
    kind,
    target_id: targetId,
    goods_id: goodsId,
    excerpt: Array.from(excerpt).slice(0, EXCERPT_LENGTH_MAX).join(''),
    ...('memberId' in reporter
      ? { member_id: reporter.memberId }
      : { store_id: reporter.storeId, seller_user_id: reporter.sellerUserId }),
    reason: content.value.reason,
    words: content.value.text,
    state: REPORT_TABLE.initial,
    reported_at: at,
    state_changed_at: at,
  })
  return { done: true }
})

/** Writes a report of the calling member's. Refusals: those of `writeReport`. */
export const receiveReport = (
  subject: ReportSubject,
  fields: ReportFields,
): Effect.Effect<{ readonly done: true }, Refused<ReportingRefusal>, Caller | Db> =>
  Effect.flatMap(callingMember, (memberId) => writeReport(subject, fields, { memberId }))
