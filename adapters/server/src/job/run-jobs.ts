import type * as Effect from 'effect/Effect'
import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker'
import type { Logger as PinoLogger } from 'pino'
import { traced } from '@jangteo/postgres/database/traced'
import type { Runtime, Services } from '../app/services.ts'
import { NOTIFY_CLAIMS_DUE } from '../claim/notify-claims-due.ts'
import { WATCH_HOLIDAYS } from '../claim/watch-holidays.ts'
import { EXPIRE_COUPONS } from '../coupon/expire-coupons.ts'
import { DRAW_EVENTS } from '../display/event/draw-events.ts'
import { ADVANCE_SALES, advanceSalesAfterStart } from '../promotion/advance-special-sale.ts'
import { RANK_HOUR, RANK_NIGHT, RANK_SEGMENTS } from '../display/ranking/compute-rankings.ts'
import { rankAfterStart } from '../display/ranking/rank-after-start.ts'
import { PAIR_GOODS } from '../goods/pair-goods.ts'
import { SET_LISTED_PRICES } from '../display/set-listed-prices.ts'
import { NOTIFY_RESTOCKS } from '../goods/restock/notify-restocks.ts'
import { CHECK_BUSINESSES } from '../seller/check-businesses.ts'
import { NOTIFY_CONFIRM_SOON } from '../order/notify-confirm-soon.ts'
import { NOTIFY_DORMANCY } from '../member/notify-dormancy.ts'
import { scrub } from '../telemetry/describe-error.ts'
import { type Meter, NO_METER } from '../telemetry/meter.ts'
import { EXPIRE_OVERDUE } from '../payment/expire-overdue.ts'
import { lookAfterStart, SETTLE_LEFT_APPROVALS } from '../payment/settle-left-approvals.ts'
import { countKeywordsAtFirst } from '../review/keyword/schedule-keywords.ts'
import { RANK_REVIEWERS, rankReviewersAtFirst } from '../review/reviewer/rank-reviewers.ts'
import { RANK_KEYWORDS } from '../search/rank-keywords.ts'
import {
  prepareKeywords,
  REBUILD_DICTIONARY,
  RELATE_KEYWORDS,
} from '../search/rebuild-dictionary.ts'
import { followSearchChanges, REFRESH_ALL_SEARCH } from '../search/refresh-search.ts'
import { CLOSE_STATEMENTS } from '../settlement/close-statements.ts'
import { NOTIFY_STORE_NEWS } from '../store/notify-store-news.ts'
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

/** At which minute, hour and day, in UTC: coupons end at midnight in Korea, days are ranked soon after, and
 * statements close at one. */
const UPKEEP = [
  { task: EXPIRE_COUPONS, match: '0 15 * * *' },
  { task: CLOSE_STATEMENTS, match: '0 16 * * *' },
  { task: RANK_KEYWORDS, match: '5 * * * *' },
  { task: REBUILD_DICTIONARY, match: '40 15 * * *' },
  { task: RELATE_KEYWORDS, match: '50 15 * * *' },
  { task: REFRESH_ALL_SEARCH, match: '20 19 * * *' },
  { task: REMOVE_UNOWNED_FILES, match: '41 * * * *' },
  { task: RANK_HOUR, match: '5 * * * *' },
  { task: RANK_NIGHT, match: '30 15 * * *' },
  { task: RANK_SEGMENTS, match: '0 16 * * *' },
  { task: RANK_REVIEWERS, match: '0 19 * * *' },
  { task: PAIR_GOODS, match: '45 15 * * *' },
  { task: 'sweep', match: '17 4 * * *' },
  { task: SWEEP_RETENTION, match: '29 18 * * *' },
  { task: NOTIFY_CLAIMS_DUE, match: '0 1 * * *' },
  { task: NOTIFY_CONFIRM_SOON, match: '0 1 * * *' },
  { task: NOTIFY_DORMANCY, match: '0 1 * * *' },
  { task: CHECK_BUSINESSES, match: '20 * * * *' },
  { task: WATCH_HOLIDAYS, match: '11 0 * * *' },
  { task: 'free-jobs', match: '* * * * *' },
  { task: SET_LISTED_PRICES, match: '* * * * *' },
  { task: SETTLE_LEFT_APPROVALS, match: '* * * * *' },
  { task: EXPIRE_OVERDUE, match: '* * * * *' },
  { task: DRAW_EVENTS, match: '* * * * *' },
  { task: ADVANCE_SALES, match: '* * * * *' },
  { task: NOTIFY_RESTOCKS, match: '* * * * *' },
  { task: NOTIFY_STORE_NEWS, match: '*/5 * * * *' },
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
    await runtime.runPromise(prepareKeywords)
    await runtime.runPromise(advanceSalesAfterStart)
    await runtime.runPromise(rankAfterStart)
    await runtime.runPromise(rankReviewersAtFirst)
    await runtime.runPromise(countKeywordsAtFirst)
    const runner = await run({
      pgPool: pool,
      concurrency: 2,
      pollInterval: 1000,
      noHandleSignals: true,
      logger: toWorkerLogger(log),
      taskList,
      parsedCronItems: parseCronItems(UPKEEP),
    })
    const search = followSearchChanges({ runtime, log })
    const close = async () => {
      await search.close()
      await runner.stop()
      await pool.end()
    }
    return { close }
  } catch (error) {
    await pool.end()
    throw error
  }
}
