import { FLOW_GUARD_HEIGHT, FLOW_ROW_HEIGHT } from './flow.codes.ts'
import type { FlowStep, FlowStepPlace } from './flow.codes.ts'

/**
 * The name of a step, one of its own in its chart.
 * @example flowStepKey({ state: 'SC', event: 'buyer.confirm', index: 0 }) // 'SC buyer.confirm 0'
 */
export function flowStepKey({ state, event, index }: FlowStepPlace): string {
  return `${state} ${event} ${index}`
}

/** The way tall a step stands in the label of its arrow, in pixels: its guard has a line of its own. */
export function flowRowHeight({ guard }: Pick<FlowStep, 'guard'>): number {
  return guard === null ? FLOW_ROW_HEIGHT : FLOW_ROW_HEIGHT + FLOW_GUARD_HEIGHT
}

/** A guard as a drawing writes it, the way UML does: `[isCancel]`. */
export function flowGuardText(guard: string): string {
  return `[${guard}]`
}

/** An invoked actor as a drawing writes it, the way UML does: `do / checkItems`. */
export function flowInvokeText(actor: string): string {
  return `do / ${actor}`
}
