import { STEP_ACTORS } from '@jangteo/core/chart/step.codes'
import type { ChartEntry } from '@jangteo/core/chart/chart.codes'
import { initialTransition } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { z } from 'zod'
import { describeChart } from '@jangteo/generators/chart/describeChart'
import type { DescribedState, DescribedStep } from '@jangteo/generators/chart/describeChart'

const STATES_MAX = 25
const GUARDS_MAX = 8
const EVENT_NAME = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/
const OF_XSTATE = /^xstate\.(?:(?:done|error)\.actor|after)\./

const korean = z.string().regex(/\p{Script=Hangul}/u)
const stateMeta = z.object({ label: korean, otherwise: z.string().optional() }).strict()
const stepMeta = z
  .object({ actor: z.enum(STEP_ACTORS), action: korean, otherwise: z.string().optional() })
  .strict()
const named = z.union([
  z.string(),
  z.object({ type: z.string(), params: z.record(z.string(), z.unknown()).optional() }).strict(),
])

type Subject = {
  readonly entry: ChartEntry
  readonly machine: AnyStateMachine
  readonly states: readonly DescribedState[]
  /** Codes that have a Korean text. */
  readonly messageCodes: ReadonlySet<string>
}

type MachineRule = { readonly rule: string; readonly find: (subject: Subject) => string[] }

function eachStep(
  { states }: Subject,
  find: (step: DescribedStep, state: DescribedState) => string[],
): string[] {
  return states.flatMap((state) =>
    state.steps.flatMap((step) =>
      find(step, state).map((found) => `${state.state} ${step.event}: ${found}`),
    ),
  )
}

function isMs(delay: unknown): boolean {
  return typeof delay === 'number' && Number.isInteger(delay) && delay >= 0
}

function leaves(state: DescribedState): boolean {
  return state.steps.some(({ target }) => target !== state.state)
}

function reachableFrom(states: readonly DescribedState[], start: string): Set<string> {
  const reached = new Set([start])
  for (const name of reached) {
    for (const { target } of states.find(({ state }) => state === name)?.steps ?? [])
      reached.add(target)
  }
  return reached
}

function refusalCodes({ states }: Subject): string[] {
  const metas = states.flatMap(({ meta, steps }) => [meta, ...steps.map((step) => step.meta)])
  const otherwise = z.object({ otherwise: z.string() })
  return metas.flatMap((meta) => otherwise.safeParse(meta).data?.otherwise ?? [])
}

const EVERY_CHART: readonly MachineRule[] = [
  {
    rule: 'id-is-the-noun',
    find: ({ entry, machine }) => (machine.id === entry.id ? [] : [machine.id]),
  },
  {
    rule: 'state-has-label',
    find: ({ states }) =>
      states.filter(({ meta }) => !stateMeta.safeParse(meta).success).map(({ state }) => state),
  },
  {
    rule: 'step-has-actor-and-action',
    find: (subject) =>
      eachStep(subject, ({ meta }) => (stepMeta.safeParse(meta).success ? [] : ['meta'])),
  },
  {
    rule: 'event-is-subject-verb',
    find: (subject) =>
      eachStep(subject, ({ event }) =>
        EVENT_NAME.test(event) || OF_XSTATE.test(event) ? [] : ['name'],
      ),
  },
  {
    rule: 'delay-is-named-milliseconds',
    find: (subject) =>
      eachStep(subject, ({ delay }) =>
        delay === null || isMs(subject.machine.implementations.delays[delay]) ? [] : ['delay'],
      ),
  },
  {
    rule: 'guards-and-actions-are-named',
    find: (subject) =>
      eachStep(subject, ({ guard, actions }) => {
        const parts = guard === undefined ? actions : [guard, ...actions]
        return parts.every((part) => named.safeParse(part).success) ? [] : ['inline']
      }),
  },
  {
    rule: 'terminal-is-tagged',
    find: ({ states }) =>
      states.slice(1).flatMap((state) => {
        const isTagged = state.tags.includes('terminal')
        return isTagged === !leaves(state) ? [] : [state.state]
      }),
  },
  {
    rule: 'every-state-is-reached',
    find: ({ states }) => {
      const start = states.find(({ isInitial }) => isInitial)?.state ?? ''
      const reached = new Set([...reachableFrom(states, start), ...reachableFrom(states, '')])
      return states.map(({ state }) => state).filter((state) => !reached.has(state))
    },
  },
  {
    rule: 'starts-without-input',
    find: ({ machine }) => {
      const [snapshot] = initialTransition(machine)
      return snapshot.status === 'error' ? [String(snapshot.error)] : []
    },
  },
  {
    rule: 'stays-small',
    find: ({ machine, states }) => {
      const guards = Object.keys(machine.implementations.guards).length
      return [
        ...(states.length - 1 > STATES_MAX ? [`${states.length - 1} states`] : []),
        ...(guards > GUARDS_MAX ? [`${guards} guards`] : []),
      ]
    },
  },
  {
    rule: 'no-step-on-parallel-root',
    find: ({ states: [root] }) =>
      root !== undefined && root.kind === 'parallel' && root.steps.length > 0 ? ['on'] : [],
  },
  {
    rule: 'refusal-has-text',
    find: (subject) => refusalCodes(subject).filter((code) => !subject.messageCodes.has(code)),
  },
]

