import { toPage } from '@jangteo/core/navigation/paging.rules'
import type { ReportKind, ReportReason, ReportState } from '@jangteo/core/report/report.codes'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { countReports, listReports as listRows } from '@jangteo/postgres/report/report.store'
import * as Effect from 'effect/Effect'
import { WireIds } from '../wire/wire-ids.ts'
import { toReportAnswer } from './report-answer.ts'

type ListInput = {
  readonly page: number
  readonly size: number
  readonly stateEnum?: ReportState | undefined
  readonly kindEnum?: ReportKind | undefined
  readonly reportReasonEnum?: ReportReason | undefined
}

/** Lists reports for operators: those that wait, the longest waiting first; decided ones, the newest first. */
export const listReports = Effect.fnUntraced(function* (input: ListInput) {
  const { page: number, size } = input
  const wireIds = yield* WireIds
  const condition = {
    state: input.stateEnum ?? null,
    kind: input.kindEnum ?? null,
    reason: input.reportReasonEnum ?? null,
  }
  const [rows, totalElements] = yield* together(
    Effect.all(
      [listRows(condition, { offset: number * size, limit: size }), countReports(condition)],
      AT_ONCE,
    ),
  )
  const content = rows.map((row) => toReportAnswer(row, wireIds))
  return { ...toPage(content, { number, size, totalElements }), content }
})
