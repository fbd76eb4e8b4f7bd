import { freeJobs, sweepExpired } from '@jangteo/postgres/job/job.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import * as Fiber from 'effect/Fiber'
import * as Schedule from 'effect/Schedule'
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import { Pool } from 'pg'
import type { Logger as PinoLogger } from 'pino'
import { z } from 'zod'
import type { Runtime, Services } from '../app/services.ts'
import { passDeadline } from '../order/pass-deadline.ts'
import { closeAccount } from '../payment/close-account.ts'
import { expireDeposit } from '../payment/expire-deposit.ts'
import { expirePayment } from '../payment/expire-payment.ts'
import { readNotices } from '../payment/read-notices.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { settleRefunds } from '../payment/settle-refunds.ts'

type JobProgram = Effect.Effect<unknown, never, Services>

const ANSWER_LIFE_MS = 15 * 24 * 60 * 60 * 1000

/**
 * No job takes this long: whoever holds one is dead, and somebody else has to do it. Should they live all the same,
 * it is done twice at once, which every job bears.
 */
const HELD_MS_MAX = 60_000

const ofItem = z.object({ orderItemId: z.int() })
const ofAttempt = z.object({ attemptId: z.int() })
const ofPayment = z.object({ paymentId: z.int() })

const sweep = Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
  sweepExpired(new Date(nowMs - ANSWER_LIFE_MS)),
)

const PROGRAMS: Readonly<Record<string, (payload: unknown) => JobProgram>> = {
  'assume-delivery': (payload) =>
    passDeadline(ofItem.parse(payload).orderItemId, 'system.deliveryAssumed'),
  'auto-confirm': (payload) =>
    passDeadline(ofItem.parse(payload).orderItemId, 'system.autoConfirmDue'),
  'close-account': (payload) => closeAccount(ofPayment.parse(payload).paymentId),
  'expire-deposit': (payload) => expireDeposit(ofPayment.parse(payload).paymentId),
  'expire-payment': (payload) => expirePayment(ofPayment.parse(payload).paymentId),
  'free-jobs': () => freeJobs(HELD_MS_MAX),
  'read-notices': (payload) => readNotices(ofAttempt.parse(payload).attemptId),
  'settle-payment': (payload) => settlePayment(ofPayment.parse(payload).paymentId),
  'settle-refunds': (payload) => settleRefunds(ofPayment.parse(payload).paymentId),
  sweep: () => sweep,
}

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

/** Without these a runner whose database is gone ends the process, by an error that nobody can catch. */
const TELLS_OF_ITS_END = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

const AGAIN_AFTER = '1 second'

const UPKEEP = [
  { task: 'sweep', match: '17 4 * * *' },
  { task: 'free-jobs', match: '* * * * *' },
]

const CONNECTION_COUNT_MAX = 4

/** A connection that breaks fails what it was doing. The runner's own pool ends the process when it breaks at its end. */
function openPool(databaseUrl: string): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'market-jobs',
    max: CONNECTION_COUNT_MAX,
  })
  const bear = () => undefined
  pool.on('error', bear)
  pool.on('connect', (client) => client.on('error', bear))
  return pool
}

type Life = { readonly runner: Runner; readonly pool: Pool }

async function startRunner({ databaseUrl, runtime, log }: JobRunner): Promise<Life> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(PROGRAMS).map(([task, programOf]) => [
      task,
      async (payload: unknown) => {
        await runtime.runPromise(programOf(payload))
      },
    ]),
  )
  const pool = openPool(databaseUrl)
  try {
    const runner = await run({
      preset: TELLS_OF_ITS_END,
      pgPool: pool,
      concurrency: 2,
      pollInterval: 1000,
      noHandleSignals: true,
      logger: toWorkerLogger(log),
      taskList,
      parsedCronItems: parseCronItems(UPKEEP),
    })
    return { runner, pool }
  } catch (error) {
    await pool.end()
    throw error
  }
}

async function endRunner({ runner, pool }: Life): Promise<void> {
  await runner.stop().catch(() => undefined)
  await pool.end()
}

/** The life of one runner, until the database leaves it; interrupted, it ends the jobs that it has begun. */
const liveOf = (starting: Effect.Effect<Life, unknown>, log: PinoLogger) =>
  Effect.acquireUseRelease(
    starting,
    ({ runner }) => Effect.tryPromise(() => runner.promise),
    (life) => Effect.promise(() => endRunner(life)),
  ).pipe(
    Effect.andThen(Effect.fail('its runner ended')),
    Effect.tapError((error) => Effect.sync(() => log.error({ err: error }, 'jobs stand still'))),
  )

/**
 * Runs due jobs in this process until it is closed; any number of processes may do so at once. A runner that has lost
 * its database gives up for ever: another one takes its place, every second until one stays.
 */
export async function runJobs(parts: JobRunner) {
  const first = await startRunner(parts)
  const another = liveOf(
    Effect.tryPromise(() => startRunner(parts)),
    parts.log,
  ).pipe(Effect.retry(Schedule.spaced(AGAIN_AFTER)))
  const lives = Effect.runFork(
    liveOf(Effect.succeed(first), parts.log).pipe(Effect.catch(() => another)),
  )
  return { close: () => Effect.runPromise(Fiber.interrupt(lives)) }
}
