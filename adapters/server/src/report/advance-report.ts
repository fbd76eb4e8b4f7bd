import type { ReportState } from '@jangteo/core/report/report.codes'
import { reportFacts } from '@jangteo/core/report/report.rules'
import { REPORT_TABLE, type ReportEventType } from '@jangteo/core/report/report.table.gen'
import {
  insertReportHistory,
  type ListedReportRow,
  updateReport,
} from '@jangteo/postgres/report/report.store'
import * as Effect from 'effect/Effect'
import { createEntity, type EffectHandler, recordIfSet } from '../entity/create-entity.ts'
import { notify } from '../notification/notify.ts'

/** A report as its steps need it. */
export type DecidableReport = Omit<ListedReportRow, 'login_id' | 'store_name' | 'subject_count'>

/** Decision of an operator. */
export type ReportStep = {
  readonly event: ReportEventType
  readonly atMs: number
  readonly reason: string
  readonly operatorId: number
}

type Handler = EffectHandler<DecidableReport, ReportStep>

/** Hides a review or a question. A product is stopped from its own page, with a reason of its own for its seller. */
const hideSubject: Handler = ({ kind, target_id: id }, { reason, operatorId, atMs }) => {
  const message = { id, event: 'system.hide', atMs } as const
  if (kind === 'REVIEW') return Effect.succeed([{ ...message, to: 'review', reason, operatorId }])
  return Effect.succeed(kind === 'QUESTION' ? [{ ...message, to: 'question' }] : [])
}

const notifyReporter: Handler = (report, { event, reason, atMs }) => {
  const { id: key, kind, member_id: memberId, store_id: storeId, goods_name: goodsName } = report
  const isAccepted = event === 'system.accept'
  if (storeId !== null) {
    const content = { kind: 'REVIEW_REPORT_DECIDED', goodsName, isAccepted, reason } as const
    return notify({ to: { storeId }, content, key, atMs })
  }
  if (memberId === null) return Effect.void
  const subject = { reportKind: kind, goodsId: report.goods_id, goodsName } as const
  const content = { kind: 'REPORT_DECIDED', ...subject, isAccepted, reason } as const
  return notify({ to: { memberId }, content, key, atMs })
}

/** Moves a report on, the only place in the server that does. Safe only with the report locked. */
export const advanceReport = createEntity({
  name: 'report',
  table: REPORT_TABLE,
  stateOf: ({ state }: DecidableReport): ReportState => state,
  factsOf: (_report, { reason }: ReportStep) => Effect.succeed(reportFacts(reason)),
  write: ({ id }, { from, step: { target, meta }, at }, { event, reason, operatorId }) =>
    recordIfSet(
      `report ${id}`,
      updateReport({
        id,
        from,
        to: { state: target, state_changed_at: at, decision: reason, decided_by: operatorId },
      }),
      insertReportHistory({
        report_id: id,
        actor: meta.actor,
        event,
        from_state: from,
        to_state: target,
        at,
      }),
    ),
  effects: { hideSubject, notifyReporter },
})
