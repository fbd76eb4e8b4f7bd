import { REPORT_KINDS, REPORT_REASONS, REPORT_STATES } from '@jangteo/core/report/report.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { opaqueId, pageOf, pageQuery } from '../wire/wire.schemas.ts'
import { reportRow } from './report.schemas.ts'

const tags = ['operatorReport']
const path = '/operators/reports'
const forClaims = { who: 'operator', permission: 'CLAIMS' } as const

/** Longest reason that is read at all; the rules say the limit. */
const REASON_LENGTH_MAX = 2_000

/** Lists reports: those that wait, the oldest first; decided ones, the newest first. */
const list = call(forClaims)
  .route({ method: 'GET', path, summary: '신고 목록', tags })
  .input(
    z.object({
      ...pageQuery,
      stateEnum: z.enum(REPORT_STATES).optional(),
      kindEnum: z.enum(REPORT_KINDS).optional(),
      reportReasonEnum: z.enum(REPORT_REASONS).optional(),
    }),
  )
  .output(pageOf(reportRow))

const decision = z.object({ id: opaqueId, reason: z.string().max(REASON_LENGTH_MAX) })
const decisionRefusals = refusals('REPORT_NOT_FOUND', 'REPORT_DECIDED', 'REPORT_DECISION_REQUIRED')

/** Accepts a report with the reason that its reporter is notified. */
const accept = call(forClaims)
  .route({ method: 'POST', path: `${path}/{id}/accept`, summary: '신고 조치', tags })
  .input(decision)
  .errors(decisionRefusals)
  .output(reportRow)

/** Dismisses a report with the reason that its reporter is notified. */
const dismiss = call(forClaims)
  .route({ method: 'POST', path: `${path}/{id}/dismiss`, summary: '신고 종결', tags })
  .input(decision)
  .errors(decisionRefusals)
  .output(reportRow)

export const operatorReportCalls = { list, accept, dismiss }
