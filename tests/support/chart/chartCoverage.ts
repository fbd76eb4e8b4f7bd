import { decideStep } from '@jangteo/core/chart/table.rules'
import type { ChartTable, TableFacts, TableStep } from '@jangteo/core/chart/table.rules'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import { flowStepKey } from '@jangteo/core/flow/flow.rules'
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { countSteps } from './stepCounts.ts'
import type { StepCounts } from './stepCounts.ts'
import { stepKeysOf } from './stepKeys.ts'

function keyOfTransition(transition: AnyTransitionDefinition): string {
  const { source } = transition
  const event: unknown = transition.eventType
  const steps = [...source.transitions.values(), source.always ?? []]
  const index = steps.find((list) => list.includes(transition))?.indexOf(transition) ?? -1
  return flowStepKey({ state: source.path.join('.'), event: String(event), index })
}

/** Counts the steps that running actors of a chart take, by its inspection. */
export type ChartCoverage = Pick<StepCounts, 'missing'> & {
  readonly inspect: (event: InspectionEvent) => void
}

/** Begins to count; give `inspect` to every actor of the chart. Steps of other machines are not counted. */
export function coverChart(machine: AnyStateMachine): ChartCoverage {
  const { took, missing } = countSteps(machine.id, stepKeysOf(machine))
  return {
    inspect(event) {
      if (event.type !== '@xstate.microstep') return
      const { _transitions: transitions } = event
      for (const transition of transitions) {
        if (transition.source.machine.id === machine.id) took(keyOfTransition(transition))
      }
    },
    missing,
  }
}

/** An entity chart's table that counts the steps which its tests decide for. */
export type TableCoverage<CoverageQuery, Answer> = Pick<StepCounts, 'missing'> & {
  readonly decide: (asked: CoverageQuery) => Answer
}

/** Begins to count; ask by `decide` what the tests of the chart say by hand. Random lives and proofs ask the table itself. */
export function coverTable<
  State extends string,
  Event extends string,
  Fact extends string,
  Effect extends string,
  Refusal extends string,
>(
  machine: AnyStateMachine,
  table: Pick<ChartTable<State, Event, Fact, Effect, Refusal, string>, 'otherwise' | 'steps'>,
): TableCoverage<
  { readonly state: State; readonly event: Event; readonly facts: TableFacts<Fact, string> },
  Decision<string, TableStep<State, Event, Fact, Effect, Refusal>>
> {
  const { took, missing } = countSteps(machine.id, stepKeysOf(machine))
  return {
    decide(asked) {
      const decided = decideStep(table, asked)
      if (decided.ok) {
        const { state, event } = asked
        const index = table.steps[state][event]?.indexOf(decided.value) ?? -1
        took(flowStepKey({ state, event, index }))
      }
      return decided
    },
    missing,
  }
}
