import { listOverdueIssueIds, lockIssues } from '@jangteo/postgres/coupon/coupon-issue.store'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { advanceIssue } from './advance-coupon-issue.ts'
import type { Receivers } from '../entity/entity-queue.ts'

export const EXPIRE_COUPONS = 'expire-coupons'

/** Coupons that expire in one transaction: few enough that nobody who uses one of them waits long. */
const BATCH_SIZE = 500

/**
 * Expires unused coupons whose period is over; a full batch leaves the rest to another job. One that an order or its
 * owner changed meanwhile is skipped.
 */
export const expireCoupons: Effect.Effect<void, never, Db | Receivers> = transaction(
  Effect.gen(function* () {
    const atMs = yield* Clock.currentTimeMillis
    const at = new Date(atMs)
    const issueIds = yield* listOverdueIssueIds(at, BATCH_SIZE)
    if (issueIds.length === 0) return
    for (const issue of yield* lockIssues(issueIds)) {
      yield* advanceIssue(issue, { event: 'system.periodOver', atMs })
    }
    if (issueIds.length < BATCH_SIZE) return
    yield* addJob({ task: EXPIRE_COUPONS, payload: {}, dueAt: at, key: EXPIRE_COUPONS })
  }),
)
