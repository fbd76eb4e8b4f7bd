// Generated from report.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type ReportState =
  | 'RECEIVED'
  | 'ACCEPTED'
  | 'DISMISSED'

export type ReportEventType =
  | 'system.accept'
  | 'system.dismiss'

export type ReportFact =
  | 'isExplained'

export type ReportEffect =
  | 'hideSubject'
  | 'notifyReporter'

export type ReportRefusal =
  | 'REPORT_DECIDED'
  | 'REPORT_DECISION_REQUIRED'

export type ReportTag =
  | 'open'
  | 'terminal'

/** The states of the chart `report` by their tags. */
export const REPORT_STATES_WITH = {
  open: ['RECEIVED'],
  terminal: ['ACCEPTED', 'DISMISSED'],
} as const

/** The chart `report` as data, for whoever asks without a statechart library. */
export const REPORT_TABLE: ChartTable<
  ReportState,
  ReportEventType,
  ReportFact,
  ReportEffect,
  ReportRefusal,
  ReportTag
> = {
  initial: 'RECEIVED',
  otherwise: {
    RECEIVED: 'REPORT_DECIDED',
    ACCEPTED: 'REPORT_DECIDED',
    DISMISSED: 'REPORT_DECIDED',
  },
  tags: {
    RECEIVED: ['open'],
    ACCEPTED: ['terminal'],
    DISMISSED: ['terminal'],
  },
  steps: {
    RECEIVED: {
      'system.accept': [{ event: 'system.accept', target: 'ACCEPTED', guard: 'isExplained', effects: ['hideSubject', 'notifyReporter'], meta: { actor: 'system', action: '신고 조치', otherwise: 'REPORT_DECISION_REQUIRED' } }],
      'system.dismiss': [{ event: 'system.dismiss', target: 'DISMISSED', guard: 'isExplained', effects: ['notifyReporter'], meta: { actor: 'system', action: '신고 종결', otherwise: 'REPORT_DECISION_REQUIRED' } }],
    },
    ACCEPTED: {},
    DISMISSED: {},
  },
}
