import type * as Effect from 'effect/Effect'
import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker'
import type { Logger as PinoLogger } from 'pino'
import { traced } from '@jangteo/postgres/database/traced'
import type { Runtime, Services } from '../app/services.ts'
import { WATCH_HOLIDAYS } from '../claim/watch-holidays.ts'
import { EXPIRE_COUPONS } from '../coupon/expire-coupons.ts'
import { DRAW_EVENTS } from '../display/event/draw-events.ts'
import { scrub } from '../telemetry/describe-error.ts'
import { type Meter, NO_METER } from '../telemetry/meter.ts'
import { lookAfterStart, SETTLE_LEFT_APPROVALS } from '../payment/settle-left-approvals.ts'
import { REMOVE_UNOWNED_FILES } from '../upload/remove-unowned.ts'
import { JOB_PROGRAMS } from './job-programs.ts'
import { openJobsPool, type JobsPoolRequest } from './jobs-pool.ts'
import { SWEEP_RETENTION } from './sweep-retention.ts'

type JobRunner = {
  /** Past a pooler, because the runner listens. The statements are those of the runner itself. */
  readonly pool: JobsPoolRequest
  readonly runtime: Runtime
  readonly log: PinoLogger
  /** Counts nothing unless said. */
  readonly meter?: Meter
}

function toWorkerLogger(log: PinoLogger): Logger {
  return new Logger((scope) => (level, message) => {
    const pinoLevel = level === 'warning' ? 'warn' : level === 'info' ? 'debug' : level
    log[pinoLevel]({ job: scope.taskIdentifier }, scrub(message))
  })
}

/** At which minute, hour and day, in UTC: coupons end at midnight in Korea. */
const UPKEEP = [
  { task: EXPIRE_COUPONS, match: '0 15 * * *' },
  { task: REMOVE_UNOWNED_FILES, match: '41 * * * *' },
  { task: 'sweep', match: '17 4 * * *' },
  { task: SWEEP_RETENTION, match: '29 18 * * *' },
  { task: WATCH_HOLIDAYS, match: '11 0 * * *' },
  { task: 'free-jobs', match: '* * * * *' },
  { task: SETTLE_LEFT_APPROVALS, match: '* * * * *' },
  { task: DRAW_EVENTS, match: '* * * * *' },
]

const MS_PER_SECOND = 1000

function tasksOf(runtime: Runtime, meter: Meter): TaskList {
  const perform = async (task: string, begin: () => Effect.Effect<unknown, never, Services>) => {
    const startedAtMs = performance.now()
    const measure = (isDone: boolean) =>
      meter.job({ task, isDone, seconds: (performance.now() - startedAtMs) / MS_PER_SECOND })
    try {
      await runtime.runPromise(traced(begin(), `job ${task}`, 'consumer'))
      measure(true)
    } catch (error) {
      measure(false)
      throw error
    }
  }
  const tasks = Object.entries(JOB_PROGRAMS).map(([task, programOf]) => [
    task,
    (payload: unknown) => perform(task, () => programOf(payload)),
  ])
  return Object.fromEntries(tasks) as TaskList
}

/** Runs due jobs in this process until it is closed; any number of processes may do so at once. */
export async function runJobs({ pool: request, runtime, log, meter = NO_METER }: JobRunner) {
  const taskList = tasksOf(runtime, meter)
  const pool = openJobsPool(request)
  try {
    await runtime.runPromise(lookAfterStart)
    const runner = await run({
      pgPool: pool,
      concurrency: 2,
      pollInterval: 1000,
      noHandleSignals: true,
      logger: toWorkerLogger(log),
      taskList,
      parsedCronItems: parseCronItems(UPKEEP),
    })
    const close = async () => {
      await runner.stop()
      await pool.end()
    }
    return { close }
  } catch (error) {
    await pool.end()
    throw error
  }
}
