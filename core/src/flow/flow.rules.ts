import { FLOW_ROW_HEIGHT, FLOW_TERMS_HEIGHT } from './flow.codes.ts'
import type { FlowStep, FlowStepPlace } from './flow.codes.ts'

/**
 * Returns the key of a step, unique in its chart.
 * @example flowStepKey({ state: 'SC', event: 'buyer.confirm', index: 0 }) // 'SC buyer.confirm 0'
 */
export function flowStepKey({ state, event, index }: FlowStepPlace): string {
  return `${state} ${event} ${index}`
}

function delayText(afterMs: number): string {
  return afterMs % 1_000 === 0 ? `after ${afterMs / 1_000}s` : `after ${afterMs}ms`
}

/**
 * Text for the terms of a step, in the notation of UML: its delay and its guard; `null` for a step without either.
 * @example flowTermsText({ afterMs: 2000, guard: 'isCancel' }) // 'after 2s [isCancel]'
 */
export function flowTermsText({
  afterMs,
  guard,
}: Pick<FlowStep, 'afterMs' | 'guard'>): string | null {
  const terms = [
    ...(afterMs === null ? [] : [delayText(afterMs)]),
    ...(guard === null ? [] : [`[${guard}]`]),
  ]
  return terms.length === 0 ? null : terms.join(' ')
}

/** Height of a step in the label of its arrow, in pixels; its terms take a line of their own. */
export function flowRowHeight(step: Pick<FlowStep, 'afterMs' | 'guard'>): number {
  return flowTermsText(step) === null ? FLOW_ROW_HEIGHT : FLOW_ROW_HEIGHT + FLOW_TERMS_HEIGHT
}

/** Text for an invoked actor, in the notation of UML: `do / checkItems`. */
export function flowInvokeText(actor: string): string {
  return `do / ${actor}`
}