function lacksReason({ steps }: DescribedState): string[] {
  return [...Map.groupBy(steps, ({ event }) => event)].flatMap(([event, cell]) => {
    const [first] = cell
    const always = cell.some(({ guard }) => guard === undefined)
    const keeps = stepMeta.safeParse(first?.meta).data?.otherwise !== undefined
    return always === keeps ? [event] : []
  })
}

const ENTITY: readonly MachineRule[] = [
  {
    rule: 'refused-step-keeps-its-reason',
    find: ({ states }) =>
      states.flatMap((state) => lacksReason(state).map((event) => `${state.state} ${event}`)),
  },
  {
    rule: 'guard-reads-the-fact-of-its-name',
    find: ({ machine }) => {
      const context = z.record(z.string(), z.boolean()).parse(initialTransition(machine)[0].context)
      const facts = Object.keys(context).toSorted()
      const guards = Object.keys(machine.implementations.guards).toSorted()
      const isDenying = Object.values(context).every((fact) => !fact)
      return [
        ...(guards.join() === facts.join()
          ? []
          : [`facts ${facts.join()}; guards ${guards.join()}`]),
        ...(isDenying ? [] : ['a fact is true before anybody computed it']),
      ]
    },
  },
  {
    rule: 'entity-can-end',
    find: ({ states }) =>
      states.slice(1).flatMap(({ state }) => {
        const reached = reachableFrom(states, state)
        const ends = states.some((end) => end.tags.includes('terminal') && reached.has(end.state))
        return ends ? [] : [state]
      }),
  },
]

function answersOf({ steps }: DescribedState, id: string): { done: boolean; error: boolean } {
  return {
    done: steps.some(({ event }) => event === `xstate.done.actor.${id}`),
    error: steps.some(({ event }) => event === `xstate.error.actor.${id}`),
  }
}

const PROCESS: readonly MachineRule[] = [
  {
    rule: 'initial-state-invokes-nothing',
    find: ({ states }) =>
      states
        .filter(
          ({ isInitial, state, invokes }) => (isInitial || state === '') && invokes.length > 0,
        )
        .map(({ state }) => state),
  },
  {
    rule: 'invoke-has-id-and-both-answers',
    find: ({ states }) =>
      states.flatMap((state) =>
        state.invokes.flatMap(({ id, source }) => {
          const answers = answersOf(state, id)
          const isWhole = id === source && answers.done && answers.error
          return isWhole ? [] : [`${state.state} ${id}`]
        }),
      ),
  },
  {
    rule: 'waiting-state-is-busy',
    find: ({ states }) =>
      states
        .filter(({ tags, invokes }) => invokes.length > 0 && !tags.includes('busy'))
        .map(({ state }) => state),
  },
]

/** Lists violations of the rules on a chart's machine, as `rule: place`. */
export function lintMachine(
  entry: ChartEntry,
  machine: AnyStateMachine,
  messageCodes: ReadonlySet<string>,
): string[] {
  const subject = { entry, machine, states: describeChart(machine), messageCodes }
  const rules = [...EVERY_CHART, ...(entry.kind === 'entity' ? ENTITY : PROCESS)]
  return rules.flatMap(({ rule, find }) => find(subject).map((found) => `${rule}: ${found}`))
}
