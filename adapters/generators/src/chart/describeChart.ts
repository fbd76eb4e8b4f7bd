import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

export type DescribedStep = {
  /** As the chart names it; `xstate.done.actor.<id>` and `xstate.error.actor.<id>` for what an actor answers. */
  readonly event: string
  readonly target: string
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
  return {
    event: String(event),
    target: nameOf(transition.target?.[0] ?? source),
    guard: transition.guard,
    actions: transition.actions,
    meta,
  }
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
    entry: node.entry,
    exit: node.exit,
  }
}

function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return Object.values<AnyStateNode>(node.states).flatMap((child) => [child, ...nodesBelow(child)])
}

/** Every state of a chart, the chart itself first under the empty name, with what it says and does. */
export function describeChart(machine: AnyStateMachine): DescribedState[] {
  return [machine.root, ...nodesBelow(machine.root)].map(describeState)
}
