import type { FlowChart, FlowState, FlowStep } from '@jangteo/core/flow/flow.codes'
import type { FlowRun } from '@jangteo/core/flow/run.codes'
import { currentlyDenied } from '@jangteo/core/flow/run.rules'
import { transition } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { FlowModule } from '../flowIndex.ts'
import { withoutEffects, withDenied } from './flowMachine.ts'

/** Reason why nothing happens: the code and its Korean text; both `null` where an event is let pass in silence. */
export type FlowRefusal = { readonly code: string | null; readonly text: string | null }

/** A step that was taken, and everything that followed from it. */
export type TakenStep = {
  readonly from: string
  readonly step: FlowStep
  readonly effects: readonly string[]
  /** The actors that are asked from here on. */
  readonly asks: readonly string[]
}

/** Reason why a run cannot be played to its end: no such state to begin in, or an event that is not possible. */
export type RunProblem =
  | { readonly kind: 'start'; readonly state: string }
  | {
      readonly kind: 'event'
      /** The how manyth event, from 1. */
      readonly number: number
      readonly event: string
      readonly state: string
      readonly refusal: FlowRefusal
    }

/**
 * Availability of a step now: it would be taken; another of the same event would; the event is refused.
 */
export type FlowOffer = {
  readonly step: FlowStep
  readonly status: 'open' | 'passed' | 'refused'
  readonly refusal: FlowRefusal
  /** The guards that would have to say no for it to be taken; `null` when it never is. */
  readonly denied: readonly string[] | null
}

export type Playing = {
  readonly state: FlowState
  /** Every step of the run, also those after where it is shown. */
  readonly taken: readonly TakenStep[]
  readonly at: number
  readonly denied: readonly string[]
  readonly offers: readonly FlowOffer[]
  readonly problem: RunProblem | null
}

/** The state of that code, else the first one. Throws for a chart without states. */
export function stateOf({ states, start }: FlowChart, code: string): FlowState {
  const found =
    states.find(({ state }) => state === code) ?? states.find(({ state }) => state === start)
  if (found === undefined) throw new Error('a chart without states')
  return found
}

/** A code with the text that the chart's refusals have for it. */
export function refusalOf({ refusals }: FlowChart, code: string | null): FlowRefusal {
  return { code, text: code === null ? null : (refusals[code] ?? null) }
}

function snapshotIn(machine: AnyStateMachine, state: string): AnyMachineSnapshot {
  return machine.resolveState({ value: state, context: {} })
}

function refusalIn(chart: FlowChart, state: FlowState, event: string): FlowRefusal {
  const first = state.steps.find((step) => step.event === event)
  return refusalOf(chart, first?.otherwise ?? state.otherwise)
}

function firstOpen(state: FlowState, event: string, denied: readonly string[]) {
  return state.steps.find(
    (step) => step.event === event && (step.guard === null || !denied.includes(step.guard)),
  )
}

function deniedFor(state: FlowState, step: FlowStep, denied: readonly string[]) {
  const earlier = state.steps
    .filter(({ event, index }) => event === step.event && index < step.index)
    .map(({ guard }) => guard)
  const refusing = earlier.filter((guard) => guard !== null)
  if (refusing.length < earlier.length) return null
  if (step.guard !== null && refusing.includes(step.guard)) return null
  const others = denied.filter((guard) => guard !== step.guard)
  return [...new Set([...others, ...refusing])].toSorted()
}

type Table = { readonly chart: FlowChart; readonly machine: AnyStateMachine }

function offersIn({ chart, machine }: Table, state: FlowState, denied: readonly string[]) {
  const snapshot = snapshotIn(withDenied(machine, chart, denied), state.state)
  return state.steps.map((step): FlowOffer => {
    const isTaken = snapshot.can({ type: step.event })
    const status = firstOpen(state, step.event, denied) === step ? 'open' : 'passed'
    return {
      step,
      status: isTaken ? status : 'refused',
      refusal: refusalIn(chart, state, step.event),
      denied: deniedFor(state, step, denied),
    }
  })
}

type Sent = { readonly event: string; readonly denied: readonly string[] }

function take({ chart, machine }: Table, from: FlowState, { event, denied }: Sent) {
  const reported = withDenied(machine, chart, denied)
  const snapshot = snapshotIn(reported, from.state)
  const step = firstOpen(from, event, denied)
  if (step === undefined || !snapshot.can({ type: event })) return null
  const [next, actions] = transition(reported, snapshot, { type: event })
  const types = actions.map(({ type }) => type)
  const to = stateOf(chart, String(next.value))
  const taken: TakenStep = {
    from: from.state,
    step,
    effects: types.filter((type) => !type.startsWith('xstate.')),
    asks: types.includes('xstate.spawnChild') ? to.asks : [],
  }
  return { to, taken }
}

function problemOf(
  chart: FlowChart,
  at: FlowState,
  event: { readonly name: string; readonly number: number },
): RunProblem {
  return {
    kind: 'event',
    number: event.number,
    event: event.name,
    state: at.state,
    refusal: refusalIn(chart, at, event.name),
  }
}

/** Plays a run through its chart as far as it goes; nothing is really done. */
function play(table: Table, run: FlowRun): Playing {
  const { chart } = table
  const start = run.start ?? chart.start
  let state = stateOf(chart, start)
  let problem: RunProblem | null = state.state === start ? null : { kind: 'start', state: start }
  const taken: TakenStep[] = []
  const states = [state]
  for (const [index, sent] of run.steps.entries()) {
    const done = problem === null ? take(table, state, sent) : null
    if (done === null) {
      problem ??= problemOf(chart, state, { name: sent.event, number: index + 1 })
      break
    }
    taken.push(done.taken)
    state = done.to
    states.push(state)
  }
  const at = Math.min(run.at, taken.length)
  const shown = states[at] ?? state
  const denied = currentlyDenied({ ...run, at })
  return { state: shown, taken, at, denied, offers: offersIn(table, shown, denied), problem }
}

/** Player of runs through one chart. */
export function createPlayer(module: FlowModule): (run: FlowRun) => Playing {
  const table = { chart: module.CHART, machine: withoutEffects(module) }
  return (run) => play(table, run)
}
