import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import {
  REPORT_KINDS,
  REPORT_REASONS,
  REPORT_STATES,
  type ReportKind,
  type ReportReason,
  type ReportState,
} from '@jangteo/core/report/report.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { oneOf } from '../../order/list/orderFilter.ts'
import { readPage } from '../../staff/readPage.ts'

/** A report in the operators' table. */
export type ReportData = StaffAnswers['operatorReport']['list']['content'][number]

/** Filter of the table, as its URL says it; `null` is any. */
export type ReportFilter = {
  readonly state: ReportState
  readonly kind: ReportKind | null
  readonly reason: ReportReason | null
  readonly page: number
}

function read(query: URLSearchParams): ReportFilter {
  return {
    state: oneOf(REPORT_STATES, query.get('state')) ?? 'RECEIVED',
    kind: oneOf(REPORT_KINDS, query.get('kind')),
    reason: oneOf(REPORT_REASONS, query.get('reason')),
    page: readPage(query),
  }
}

/** The table's URL; what is as at first is left out. */
function write({ state, kind, reason, page }: ReportFilter): string {
  return operatorRoutes.reports({
    state: state === 'RECEIVED' ? null : state,
    kind,
    reason,
    page: page === 0 ? null : page,
  })
}

export const REPORT_URL = { read, write } as const
