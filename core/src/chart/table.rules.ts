import { type Decision, allow, refuse } from '../decision/decision.rules.ts'
import type { StepMeta } from './step.codes.ts'

/** One step of a chart: the event, where it leads, the fact it depends on (`null`: none), what follows from it. */
export type TableStep<
  State extends string,
  Event extends string,
  Fact extends string,
  Effect extends string,
  Refusal extends string,
> = {
  readonly event: Event
  readonly target: State
  readonly guard: Fact | null
  readonly effects: readonly Effect[]
  readonly meta: StepMeta<Refusal>
}

/** The steps that one state has for each event, the first whose guard holds counting. */
export type TableRow<Event extends string, Step> = Readonly<
  Partial<Record<Event, readonly [Step, ...Step[]]>>
>

/** An entity chart as plain data, generated from the chart and proved equal to it; needs no statechart library. */
export type ChartTable<
  State extends string,
  Event extends string,
  Fact extends string,
  Effect extends string,
  Refusal extends string,
  Tag extends string,
> = {
  readonly otherwise: Readonly<Record<State, Refusal>>
  readonly tags: Readonly<Record<State, readonly Tag[]>>
  readonly steps: Readonly<
    Record<State, TableRow<Event, TableStep<State, Event, Fact, Effect, Refusal>>>
  >
}

/** Facts when a table is asked: a truth value for every guard. */
export type TableFacts<Fact extends string> = Readonly<Record<Fact, boolean>>

type Guarded<Fact extends string> = { readonly guard: Fact | null }

function findOpenStep<Fact extends string, Step extends Guarded<Fact>>(
  steps: readonly Step[],
  facts: TableFacts<Fact>,
): Step | undefined {
  for (const step of steps) if (step.guard === null || facts[step.guard]) return step
  return undefined
}

/**
 * Decides one event against a state: the step to take, or why not. Refusals: the code of the first guard that
 * says no; the state's own code when it has no step for the event.
 */
export function decideStep<
  State extends string,
  Event extends string,
  Fact extends string,
  Effect extends string,
  Refusal extends string,
>(
  table: Pick<ChartTable<State, Event, Fact, Effect, Refusal, string>, 'otherwise' | 'steps'>,
  asked: { readonly state: State; readonly event: Event; readonly facts: TableFacts<Fact> },
): Decision<Refusal, TableStep<State, Event, Fact, Effect, Refusal>> {
  const row = table.steps[asked.state]
  const steps = Object.hasOwn(row, asked.event) ? row[asked.event] : undefined
  if (steps === undefined) return refuse(table.otherwise[asked.state])
  const step = findOpenStep(steps, asked.facts)
  return step === undefined
    ? refuse(steps[0].meta.otherwise ?? table.otherwise[asked.state])
    : allow(step)
}

/** Lists the steps that a state allows under the facts, at most one an event, in the order of the chart. */
export function allowedSteps<
  State extends string,
  Event extends string,
  Fact extends string,
  Effect extends string,
  Refusal extends string,
>(
  table: Pick<ChartTable<State, Event, Fact, Effect, Refusal, string>, 'steps'>,
  state: State,
  facts: TableFacts<Fact>,
): TableStep<State, Event, Fact, Effect, Refusal>[] {
  const open: TableStep<State, Event, Fact, Effect, Refusal>[] = []
  const row = table.steps[state]
  for (const event in row) {
    const step = findOpenStep(row[event] ?? [], facts)
    if (step !== undefined) open.push(step)
  }
  return open
}
