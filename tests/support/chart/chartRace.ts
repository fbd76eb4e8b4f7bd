import * as fc from 'fast-check'
import { expect } from 'vitest'
import { createActor, fromPromise, transition } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { describeChart } from '@jangteo/generators/chart/describeChart'

export type RaceEvent = { readonly type: string; readonly [field: string]: unknown }

/** A process chart with what it may be born with, what may be pressed in it and what its actors may answer. */
export type RaceSubject = {
  readonly machine: AnyStateMachine
  /** Inputs that a page may begin with; absent for a chart that takes none. */
  readonly inputs?: readonly unknown[]
  readonly events: readonly RaceEvent[]
  readonly answers: Readonly<Record<string, readonly unknown[]>>
  /** States in which somebody has got what they came for. */
  readonly ends: readonly string[]
  /** Actions of the host that the chart cannot do itself. */
  readonly actions?: readonly string[]
}

/** Observations over all races of a chart. */
export type RaceSights = {
  readonly states: Set<string>
  /** Actors that were asked again, or given up, before they answered. */
  readonly abandoned: Set<string>
}

function answersTo({ answers }: RaceSubject): RaceEvent[] {
  return Object.entries(answers).flatMap(([actorId, outputs]) => [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
    { type: `xstate.error.actor.${actorId}`, error: new Error('no answer'), actorId },
  ])
}

function isEmpty(retained: unknown): boolean {
  return retained === null || retained === '' || (Array.isArray(retained) && retained.length === 0)
}

function fieldsOf(retained: unknown): readonly (readonly [name: string, field: unknown])[] {
  return typeof retained === 'object' && retained !== null && !Array.isArray(retained)
    ? Object.entries(retained)
    : []
}

/** A text leads the way by what it says; of everything else only whether there is any does. */
function traceOf(retained: unknown): unknown {
  return typeof retained === 'string' ? retained : isEmpty(retained)
}

/** State of a chart, and a trace of what it keeps and of the parts of that. */
function keyOf({ value, context }: AnyMachineSnapshot): string {
  const retained = fieldsOf(context).map(([name, field]) => {
    const parts = fieldsOf(field).map(([part, inner]) => [part, traceOf(inner)])
    return [name, traceOf(field), parts]
  })
  return JSON.stringify([value, retained])
}

/** The events by which a chart goes on when time passes. */
function delaysOf({ machine }: RaceSubject): RaceEvent[] {
  const events = describeChart(machine).flatMap(({ steps }) =>
    steps.flatMap(({ event, delay }) => (delay === null ? [] : [event])),
  )
  return [...new Set(events)].map((type) => ({ type }))
}

/** True when an end can still be reached, by any presses, answers and delays. */
function canEnd(subject: RaceSubject, start: AnyMachineSnapshot): boolean {
  const events = [...subject.events, ...answersTo(subject), ...delaysOf(subject)]
  const seen = new Set([keyOf(start)])
  const open = [start]
  for (const snapshot of open) {
    if (subject.ends.includes(String(snapshot.value))) return true
    for (const event of events.filter((it) => snapshot.can(it))) {
      const [next] = transition(subject.machine, snapshot, event)
      if (seen.has(keyOf(next))) continue
      seen.add(keyOf(next))
      open.push(next)
    }
  }
  return false
}

type Race = {
  readonly subject: RaceSubject
  readonly scheduler: fc.Scheduler
  /** Draws one of the possible answers for each question; `null` is none. */
  readonly nextChoice: () => number | null
  readonly sights: RaceSights
  /** Code that broke an invariant. */
  readonly breaches: string[]
}

const ANSWER = /^xstate\.(?:done|error)\.actor\.(.*)$/

/** Time of one page: a delay ends whenever the scheduler lets it. */
function watchDelays(scheduler: fc.Scheduler) {
  const running = new Set<number>()
  let count = 0
  const clock = {
    setTimeout: (end: () => void) => {
      count += 1
      const id = count
      running.add(id)
      void scheduler
        .schedule(Promise.resolve(), 'a delay ends')
        .then(() => (running.delete(id) ? end() : undefined))
      return id
    },
    clearTimeout: (id: number) => void running.delete(id),
  }
  return { clock, isWaiting: () => running.size > 0 }
}

type Press = {
  /** Of all that there is, or of what the page lets somebody press. */
  readonly isBlind: boolean
  readonly index: number
  readonly isTwice: boolean
}

type Watch = Race & { readonly blame: (breach: string) => void }

