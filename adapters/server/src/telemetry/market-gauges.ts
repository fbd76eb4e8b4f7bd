import type { MarketReading } from '@jangteo/postgres/job/reading.store'
import { Gauge, type Registry } from 'prom-client'

/** Time for which a reading is reused, in milliseconds. */
const READING_LIFE_MS = 5_000

/** Figures of the whole market, the same from every process. */
const FIGURES: Readonly<
  Record<keyof Omit<MarketReading, 'jobs'>, readonly [name: string, help: string]>
> = {
  refundsRefused: [
    'market_refunds_refused',
    'Refunds that the gateway refused: each waits for a person.',
  ],
  refundsWaiting: ['market_refunds_waiting', 'Refunds that the gateway has not answered.'],
  paymentsApprovingLong: [
    'market_payments_approving_long',
    'Payments that have been on their way for more than a minute.',
  ],
  piecesHeld: ['market_unpaid_pieces', 'Pieces of stock that unpaid orders hold.'],
  optionsEmptied: [
    'market_unpaid_emptied_options',
    'Options on sale without stock of which unpaid orders hold pieces.',
  ],
}

type JobColumn = Exclude<keyof MarketReading['jobs'][number], 'task'>

const JOB_FIGURES: Readonly<Record<JobColumn, readonly [name: string, help: string]>> = {
  dueCount: ['market_jobs_due', 'Jobs whose time has come, by task.'],
  oldestDueSeconds: [
    'market_job_oldest_due_seconds',
    'For how long the oldest due job has waited, by task.',
  ],
  failingCount: ['market_jobs_failing', 'Jobs that failed and will be tried again, by task.'],
  givenUpCount: ['market_jobs_given_up', 'Jobs that failed for the last time, by task.'],
}

/** Shares one reading between simultaneous callers, and caches it. */
function shared(read: () => Promise<MarketReading>, nowMs: () => number) {
  let last: { readonly atMs: number; readonly reading: Promise<MarketReading | null> } | null = null
  return () => {
    if (last === null || nowMs() - last.atMs >= READING_LIFE_MS) {
      last = { atMs: nowMs(), reading: read().catch(() => null) }
    }
    return last.reading
  }
}

/**
 * Adds gauges that read the database on a scrape. While it does not answer they are absent and `market_database_up` is
 * 0.
 */
export function addMarketGauges(registry: Registry, read: () => Promise<MarketReading>): void {
  const ask = shared(read, () => performance.now())
  const registers = [registry]
  const up: Gauge = new Gauge({
    name: 'market_database_up',
    help: 'Whether the database answered when these figures were read.',
    registers,
    collect: async () => up.set((await ask()) === null ? 0 : 1),
  })
  for (const [key, [name, help]] of Object.entries(FIGURES)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers,
      collect: async () => {
        const reading = await ask()
        gauge.reset()
        if (reading === null) gauge.remove()
        else gauge.set(reading[key as keyof typeof FIGURES])
      },
    })
  }
  for (const [key, [name, help]] of Object.entries(JOB_FIGURES)) {
    const gauge: Gauge<'task'> = new Gauge({
      name,
      help,
      labelNames: ['task'],
      registers,
      collect: async () => {
        const reading = await ask()
        gauge.reset()
        for (const { task, ...figures } of reading?.jobs ?? []) {
          gauge.set({ task }, figures[key as JobColumn])
        }
      },
    })
  }
}
