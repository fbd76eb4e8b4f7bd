import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { CLIENT_CLOSED, type Meter } from './meter.ts'
import { SECURITY_EVENTS } from './security-event.ts'

const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60]

/** `2xx` to `5xx`; a client that hung up is its own class, because neither side failed. */
function classOf(status: number): string {
  return status === CLIENT_CLOSED ? 'hangup' : `${Math.floor(status / 100)}xx`
}

/** A meter for Prometheus, with the default metrics of Node. */
export function createPrometheusMeter(): { readonly meter: Meter; readonly registry: Registry } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'market_request_duration_seconds',
    help: 'How long requests took, by call or route and class of status.',
    labelNames: ['target', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const events = new Counter({
    name: 'market_security_events_total',
    help: 'Security events by name.',
    labelNames: ['event'],
    registers,
  })
  const jobs = new Histogram({
    name: 'market_job_duration_seconds',
    help: 'How long jobs took, by task and whether they were done.',
    labelNames: ['task', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  })
  const renderings = new Histogram({
    name: 'market_page_rendering_seconds',
    help: 'How long pages took to be rendered on the server.',
    buckets: REQUEST_SECONDS,
    registers,
  })
  for (const event of SECURITY_EVENTS) events.inc({ event }, 0)
  const meter: Meter = {
    request: ({ target, status, seconds }) =>
      requests.observe({ target, status: classOf(status) }, seconds),
    securityEvent: (event) => events.inc({ event }),
    job: ({ task, isDone, seconds }) =>
      jobs.observe({ task, outcome: isDone ? 'done' : 'failed' }, seconds),
    rendering: (seconds) => renderings.observe(seconds),
  }
  return { meter, registry }
}

/** Adds a gauge that is read on a scrape. */
export function addGauge(
  registry: Registry,
  {
    name,
    help,
    read,
  }: { readonly name: string; readonly help: string; readonly read: () => number },
): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () => gauge.set(read()),
  })
}
