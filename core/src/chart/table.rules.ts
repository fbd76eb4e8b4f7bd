import { type Decision, allow, refuse } from '../decision/decision.rules.ts'
import type { StepMeta } from './step.codes.ts'

/** One step of a chart: the event, its target, the fact it depends on (`null`: none), its effects. */
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

/** The steps of one state by event; the first whose guard holds is taken. */
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
  /** State in which a new row begins. */
  readonly initial: State
  readonly otherwise: Readonly<Record<State, Refusal>>
  readonly tags: Readonly<Record<State, readonly Tag[]>>
  readonly steps: Readonly<
    Record<State, TableRow<Event, TableStep<State, Event, Fact, Effect, Refusal>>>
  >
}

/** Answer to a guard: it holds, it does not, or the code of why it does not. Source: decision 077. */
export type KnownFact<Refusal extends string = never> = boolean | Refusal

/** Facts that a table is asked with: an answer to every guard. */
export type TableFacts<Fact extends string, Refusal extends string = never> = Readonly<
  Record<Fact, KnownFact<Refusal>>
>

/** Turns a decision into a fact: `true`, or the code of its refusal. */
export function factOf<Refusal extends string>(
  decision: Decision<Refusal, unknown>,
): true | Refusal {
  return decision.ok || decision.reason
}

type Guarded<Fact extends string> = { readonly guard: Fact | null }

function findOpenStep<Fact extends string, Step extends Guarded<Fact>>(
  steps: readonly Step[],
  facts: TableFacts<Fact, string>,
): Step | undefined {
  for (const step of steps) if (step.guard === null || facts[step.guard] === true) return step
  return undefined
}

function reasonOf<Fact extends string, Refusal extends string, Reason extends string>(
  { guard, meta }: Guarded<Fact> & { readonly meta: StepMeta<Refusal> },
  facts: TableFacts<Fact, Reason>,
): Refusal | Reason | undefined {
  const fact: KnownFact<Reason> = guard === null || facts[guard]
  return fact === true || fact === false ? meta.otherwise : fact
}

/**
 * Decides one event against a state: the step to take, or the refusal. Refusals: the reason that the first unmet fact
 * gives, else the code of its step; the state's own code when it has no step for the event.
 */
export function decideStep<
  State extends string,
  Event extends string,
  Fact extends string,
  Effect extends string,
  Refusal extends string,
  Reason extends string = never,
>(
  table: Pick<ChartTable<State, Event, Fact, Effect, Refusal, string>, 'otherwise' | 'steps'>,
  asked: {
    readonly state: State
    readonly event: Event
    readonly facts: TableFacts<Fact, Reason>
  },
): Decision<Refusal | Reason, TableStep<State, Event, Fact, Effect, Refusal>> {
  const row = table.steps[asked.state]
  const steps = Object.hasOwn(row, asked.event) ? row[asked.event] : undefined
  if (steps === undefined) return refuse(table.otherwise[asked.state])
  const step = findOpenStep(steps, asked.facts)
  return step === undefined
    ? refuse(reasonOf(steps[0], asked.facts) ?? table.otherwise[asked.state])
    : allow(step)
}

/** Lists the facts that the steps of some events depend on in a state; of the others no answer is asked. */
export function neededFacts<State extends string, Event extends string, Fact extends string>(
  table: {
    readonly steps: Readonly<Record<State, TableRow<Event, { readonly guard: Fact | null }>>>
  },
  state: State,
  events: readonly Event[],
): ReadonlySet<Fact> {
  const row = table.steps[state]
  return new Set(events.flatMap((event) => (row[event] ?? []).flatMap(({ guard }) => guard ?? [])))
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
  facts: TableFacts<Fact, string>,
): TableStep<State, Event, Fact, Effect, Refusal>[] {
  const open: TableStep<State, Event, Fact, Effect, Refusal>[] = []
  const row = table.steps[state]
  for (const event in row) {
    const step = findOpenStep(row[event] ?? [], facts)
    if (step !== undefined) open.push(step)
  }
  return open
}
