import type { FlowStepPlace } from './flow.codes.ts'

/**
 * The name of a step, one of its own in its chart.
 * @example flowStepKey({ state: 'SC', event: 'buyer.confirm', index: 0 }) // 'SC buyer.confirm 0'
 */
export function flowStepKey({ state, event, index }: FlowStepPlace): string {
  return `${state} ${event} ${index}`
}
