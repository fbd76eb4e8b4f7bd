import { MESSAGE_CATALOGUE } from '@jangteo/core/catalogue/catalogue.messages'
import type { FlowChart, FlowState, FlowStep } from '@jangteo/core/flow/flow.codes'
import type { AnyStateMachine } from 'xstate'
import { z } from 'zod'
import { stateMeta, stepMeta } from '../chart/chartMeta.ts'
import { describeChart } from '../chart/describeChart.ts'
import type { DescribedState, DescribedStep } from '../chart/describeChart.ts'

const keeping = z.object({ type: z.literal('xstate.assign') })
const name = z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)])
const names = z.array(name)
/** Delays of a chart, named and in milliseconds. */
const delays = z.record(z.string(), z.int().nonnegative())

function delayMs({ delay }: DescribedStep, known: FlowChart['delays']): number | null {
  if (delay === null) return null
  const ms = known[delay]
  if (ms === undefined) throw new Error(`delay ${delay} is not defined`)
  return ms
}

function toStep(step: DescribedStep, index: number, known: FlowChart['delays']): FlowStep {
  const { actor, action, otherwise = null } = stepMeta.parse(step.meta)
  return {
    event: step.event,
    index,
    target: step.target,
    actor,
    action,
    afterMs: delayMs(step, known),
    guard: step.guard === undefined ? null : name.parse(step.guard),
    effects: names.parse(step.actions),
    otherwise,
  }
}

type Shared = { readonly otherwise: string | null; readonly delays: FlowChart['delays'] }

function toState(described: DescribedState, shared: Shared): FlowState {
  const { label, otherwise = shared.otherwise } = stateMeta.parse(described.meta)
  const byEvent = Map.groupBy(described.steps, ({ event }) => event)
  return {
    state: described.state,
    label,
    tags: described.tags,
    entry: names.parse(described.entry),
    asks: described.invokes.map(({ id }) => id),
    otherwise,
    steps: [...byEvent.values()].flatMap((steps) =>
      steps.map((step, index) => toStep(step, index, shared.delays)),
    ),
  }
}

const CLAIM_TYPES: Readonly<Record<string, string>> = {
  cancelClaim: 'CANCEL',
  exchangeClaim: 'EXCHANGE',
  returnClaim: 'RETURN',
}

/** The figures that a text names: a claim's type is the chart's, all others stand as their names in braces. */
function figuresOf(id: string): object {
  const types = { type: CLAIM_TYPES[id] ?? '{type}' }
  return new Proxy(types, {
    get: (_, figure) => (figure === 'type' ? types.type : `{${String(figure)}}`),
  })
}

function refusalTexts(id: string, states: readonly FlowState[]): Record<string, string> {
  const codes = states.flatMap(({ otherwise, steps }) => [
    otherwise,
    ...steps.map((step) => step.otherwise),
  ])
  const texts: Readonly<Record<string, (figures: never) => string>> = MESSAGE_CATALOGUE
  const known = [...new Set(codes)].flatMap((code) => {
    const text = code === null ? undefined : texts[code]
    return code === null || text === undefined
      ? []
      : [[code, text(figuresOf(id) as never)] as const]
  })
  return Object.fromEntries(known)
}

/** Describes a chart for the viewer. Throws on nested states and on steps of the whole chart. */
export function flowChart(machine: AnyStateMachine): FlowChart {
  const [root, ...states] = describeChart(machine)
  const start = states.find(({ isInitial }) => isInitial)?.state
  if (root === undefined || start === undefined) throw new Error(`${machine.id}: no first state`)
  const isFlat = root.steps.length === 0 && states.every(({ kind }) => kind === 'atomic')
  if (!isFlat) throw new Error(`${machine.id}: not flat, which the flow viewer cannot show`)
  const { label, otherwise = null } = stateMeta.parse(root.meta)
  const { actions, guards } = machine.implementations
  const shared = { otherwise, delays: delays.parse(machine.implementations.delays) }
  const shown = states.map((state) => toState(state, shared))
  return {
    id: machine.id,
    label,
    start,
    guards: Object.keys(guards).toSorted(),
    delays: shared.delays,
    keeps: Object.keys(actions).filter((action) => keeping.safeParse(actions[action]).success),
    refusals: refusalTexts(machine.id, shown),
    states: shown,
  }
}
