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

function toStep(step: DescribedStep, index: number): FlowStep {
  const { actor, action, otherwise = null } = stepMeta.parse(step.meta)
  return {
    event: step.event,
    index,
    target: step.target,
    actor,
    action,
    guard: step.guard === undefined ? null : name.parse(step.guard),
    effects: names.parse(step.actions),
    otherwise,
  }
}

function toState(described: DescribedState, fallback: string | null): FlowState {
  const { label, otherwise = fallback } = stateMeta.parse(described.meta)
  const byEvent = Map.groupBy(described.steps, ({ event }) => event)
  return {
    state: described.state,
    label,
    tags: described.tags,
    entry: names.parse(described.entry),
    asks: described.invokes.map(({ id }) => id),
    otherwise,
    steps: [...byEvent.values()].flatMap((steps) => steps.map(toStep)),
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

/** A chart as the viewer shows it. Throws on what it has no place for: states in states, steps of the whole chart. */
export function flowChart(machine: AnyStateMachine): FlowChart {
  const [root, ...states] = describeChart(machine)
  const start = states.find(({ isInitial }) => isInitial)?.state
  if (root === undefined || start === undefined) throw new Error(`${machine.id}: no first state`)
  const isFlat = root.steps.length === 0 && states.every(({ kind }) => kind === 'atomic')
  if (!isFlat) throw new Error(`${machine.id}: not flat, which the flow viewer cannot show`)
  const { label, otherwise = null } = stateMeta.parse(root.meta)
  const { actions, guards } = machine.implementations
  const shown = states.map((state) => toState(state, otherwise))
  return {
    id: machine.id,
    label,
    start,
    guards: Object.keys(guards).toSorted(),
    keeps: Object.keys(actions).filter((action) => keeping.safeParse(actions[action]).success),
    refusals: refusalTexts(machine.id, shown),
    states: shown,
  }
}
