import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { describeChart } from './describeChart.ts'

function keyOf(step: { from: string; event: string; to: string; guard: unknown }): string {
  const guard = step.guard === undefined ? '' : ` if ${JSON.stringify(step.guard)}`
  return `${step.from} ${step.event} → ${step.to}${guard}`
}

function keyOfTransition(transition: AnyTransitionDefinition): string {
  const from = transition.source.path.join('.')
  const event: unknown = transition.eventType
  const to = transition.target?.[0]?.path.join('.') ?? from
  return keyOf({ from, event: String(event), to, guard: transition.guard })
}

/** Counts the steps that running actors of a chart take, by its inspection. */
export type ChartCoverage = {
  readonly inspect: (event: InspectionEvent) => void
  /** The steps that nobody took yet. */
  readonly missing: () => string[]
}

/** Begins to count; give `inspect` to every actor of the chart. Steps of other machines are not counted. */
export function coverChart(machine: AnyStateMachine): ChartCoverage {
  const all = describeChart(machine).flatMap(({ state, steps }) =>
    steps.map(({ event, target, guard }) => keyOf({ from: state, event, to: target, guard })),
  )
  const taken = new Set<string>()
  return {
    inspect(event) {
      if (event.type !== '@xstate.microstep') return
      const { _transitions: transitions } = event
      for (const transition of transitions) taken.add(keyOfTransition(transition))
    },
    missing: () => all.filter((key) => !taken.has(key)),
  }
}
