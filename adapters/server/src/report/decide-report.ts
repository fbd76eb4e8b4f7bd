import type { ReportEventType } from '@jangteo/core/report/report.table.gen'
import { transaction } from '@jangteo/postgres/database/db'
import { findListedReport, lockReport } from '@jangteo/postgres/report/report.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { callingOperator } from '../call/staff-caller.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { openId } from '../wire/open-id.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { advanceReport } from './advance-report.ts'
import { toReportAnswer } from './report-answer.ts'

type Decision = { readonly id: string; readonly reason: string }

/** An operator's decision with the name of its call. */
type OperatorStep = { readonly call: string; readonly event: ReportEventType }

/**
 * Makes the use case of a decision. The report's lock makes two operators take turns; the chart refuses the second.
 * Refusals: REPORT_NOT_FOUND, REPORT_DECIDED, REPORT_DECISION_REQUIRED. Source: market-rules §5.3, decision 162.
 */
const decide = ({ call, event }: OperatorStep) =>
  Effect.fnUntraced(function* ({ id: sealed, reason: typed }: Decision) {
    const id = yield* openId('report', sealed, refused('REPORT_NOT_FOUND'))
    const locked = yield* lockReport(id)
    const report = locked === undefined ? undefined : yield* findListedReport(id)
    if (report === undefined) return yield* refused('REPORT_NOT_FOUND')
    const { operatorId } = yield* callingOperator
    const atMs = yield* Clock.currentTimeMillis
    const reason = typed.trim()
    const decided = yield* advanceReport(report, { event, atMs, reason, operatorId })
    if (!decided.ok) return yield* refused(decided.reason)
    yield* recordAudit({
      call,
      target: `report:${id}`,
      before: { state: report.state },
      after: { state: decided.value.target, kind: report.kind, target: report.target_id },
      reason,
    })
    return toReportAnswer((yield* findListedReport(id)) ?? report, yield* WireIds)
  }, transaction)

/** Accepts a report. */
export const acceptReport = decide({ call: 'operatorReport.accept', event: 'system.accept' })

/** Dismisses a report. */
export const dismissReport = decide({ call: 'operatorReport.dismiss', event: 'system.dismiss' })
