import type { FlowRun, FlowRunStep } from './run.codes.ts'

const SEPARATOR = ','
/** Prefix of a guard whose answer is inverted from here on. */
const FLIP = '~'

/** Starts a run in which every guard allows. `start` `null`: the chart's first state. */
export function beginRun(chart: string, start: string | null = null): FlowRun {
  return { chart, start, steps: [], at: 0, denied: [] }
}

/** Returns the guards that deny the next event, from the shown place. */
export function currentlyDenied({ steps, at, denied }: FlowRun): readonly string[] {
  return steps[at]?.denied ?? denied
}

/** Adds an event at the shown place of a run; later events are dropped. */
export function sendInRun(run: FlowRun, event: string, denied = currentlyDenied(run)): FlowRun {
  const said = denied.toSorted()
  const steps = [...run.steps.slice(0, run.at), { event, denied: said }]
  return { ...run, steps, at: steps.length, denied: said }
}

/** Inverts a guard from the shown place of a run on; later events are dropped. */
export function flipInRun(run: FlowRun, guard: string): FlowRun {
  const denied = flipped(currentlyDenied(run), [guard])
  return { ...run, steps: run.steps.slice(0, run.at), denied }
}

/** Shows a run after this many of its steps, 0 to all. */
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
 * Writes a run as the hash of an address: the chart, its first state unless it is the default, the events in order with
 * `~guard` where a guard is inverted, and the shown place unless it is the end.
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

/** Reads a part of an address's hash by its name; `null` when there is none. */
export function hashPart(hash: string, name: string): string | null {
  const part = hash
    .replace(/^#/, '')
    .split('&')
    .find((text) => text.startsWith(`${name}=`))
  return part === undefined ? null : part.slice(name.length + 1)
}

/** Reads a run from the hash of an address; `null` when it names no chart. It is not checked against the chart. */
export function hashToRun(hash: string): FlowRun | null {
  const [chart, start] = [hashPart(hash, 'chart'), hashPart(hash, 'start')]
  if (chart === null || chart === '') return null
  const events = readEvents(hashPart(hash, 'events') ?? '')
  const at = /^\d{1,6}$/.exec(hashPart(hash, 'at') ?? '')?.[0]
  const run = { chart: decode(chart), start: start === null ? null : decode(start), ...events }
  const all = { ...run, at: events.steps.length }
  return at === undefined ? all : showRunAt(all, Number(at))
}
