import { Mailer } from '@jangteo/mail/mail.port'
import type { Db } from '@jangteo/postgres/database/db'
import { deleteMail, findMail } from '@jangteo/postgres/mail/mail.store'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { Seals } from '../wire/seals.ts'

/** The task's name. */
export const SEND_MAIL = 'send-mail'

const queuedMail = z.object({ to: z.string(), subject: z.string(), text: z.string() })

/**
 * Hands a queued mail over and deletes it. A mail that nobody takes is a defect, and the job comes again. Run twice at
 * once, or stopped between both, it sends the mail again under the same id.
 */
export const sendMail = Effect.fnUntraced(function* (
  mailId: number,
): Effect.fn.Return<void, never, Db | Mailer | Seals> {
  const sealed = yield* findMail(mailId)
  if (sealed === null) return
  const { open } = yield* Seals
  const mailer = yield* Mailer
  const mail = queuedMail.parse(JSON.parse(open(sealed)))
  yield* Effect.promise(() => mailer.send(mail, `mail-${mailId}`))
  yield* deleteMail(mailId)
})
