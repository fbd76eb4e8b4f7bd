import { FLOW_ROW_HEIGHT, FLOW_TERMS_HEIGHT } from './flow.codes.ts'
import type { FlowStep, FlowStepPlace } from './flow.codes.ts'

/**
 * The name of a step, one of its own in its chart.
 * @example flowStepKey({ state: 'SC', event: 'buyer.confirm', index: 0 }) // 'SC buyer.confirm 0'
 */
export function flowStepKey({ state, event, index }: FlowStepPlace): string {
  return `${state} ${event} ${index}`
}

function delayText(afterMs: number): string {
  return afterMs % 1_000 === 0 ? `after ${afterMs / 1_000}s` : `after ${afterMs}ms`
}

/**
 * Terms of a step as a drawing writes them, the way UML does: the time that has to pass, and the guard that has to say
 * yes; `null` for a step without either.
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

/** Height of a step in the label of its arrow, in pixels: its terms have a line of their own. */
export function flowRowHeight(step: Pick<FlowStep, 'afterMs' | 'guard'>): number {
  return flowTermsText(step) === null ? FLOW_ROW_HEIGHT : FLOW_ROW_HEIGHT + FLOW_TERMS_HEIGHT
}

/** An invoked actor as a drawing writes it, the way UML does: `do / checkItems`. */
export function flowInvokeText(actor: string): string {
  return `do / ${actor}`
}
