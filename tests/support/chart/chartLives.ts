import * as fc from 'fast-check'
import { allowedSteps, decideStep } from '@jangteo/core/chart/table.rules'
import type { ChartTable, TableFacts, TableStep } from '@jangteo/core/chart/table.rules'

/** One thing that happened in a life: the step that was taken, from where, and what was known then. */
export type LivedStep<State extends string, Event extends string, Fact extends string> = {
  readonly from: State
  readonly to: State
  readonly event: Event
  readonly effects: readonly string[]
  readonly facts: TableFacts<Fact>
}

type Moment<Event, Fact extends string> = {
  readonly facts: TableFacts<Fact>
  /** An event out of all, mostly refused. */
  readonly anyEvent: Event
  /** One of the events that the state allows. */
  readonly pick: number
  readonly isBlind: boolean
}

/** Inputs of a random life: the table, its first state, and its longest length. */
export type LifeOf<State extends string, Event extends string, Fact extends string> = {
  readonly table: Table<State, Event, Fact>
  readonly start: State
  readonly stepsMax: number
}
type Table<State extends string, Event extends string, Fact extends string> = Omit<
  ChartTable<State, Event, Fact, string, string, string>,
  'initial'
>
type Step<State extends string, Event extends string, Fact extends string> = TableStep<
  State,
  Event,
  Fact,
  string,
  string
>

/** Every step of a table. */
export function tableSteps<State extends string, Event extends string, Fact extends string>(
  table: Table<State, Event, Fact>,
): Step<State, Event, Fact>[] {
  const rows = Object.values<Table<State, Event, Fact>['steps'][State]>(table.steps)
  return rows.flatMap((row) => {
    const steps: Step<State, Event, Fact>[] = []
    for (const event in row) steps.push(...(row[event] ?? []))
    return steps
  })
}

function stepAt<State extends string, Event extends string, Fact extends string>(
  table: Table<State, Event, Fact>,
  state: State,
  { facts, isBlind, anyEvent: event, pick }: Moment<Event, Fact>,
): Step<State, Event, Fact> | undefined {
  if (!isBlind) {
    const open = allowedSteps(table, state, facts)
    return open[pick % open.length]
  }
  const decided = decideStep(table, { state, event, facts })
  return decided.ok ? decided.value : undefined
}

/**
 * Random lives: what facts are true changes at every moment, and events are tried blindly or picked among the
 * allowed ones; what is refused leaves no trace. Invariants are checked over all of them.
 */
export function livesOf<State extends string, Event extends string, Fact extends string>({
  table,
  start,
  stepsMax,
}: LifeOf<State, Event, Fact>): fc.Arbitrary<LivedStep<State, Event, Fact>[]> {
  const steps = tableSteps(table)
  const names = [...new Set(steps.flatMap(({ guard }) => guard ?? []))]
  const moments = fc.record({
    facts: fc
      .subarray(names)
      .map(
        (held) =>
          Object.fromEntries(names.map((name) => [name, held.includes(name)])) as TableFacts<Fact>,
      ),
    anyEvent: fc.constantFrom(...steps.map(({ event }) => event)),
    pick: fc.nat(),
    isBlind: fc.boolean(),
  })
  return fc.array(moments, { maxLength: stepsMax }).map((drawn) => {
    const lived: LivedStep<State, Event, Fact>[] = []
    let from = start
    for (const moment of drawn) {
      const step = stepAt(table, from, moment)
      if (step === undefined) continue
      const { event, target: to, effects } = step
      lived.push({ from, to, event, effects, facts: moment.facts })
      from = to
    }
    return lived
  })
}
