import type { Mail } from '@jangteo/mail/mail.port'
import type { Db } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import { insertMail } from '@jangteo/postgres/mail/mail.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Seals } from '../wire/seals.ts'
import { SEND_MAIL } from './send-mail.ts'

/**
 * Queues a mail in the caller's transaction, so that it is sent exactly when that commits, by a job and as often as it
 * takes. It lies sealed until then.
 */
export const queueMail = Effect.fnUntraced(function* ({
  to,
  subject,
  text,
}: Mail): Effect.fn.Return<void, never, Db | Seals> {
  const { seal } = yield* Seals
  const at = new Date(yield* Clock.currentTimeMillis)
  const mailId = yield* insertMail(seal(JSON.stringify({ to, subject, text })), at)
  yield* addJob({ task: SEND_MAIL, payload: { mailId }, dueAt: at, key: `${SEND_MAIL}:${mailId}` })
})
