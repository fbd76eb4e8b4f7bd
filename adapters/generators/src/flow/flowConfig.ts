import { STEP_ACTOR_LABELS, STEP_ACTORS } from '@jangteo/core/chart/step.codes'
import { z } from 'zod'

const flowConfig = z.record(z.string(), z.unknown())

/** A chart's configuration as visualisers read it: plain data. */
export type FlowConfig = Readonly<z.infer<typeof flowConfig>>

const stateMeta = z.object({ label: z.string() })
const stepMeta = z.object({
  actor: z.enum(STEP_ACTORS),
  action: z.string(),
  otherwise: z.string().optional(),
})

/** Keys under which a state or an invoked actor has its transitions. */
const STEP_KEYS = ['onDone', 'onError', 'always'] as const

function isRecord(value: unknown): value is FlowConfig {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : []
}

function describeStep(step: unknown): unknown {
  if (Array.isArray(step)) return step.map(describeStep)
  if (!isRecord(step) || step['meta'] === undefined) return step
  const { actor, action, otherwise } = stepMeta.parse(step['meta'])
  const refusal = otherwise === undefined ? '' : ` (아니면 ${otherwise})`
  return { ...step, description: `${STEP_ACTOR_LABELS[actor]}: ${action}${refusal}` }
}

/** Keys under which a state has transitions by the name of an event or of a delay. */
const NAMED_STEP_KEYS = ['on', 'after'] as const

function describeSteps(node: FlowConfig): FlowConfig {
  const described = STEP_KEYS.flatMap((key) =>
    node[key] === undefined ? [] : [[key, describeStep(node[key])] as const],
  )
  const named = NAMED_STEP_KEYS.flatMap((key) => {
    const steps = entriesOf(node[key]).map(([name, step]) => [name, describeStep(step)] as const)
    return steps.length === 0 ? [] : [[key, Object.fromEntries(steps)] as const]
  })
  return { ...node, ...Object.fromEntries(described), ...Object.fromEntries(named) }
}

function describeInvoked(invoke: unknown): unknown {
  if (Array.isArray(invoke)) return invoke.map(describeInvoked)
  return isRecord(invoke) ? describeSteps(invoke) : invoke
}

const WAYS_OUT = ['on', 'invoke', 'always', 'after', 'states']

/**
 * Adds what Stately shows: the Korean label of every state and, for every transition, who acts, what happens and the
 * refusal, as `description`; a state without any way out is `final`.
 */
export function describeFlow(config: unknown): FlowConfig {
  return describeState(flowConfig.parse(config), true)
}

function describeState(config: FlowConfig, isRoot: boolean): FlowConfig {
  const { label } = stateMeta.parse(config['meta'])
  const states = entriesOf(config['states']).map(
    ([name, state]) => [name, isRecord(state) ? describeState(state, false) : state] as const,
  )
  const isEnd = !isRoot && WAYS_OUT.every((key) => config[key] === undefined)
  return {
    ...describeSteps(config),
    description: label,
    ...(isEnd ? { type: 'final' } : {}),
    ...(config['invoke'] === undefined ? {} : { invoke: describeInvoked(config['invoke']) }),
    ...(states.length === 0 ? {} : { states: Object.fromEntries(states) }),
  }
}
