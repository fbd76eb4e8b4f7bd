import { getNextTransitions } from 'xstate'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { z } from 'zod'
import { stateMeta, stepMeta } from './chartMeta.ts'

const namedAction = z.union([z.string(), z.object({ type: z.string() }).strict()])

export type CompiledStep = {
  readonly event: string
  readonly target: string
  readonly guard: string | null
  readonly effects: readonly string[]
  readonly meta: z.infer<typeof stepMeta>
}

export type CompiledState = {
  readonly state: string
  readonly otherwise: string
  readonly tags: readonly string[]
  readonly steps: readonly CompiledStep[]
}

export type CompiledChart = {
  readonly id: string
  readonly initial: string
  readonly states: readonly CompiledState[]
}

function fail(where: string, what: string): never {
  throw new Error(`${where}: ${what}, which a table cannot hold`)
}

function refuseShape(node: AnyStateNode): void {
  if (node.always !== undefined && node.always.length > 0) fail(node.id, 'an `always`')
  if (node.invoke.length > 0) fail(node.id, 'an `invoke`')
  if (node.after.length > 0) fail(node.id, 'an `after`')
}

function effectNames(where: string, actions: readonly unknown[]): string[] {
  return actions.map((action) => {
    const named = namedAction.safeParse(action)
    if (!named.success) return fail(where, 'an inline or parameterised action')
    return typeof named.data === 'string' ? named.data : named.data.type
  })
}

function guardName(where: string, guard: unknown): string | null {
  if (guard === undefined) return null
  return typeof guard === 'string' ? guard : fail(where, 'an inline or parameterised guard')
}

function compileStep(source: AnyStateNode, transition: AnyTransitionDefinition): CompiledStep {
  const event = z.string().parse(transition.eventType)
  const where = `${source.id} ${event}`
  if (event.includes('*')) fail(where, 'a wildcard')
  const [target, second] = transition.target ?? []
  if (second !== undefined) fail(where, 'two targets')
  const isMove = target !== undefined && (target !== source || transition.reenter)
  const actions: readonly unknown[] = [
    ...(isMove ? source.exit : []),
    ...transition.actions,
    ...(isMove ? target.entry : []),
  ]
  return {
    event,
    target: (target ?? source).key,
    guard: guardName(where, transition.guard),
    effects: effectNames(where, actions),
    meta: stepMeta.parse(transition.meta),
  }
}

function otherwiseOf(machine: AnyStateMachine, node: AnyStateNode): string {
  const own = stateMeta.parse(node.meta).otherwise ?? stateMeta.parse(machine.root.meta).otherwise
  if (own === undefined) throw new Error(`${node.id}: neither it nor the chart says \`otherwise\``)
  return own
}

function compileState(machine: AnyStateMachine, node: AnyStateNode): CompiledState {
  refuseShape(node)
  if (node.type !== 'atomic') fail(node.id, `a ${node.type} state`)
  const snapshot = machine.resolveState({ value: node.key, context: {} })
  return {
    state: node.key,
    otherwise: otherwiseOf(machine, node),
    tags: node.tags,
    steps: getNextTransitions(snapshot).map((transition) => compileStep(node, transition)),
  }
}

/**
 * Compiles an entity chart to data: every state with its steps, in the order of the chart. Throws on what a table
 * cannot hold: inline or parameterised guards and actions, `always`, `after`, `invoke`, wildcards, and any state that
 * is not atomic (parallel, nested, history, final).
 */
export function compileTable(machine: AnyStateMachine): CompiledChart {
  const { root } = machine
  refuseShape(root)
  if (root.type !== 'compound') fail(root.id, `a ${root.type} chart`)
  if (root.transitions.size > 0) fail(root.id, 'a step of the whole chart')
  const nodes = Object.values<AnyStateNode>(root.states)
  const [initial] = root.initial.target
  if (initial === undefined) fail(root.id, 'no first state')
  return {
    id: root.id,
    initial: initial.key,
    states: nodes.map((node) => compileState(machine, node)),
  }
}
