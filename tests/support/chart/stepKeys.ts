import { flowStepKey } from '@jangteo/core/flow/flow.rules'
import type { AnyStateMachine } from 'xstate'
import { describeChart } from '@jangteo/generators/chart/describeChart'

/** The names of all steps of a chart, in its order. */
export function stepKeysOf(machine: AnyStateMachine): string[] {
  return describeChart(machine).flatMap(({ state, steps }) => {
    const seen = new Map<string, number>()
    return steps.map(({ event }) => {
      const index = seen.get(event) ?? 0
      seen.set(event, index + 1)
      return flowStepKey({ state, event, index })
    })
  })
}
