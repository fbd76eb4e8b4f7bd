import { freeJobs, sweepExpired } from '@jangteo/postgres/job/job.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker'
import type { Logger as PinoLogger } from 'pino'
import { z } from 'zod'
import type { Runtime, Services } from '../app/services.ts'
import { EXPIRE_COUPONS, expireCoupons } from '../coupon/expire-coupons.ts'
import { passDeadline } from '../order/pass-deadline.ts'
import { closeAccount } from '../payment/close-account.ts'
import { expireDeposit } from '../payment/expire-deposit.ts'
import { expirePayment } from '../payment/expire-payment.ts'
import { readNotices } from '../payment/read-notices.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { settleRefunds } from '../payment/settle-refunds.ts'
import { openJobsPool } from './jobs-pool.ts'

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
  [EXPIRE_COUPONS]: () => expireCoupons,
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

/** At which minute, hour and day, in UTC: coupons end at midnight in Korea. */
const UPKEEP = [
  { task: EXPIRE_COUPONS, match: '0 15 * * *' },
  { task: 'sweep', match: '17 4 * * *' },
  { task: 'free-jobs', match: '* * * * *' },
]

/** Runs due jobs in this process until it is closed; any number of processes may do so at once. */
export async function runJobs({ databaseUrl, runtime, log }: JobRunner) {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(PROGRAMS).map(([task, programOf]) => [
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
