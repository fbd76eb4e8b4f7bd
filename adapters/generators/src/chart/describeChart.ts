import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

export type DescribedStep = {
  /**
   * As the chart names it; `xstate.done.actor.<id>` and `xstate.error.actor.<id>` are the answers of an invoked actor,
   * `xstate.after.<delay>.<state>` is time that has passed.
   */
  readonly event: string
  readonly target: string
  /** Name of the delay after which the step is taken by itself; `null` where an event is sent. */
  readonly delay: string | null
  readonly guard: unknown
  readonly actions: readonly unknown[]
  readonly meta: unknown
}

export type DescribedInvoke = { readonly id: string; readonly source: unknown }

export type DescribedState = {
  /** Path inside the chart, joined by dots. */
  readonly state: string
  readonly kind: AnyStateNode['type']
  readonly isInitial: boolean
  readonly meta: unknown
  readonly tags: readonly string[]
  readonly steps: readonly DescribedStep[]
  readonly invokes: readonly DescribedInvoke[]
  readonly entry: readonly unknown[]
  readonly exit: readonly unknown[]
}

function nameOf(node: AnyStateNode): string {
  return node.path.join('.')
}

function describeStep(source: AnyStateNode, transition: AnyTransitionDefinition): DescribedStep {
  const event: unknown = transition.eventType
  const meta: unknown = transition.meta
  const delay: unknown = 'delay' in transition ? transition.delay : null
  return {
    event: String(event),
    target: nameOf(transition.target?.[0] ?? source),
    delay: typeof delay === 'string' || typeof delay === 'number' ? String(delay) : null,
    guard: transition.guard,
    actions: transition.actions,
    meta,
  }
}

/** Actions by which xstate starts and stops the delays of a state. */
const OF_DELAYS: ReadonlySet<unknown> = new Set(['xstate.raise', 'xstate.cancel'])

/** Actions that the chart names itself. */
function ownActions(actions: readonly unknown[]): readonly unknown[] {
  return actions.filter(
    (action) => !(typeof action === 'function' && 'type' in action && OF_DELAYS.has(action.type)),
  )
}

function describeState(node: AnyStateNode): DescribedState {
  const steps = [...node.transitions.values(), node.always ?? []].flat()
  const meta: unknown = node.meta
  const initial: unknown = node.parent?.initial.target[0]
  return {
    state: nameOf(node),
    kind: node.type,
    isInitial: initial === node,
    meta,
    tags: node.tags,
    steps: steps.map((transition) => describeStep(node, transition)),
    invokes: node.invoke.map(({ id, src }) => ({ id, source: src })),
    entry: ownActions(node.entry),
    exit: ownActions(node.exit),
  }
}

function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return Object.values<AnyStateNode>(node.states).flatMap((child) => [child, ...nodesBelow(child)])
}

/** Describes every state of a chart, the chart itself first under the empty name. */
export function describeChart(machine: AnyStateMachine): DescribedState[] {
  return [machine.root, ...nodesBelow(machine.root)].map(describeState)
}
