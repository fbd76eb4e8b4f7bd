import type { AnyStateMachine } from 'xstate'
import { describeChart } from './describeChart.ts'

/** Names a step of a chart by its state, its event, and its place among the steps that the state has for the event. */
export function stepKey(state: string, event: string, index: number): string {
  return `${state} ${event} ${index}`
}

/** The names of all steps of a chart, in its order. */
export function stepKeysOf(machine: AnyStateMachine): string[] {
  return describeChart(machine).flatMap(({ state, steps }) => {
    const seen = new Map<string, number>()
    return steps.map(({ event }) => {
      const index = seen.get(event) ?? 0
      seen.set(event, index + 1)
      return stepKey(state, event, index)
    })
  })
}
