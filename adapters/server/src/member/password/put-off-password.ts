import { isPasswordChangeDue } from '@jangteo/core/session/session.rules'
import { findMember } from '@jangteo/postgres/member/member.store'
import { savePasswordPutOff } from '@jangteo/postgres/member/password.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../../call/member-caller.ts'

/**
 * Puts the change of an old password off: it is suggested again in 90 days. While none is suggested, nothing changes, so
 * a repeated call does not count twice. Source: market-rules §7.
 */
export const putOffPassword = Effect.fnUntraced(function* () {
  const memberId = yield* callingMember
  const nowMs = yield* Clock.currentTimeMillis
  const member = yield* findMember(memberId)
  const isDue = isPasswordChangeDue({
    changedAtMs: member.password_changed_at.getTime(),
    putOffAtMs: member.password_put_off_at?.getTime() ?? null,
    nowMs,
  })
  if (isDue) yield* savePasswordPutOff(memberId, new Date(nowMs))
  return { done: true } as const
})
