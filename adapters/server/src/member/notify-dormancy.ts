import { MEMBER_MAIL_MESSAGES } from '@jangteo/core/member/memberMail.messages'
import { dormancyNoticeRange, isDormancyNear } from '@jangteo/core/session/dormancy.rules'
import { dormantOn } from '@jangteo/core/session/session.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import { lockUnnotified, markNotified } from '@jangteo/postgres/member/dormancy.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { queueMail } from '../mail/queue-mail.ts'
import type { Seals } from '../wire/seals.ts'

/** The task's name. */
export const NOTIFY_DORMANCY = 'notify-dormancy'

/** Members of one transaction. */
const PORTION_COUNT = 500

/**
 * Mails members once, 30 days before they are dormant; who uses the market again is notified again before the next time.
 * Mail and mark are one transaction, and members whom another run holds are skipped, so nobody gets two. A full portion
 * leaves the rest to another job. Source: domain-rules §5.2, market-rules §7, decision 122.
 */
export const notifyDormancy: Effect.Effect<void, never, Db | Seals> = transaction(
  Effect.gen(function* () {
    const nowMs = yield* Clock.currentTimeMillis
    const { fromMs, endMs } = dormancyNoticeRange(nowMs)
    const rows = yield* lockUnnotified({
      from: new Date(fromMs),
      end: new Date(endMs),
      countMax: PORTION_COUNT,
    })
    const near = rows.filter((row) => isDormancyNear(row.last_used_at.getTime(), nowMs))
    if (near.length === 0) return
    for (const { name, email, last_used_at: lastUsedAt } of near) {
      const day = dormantOn(lastUsedAt.getTime())
      yield* queueMail({
        to: email,
        subject: MEMBER_MAIL_MESSAGES.DORMANCY_SUBJECT({ day }),
        text: MEMBER_MAIL_MESSAGES.DORMANCY_BODY({ name, day }),
      })
    }
    const at = new Date(nowMs)
    yield* markNotified(
      near.map(({ id }) => id),
      at,
    )
    if (rows.length < PORTION_COUNT) return
    yield* addJob({ task: NOTIFY_DORMANCY, payload: {}, dueAt: at, key: NOTIFY_DORMANCY })
  }),
)
