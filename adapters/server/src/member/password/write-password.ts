import { MEMBER_MAIL_MESSAGES } from '@jangteo/core/member/memberMail.messages'
import type { Db } from '@jangteo/postgres/database/db'
import {
  type PasswordAccount,
  savePassword,
  storeFormerPassword,
} from '@jangteo/postgres/member/password.store'
import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { loginName, trustOnlyThisDevice } from '../../session/password-lockout.ts'
import type { Seals } from '../../wire/seals.ts'
import { endOtherSessions } from '../account/end-other-sessions.ts'
import { FORMER_COUNT } from './new-password.ts'

type NewHash = { readonly passwordHash: string; readonly nowMs: number }

/**
 * Writes a new password in the caller's transaction, under the locks of its account and of its counts: the former one may not be used
 * again, sessions end but the caller's, dormancy and lockouts are over, only this device is trusted, and the owner is
 * notified by mail. Source: market-rules §7, decision 111.
 */
export const writePassword = Effect.fnUntraced(function* (
  account: PasswordAccount,
  { passwordHash, nowMs }: NewHash,
): Effect.fn.Return<void, never, Caller | Db | Seals> {
  const caller = yield* Caller
  const at = new Date(nowMs)
  if (account.password_hash !== null) {
    const former = { memberId: account.id, passwordHash: account.password_hash, at }
    yield* storeFormerPassword(former, FORMER_COUNT)
  }
  yield* savePassword(account.id, passwordHash, at)
  const exceptId = 'sessionId' in caller ? caller.sessionId : null
  yield* endOtherSessions(account.id, exceptId)
  if (account.login_id !== null) yield* trustOnlyThisDevice(loginName(account.login_id), nowMs)
  if (account.email === null) return
  yield* queueMail({
    to: account.email,
    subject: MEMBER_MAIL_MESSAGES.PASSWORD_CHANGED_SUBJECT(),
    text: MEMBER_MAIL_MESSAGES.PASSWORD_CHANGED_BODY({ atMs: nowMs }),
  })
})
