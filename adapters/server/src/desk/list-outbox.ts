import { Mailer } from '@jangteo/mail/mail.port'
import * as Effect from 'effect/Effect'

/** Lists the mails of the outbox; `null` where mails leave the market. */
export const listOutbox = Effect.fnUntraced(function* () {
  const { listOutbox: list } = yield* Mailer
  const content = list === null ? null : yield* Effect.promise(list)
  return { content: content === null ? null : [...content] }
})
