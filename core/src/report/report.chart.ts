import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of a report that its chart decides by. */
export type ReportFacts = {
  /** The operator says why: the reporter is notified. */
  readonly isExplained: boolean
}

/** Events of a report; the operator's decision is the system's. */
export type ReportEvent = { readonly type: 'system.accept' | 'system.dismiss' }

type Tag = 'open' | 'terminal'
type Refusal = 'REPORT_DECIDED' | 'REPORT_DECISION_REQUIRED'

const types: ChartTypes<ReportFacts, ReportEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A report of a product, a review or a question. Reports hide nothing by themselves, however many there are; an operator
 * accepts or dismisses each once, with a reason, and its reporter is notified. An accepted one hides the review or the question.
 * Refusals: `REPORT_DECIDED` (it was decided before), `REPORT_DECISION_REQUIRED`. Source: market-rules §5.3, decision 162.
 */
export const reportChart = setup({
  types,
  guards: { isExplained: ({ context }) => context.isExplained },
  actions: { hideSubject: asData, notifyReporter: asData },
}).createMachine({
  id: 'report',
  meta: { label: '신고', otherwise: 'REPORT_DECIDED' },
  context: { isExplained: false },
  initial: 'RECEIVED',
  states: {
    RECEIVED: {
      meta: { label: '접수' },
      tags: ['open'],
      on: {
        'system.accept': {
          target: 'ACCEPTED',
          guard: 'isExplained',
          meta: { actor: 'system', action: '신고 조치', otherwise: 'REPORT_DECISION_REQUIRED' },
        },
        'system.dismiss': {
          target: 'DISMISSED',
          guard: 'isExplained',
          meta: { actor: 'system', action: '신고 종결', otherwise: 'REPORT_DECISION_REQUIRED' },
        },
      },
    },
    ACCEPTED: { meta: { label: '조치' }, tags: ['terminal'], entry: ['hideSubject', 'notifyReporter'] },
    DISMISSED: { meta: { label: '조치 안 함' }, tags: ['terminal'], entry: ['notifyReporter'] },
  },
})
