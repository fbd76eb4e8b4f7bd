import { transition } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { z } from 'zod'
import { decideStep } from '@jangteo/core/chart/table.rules'
import type { ChartTable, TableFacts } from '@jangteo/core/chart/table.rules'

export type AnyTable = ChartTable<string, string, string, string, string, string>
export type AnyTableStep = Extract<ReturnType<typeof decideStep>, { ok: true }>['value']

const UNKNOWN_EVENT = 'nobody.asked'
const actionType = z.object({ type: z.string() })

/** Every event that some state of the table has a step for. */
function eventsOf(table: AnyTable): string[] {
  return [...new Set(stepsOf(table).map(({ event }) => event))]
}

/** Every step of the table. */
export function stepsOf(table: Pick<AnyTable, 'steps'>): AnyTableStep[] {
  return Object.values(table.steps).flatMap((row) =>
    Object.values(row).flatMap((cell) => cell ?? []),
  )
}

/** Every way in which the facts can be true or false. */
function subsetsOf(facts: readonly string[]): TableFacts<string>[] {
  return Array.from({ length: 2 ** facts.length }, (_, bits) =>
    Object.fromEntries(facts.map((fact, index) => [fact, ((bits >> index) & 1) === 1])),
  )
}

type Input = { readonly state: string; readonly event: string; readonly facts: TableFacts<string> }

function chartAnswer(machine: AnyStateMachine, { state, event, facts }: Input): string {
  const snapshot = machine.resolveState({ value: state, context: facts })
  if (!snapshot.can({ type: event })) return 'refused'
  const [next, actions] = transition(machine, snapshot, { type: event })
  const effects = actions.map((action) => actionType.parse(action).type)
  return `${String(next.value)} [${effects.join(' ')}]`
}

function tableAnswer(table: AnyTable, asked: Input): string {
  const decided = decideStep(table, asked)
  return decided.ok ? `${decided.value.target} [${decided.value.effects.join(' ')}]` : 'refused'
}

/**
 * Asks a chart every question there is, every state × every event and one that is unknown × every subset of facts,
 * and returns what compares a table with its answers: it lists the questions answered differently. Empty is the
 * proof that chart and table are one.
 */
export function questionChart(machine: AnyStateMachine): (table: AnyTable) => string[] {
  const states = Object.keys(machine.root.states)
  const events = [...machine.events.map(String), UNKNOWN_EVENT]
  const subsets = subsetsOf(Object.keys(machine.implementations.guards))
  const questions = states.flatMap((state) =>
    events.flatMap((event) => subsets.map((facts) => ({ state, event, facts }))),
  )
  const answers = questions.map((asked) => chartAnswer(machine, asked))
  const initial = machine.root.initial.target[0]?.key
  return (table) => [
    ...(table.initial === initial ? [] : [`begins: chart ${initial}, table ${table.initial}`]),
    ...eventsOf(table).filter((event) => !events.includes(event)),
    ...questions.flatMap((asked, index) => {
      const [chart, data] = [answers[index], tableAnswer(table, asked)]
      return chart === data ? [] : [`${asked.state} ${asked.event}: chart ${chart}, table ${data}`]
    }),
  ]
}

type Mutation = { readonly name: string; readonly table: AnyTable }

function withCell(
  table: AnyTable,
  [state, event]: [string, string],
  cell: AnyTableStep[],
): AnyTable {
  const [first, ...rest] = cell
  const { [event]: _dropped, ...row } = table.steps[state] ?? {}
  const mutated = first === undefined ? row : { ...row, [event]: [first, ...rest] as const }
  return { ...table, steps: { ...table.steps, [state]: mutated } }
}

function wrongSteps(table: AnyTable, step: AnyTableStep): [string, AnyTableStep | null][] {
  const elsewhere = Object.keys(table.steps).find((state) => state !== step.target) ?? step.target
  const wrong: [string, AnyTableStep | null][] = [
    ['dropped', null],
    ['retargeted', { ...step, target: elsewhere }],
    ['given an effect', { ...step, effects: [...step.effects, 'nobodyAsked'] }],
  ]
  if (step.guard !== null) wrong.push(['unguarded', { ...step, guard: null }])
  if (step.effects.length > 0) wrong.push(['without effects', { ...step, effects: [] }])
  return wrong
}

/** The table with one step wrong, once for every step and every way to get it wrong, and with another beginning. */
export function mutationsOf(table: AnyTable): Mutation[] {
  const others = Object.keys(table.steps).filter((state) => state !== table.initial)
  return [
    ...others.map((state) => ({ name: `begins ${state}`, table: { ...table, initial: state } })),
    ...wrongTables(table),
  ]
}

function wrongTables(table: AnyTable): Mutation[] {
  return Object.entries(table.steps).flatMap(([state, row]) =>
    Object.entries(row).flatMap(([event, cell]) =>
      (cell ?? []).flatMap((step, index, steps) =>
        wrongSteps(table, step).map(([name, wrong]) => ({
          name: `${state} ${event} ${name}`,
          table: withCell(
            table,
            [state, event],
            steps.toSpliced(index, 1, ...(wrong ? [wrong] : [])),
          ),
        })),
      ),
    ),
  )
}
