import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker'
import type { Logger as PinoLogger } from 'pino'
import type { Runtime } from '../app/services.ts'
import { EXPIRE_COUPONS } from '../coupon/expire-coupons.ts'
import { REMOVE_UNOWNED_FILES } from '../upload/remove-unowned.ts'
import { JOB_PROGRAMS } from './job-programs.ts'
import { openJobsPool } from './jobs-pool.ts'

type JobRunner = {
  readonly databaseUrl: string
  readonly runtime: Runtime
  readonly log: PinoLogger
}

function toWorkerLogger(log: PinoLogger): Logger {
  return new Logger((scope) => (level, message) => {
    const pinoLevel = level === 'warning' ? 'warn' : level === 'info' ? 'debug' : level
    log[pinoLevel]({ job: scope.taskIdentifier }, message)
  })
}

/** At which minute, hour and day, in UTC: coupons end at midnight in Korea. */
const UPKEEP = [
  { task: EXPIRE_COUPONS, match: '0 15 * * *' },
  { task: REMOVE_UNOWNED_FILES, match: '41 * * * *' },
  { task: 'sweep', match: '17 4 * * *' },
  { task: 'free-jobs', match: '* * * * *' },
]

/** Runs due jobs in this process until it is closed; any number of processes may do so at once. */
export async function runJobs({ databaseUrl, runtime, log }: JobRunner) {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(JOB_PROGRAMS).map(([task, programOf]) => [
      task,
      async (payload: unknown) => {
        await runtime.runPromise(programOf(payload))
      },
    ]),
  )
  const pool = openJobsPool(databaseUrl)
  try {
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