/** Watches the questions of one page: none is asked twice at once, and an answer that nobody waits for is not heard. */
function watchQuestions({ subject, scheduler, nextChoice, sights, blame }: Watch) {
  const inFlight = new Map<string, number>()
  const onTheirWay = new Map<string, number>()
  const add = (counts: Map<string, number>, name: string, count: number) => {
    const sum = (counts.get(name) ?? 0) + count
    counts.set(name, sum)
    return sum
  }
  const ask = ([name, outputs]: readonly [string, readonly unknown[]]) => {
    const logic = fromPromise(async ({ signal }) => {
      if (add(inFlight, name, 1) > 1) blame(`${name} is asked twice at once`)
      if (add(onTheirWay, name, 1) > 1) sights.abandoned.add(name)
      signal.addEventListener('abort', () => {
        add(inFlight, name, -1)
        sights.abandoned.add(name)
      })
      await scheduler.schedule(Promise.resolve(), `${name} answers`)
      add(onTheirWay, name, -1)
      const choice = nextChoice()
      if (choice === null) throw new Error('no answer')
      return outputs[choice % outputs.length]
    })
    return [name, logic] as const
  }
  return {
    actors: Object.fromEntries(Object.entries(subject.answers).map(ask)),
    hear: (event: InspectionEvent) => {
      if (event.type !== '@xstate.event') return
      const name = ANSWER.exec(event.event.type)?.[1]
      if (name !== undefined && add(inFlight, name, -1) < 0) blame(`${name} answers too late`)
    },
    isAsking: () => [...inFlight.values()].some((count) => count > 0),
  }
}

/**
 * One page with the chart. Its actors answer when the scheduler lets them; every invariant is watched at every moment.
 */
function openPage(race: Race) {
  const { subject, scheduler, nextChoice, sights, breaches } = race
  const { machine, events, actions = [] } = subject
  const blame = (breach: string) => void breaches.push(breach)
  const { actors, hear, isAsking } = watchQuestions({ ...race, blame })
  const fakes = Object.fromEntries(actions.map((name) => [name, () => undefined]))
  const { clock, isWaiting } = watchDelays(scheduler)
  const { inputs } = subject
  const input = inputs?.[(nextChoice() ?? 0) % inputs.length]
  const options = { inspect: hear, clock, input }
  const actor = createActor(machine.provide({ actors, actions: fakes }), options)
  const snapshotNow = (): AnyMachineSnapshot => actor.getSnapshot()
  actor.subscribe({
    next: (snapshot: AnyMachineSnapshot) => {
      const state = String(snapshot.value)
      sights.states.add(state)
      const isBusy = snapshot.hasTag('busy')
      if (isBusy && !isAsking() && !isWaiting()) blame(`${state} waits for nobody`)
      if (isAsking() && !isBusy) blame(`${state} asks and is not busy`)
    },
    error: (error: unknown) => blame(String(error)),
  })
  actor.start()
  return {
    press: ({ isBlind, index, isTwice }: Press) => {
      const open = events.filter((event) => isBlind || snapshotNow().can(event))
      const event = open[index % open.length]
      if (event === undefined) return
      actor.send(event)
      if (isTwice) actor.send(event)
    },
    isOver: () => snapshotNow().hasTag('terminal'),
    finish: () => {
      if (!canEnd(subject, snapshotNow())) blame(`no way out of ${String(snapshotNow().value)}`)
      actor.stop()
    },
  }
}

/** One tab; where its page is over, the next press opens the page again. */
function openTab(race: Race) {
  let page = openPage(race)
  return {
    press: (press: Press) => {
      if (page.isOver()) {
        page.finish()
        page = openPage(race)
      }
      page.press(press)
    },
    finish: () => page.finish(),
  }
}

const TABS = [0, 1]
const PRESSES_MAX = 40
/** Questions past it get no answer. */
const ANSWERS_MAX = 40

/** Races of two pages in which anything is pressed, often twice, while the answers come in any order. */
export function raceOf(subject: RaceSubject, sights: RaceSights) {
  const anyPress = fc.record({
    tab: fc.constantFrom(...TABS),
    isBlind: fc.boolean(),
    index: fc.nat({ max: 11 }),
    isTwice: fc.boolean(),
  })
  const presses = fc.array(anyPress, { minLength: 1, maxLength: PRESSES_MAX, size: 'max' })
  const choices = fc.array(fc.option(fc.nat({ max: 11 })), { maxLength: ANSWERS_MAX, size: 'max' })
  return fc.asyncProperty(fc.scheduler(), presses, choices, async (scheduler, pressed, drawn) => {
    const left = [...drawn]
    const nextChoice = () => left.pop() ?? null
    const breaches: string[] = []
    const race = { subject, scheduler, nextChoice, sights, breaches }
    const tabs = TABS.map(() => openTab(race))
    for (const { tab, ...press } of pressed) {
      void scheduler
        .schedule(Promise.resolve(), `a press in tab ${tab}`)
        .then(() => tabs[tab]?.press(press))
    }
    await scheduler.waitIdle()
    for (const { finish } of tabs) finish()
    expect(breaches).toEqual([])
  })
}
