import type { FlowRun, FlowRunStep } from './run.codes.ts'

const SEPARATOR = ','
/** Before a guard: from here on it says the other thing. */
const FLIP = '~'

/** A run through a chart in which nothing has happened and every guard says yes. `start` `null`: the chart's first state. */
export function beginRun(chart: string, start: string | null = null): FlowRun {
  return { chart, start, steps: [], at: 0, denied: [] }
}

/** The guards that say no to the event that is sent next from where the run is shown. */
export function currentlyDenied({ steps, at, denied }: FlowRun): readonly string[] {
  return steps[at]?.denied ?? denied
}

/** The run with one event more, sent from where it is shown; what came after that no longer exists. */
export function sendInRun(run: FlowRun, event: string, denied = currentlyDenied(run)): FlowRun {
  const said = denied.toSorted()
  const steps = [...run.steps.slice(0, run.at), { event, denied: said }]
  return { ...run, steps, at: steps.length, denied: said }
}

/** The run with a guard that says the other thing from where it is shown; what came after that no longer exists. */
export function flipInRun(run: FlowRun, guard: string): FlowRun {
  const denied = flipped(currentlyDenied(run), [guard])
  return { ...run, steps: run.steps.slice(0, run.at), denied }
}

/** The run shown after so many of its steps, 0 to all. */
export function showRunAt(run: FlowRun, at: number): FlowRun {
  return { ...run, at: Math.min(Math.max(0, Math.trunc(at)), run.steps.length) }
}

function flipped(denied: readonly string[], guards: readonly string[]): readonly string[] {
  const retained = denied.filter((guard) => !guards.includes(guard))
  return [...retained, ...guards.filter((guard) => !denied.includes(guard))].toSorted()
}

function encode(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(FLIP, '%7E')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function flips(from: readonly string[], to: readonly string[]): string[] {
  return flipped(from, to).map((guard) => FLIP + encode(guard))
}

function eventsText({ steps, denied }: FlowRun): string {
  let said: readonly string[] = []
  const tokens: string[] = []
  for (const step of steps) {
    tokens.push(...flips(said, step.denied), encode(step.event))
    said = step.denied
  }
  return [...tokens, ...flips(said, denied)].join(SEPARATOR)
}

/**
 * A run as the part of an address behind its `#`: the chart, where it begins unless at the start, its events in order
 * with `~guard` where a guard begins to say the other thing, and how far it is shown unless to the end.
 * @example runToHash(sendInRun(beginRun('orderItem'), 'payment.completed')) // 'chart=orderItem&events=payment.completed'
 */
export function runToHash(run: FlowRun): string {
  const events = eventsText(run)
  return [
    `chart=${encode(run.chart)}`,
    ...(run.start === null ? [] : [`start=${encode(run.start)}`]),
    ...(events === '' ? [] : [`events=${events}`]),
    ...(run.at === run.steps.length ? [] : [`at=${run.at}`]),
  ].join('&')
}

function readEvents(text: string): Pick<FlowRun, 'steps' | 'denied'> {
  let denied: readonly string[] = []
  const steps: FlowRunStep[] = []
  for (const token of text.split(SEPARATOR)) {
    if (token.startsWith(FLIP)) denied = flipped(denied, [decode(token.slice(FLIP.length))])
    else if (token !== '') steps.push({ event: decode(token), denied })
  }
  return { steps, denied }
}

/** One part of the address behind its `#`, by its name; `null` when there is none. */
export function hashPart(hash: string, name: string): string | null {
  const part = hash
    .replace(/^#/, '')
    .split('&')
    .find((text) => text.startsWith(`${name}=`))
  return part === undefined ? null : part.slice(name.length + 1)
}

/** The run that an address describes behind its `#`; `null` when it names no chart. Whether the chart can do it is not asked. */
export function hashToRun(hash: string): FlowRun | null {
  const [chart, start] = [hashPart(hash, 'chart'), hashPart(hash, 'start')]
  if (chart === null || chart === '') return null
  const events = readEvents(hashPart(hash, 'events') ?? '')
  const at = /^\d{1,6}$/.exec(hashPart(hash, 'at') ?? '')?.[0]
  const run = { chart: decode(chart), start: start === null ? null : decode(start), ...events }
  const all = { ...run, at: events.steps.length }
  return at === undefined ? all : showRunAt(all, Number(at))
}
