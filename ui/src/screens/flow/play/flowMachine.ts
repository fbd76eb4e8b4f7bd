import type { FlowChart } from '@jangteo/core/flow/flow.codes'
import { createMachine, fromPromise } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import type { FlowModule } from '../flowIndex.ts'

function eachOf<Value>(names: readonly string[], value: (name: string) => Value) {
  return Object.fromEntries(names.map((name) => [name, value(name)]))
}

function actionsOf({ states }: FlowChart): string[] {
  return states.flatMap(({ entry, steps }) => [
    ...entry,
    ...steps.flatMap(({ effects }) => effects),
  ])
}

/** The chart as a machine without effects: actors never answer, actions are named and not run, and no time passes. */
export function withoutEffects({ CHART, CONFIG }: FlowModule): AnyStateMachine {
  const silent = fromPromise(() => new Promise<never>(() => {}))
  const asked = CHART.states.flatMap(({ asks }) => asks)
  return createMachine(CONFIG).provide({
    actions: eachOf(actionsOf(CHART), () => () => {}),
    actors: eachOf(asked, () => silent),
    delays: CHART.delays,
  })
}

/** The machine in which those guards say no and all others yes. */
export function withDenied(
  machine: AnyStateMachine,
  { guards }: FlowChart,
  denied: readonly string[],
): AnyStateMachine {
  return machine.provide({ guards: eachOf(guards, (guard) => () => !denied.includes(guard)) })
}
