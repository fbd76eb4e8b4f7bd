import { mayUsePay } from '@jangteo/core/session/caller.rules'
import type { MembershipType } from '@jangteo/core/session/membership.codes'
import {
  afterLoginFailure,
  CLEAN_LOGIN_RECORD,
  decideLogin,
} from '@jangteo/core/session/login.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { lockMemberByLoginId, updateLogin } from '@jangteo/postgres/member/member.store'
import { insertSession } from '@jangteo/postgres/session/session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, type CallerIdentity } from '../call/caller.ts'
import { refused } from '../call/refused.ts'
import { Reply } from '../call/reply.ts'
import { mergeDeviceCart } from '../cart/merge-device-cart.ts'
import { describeCaller } from './me.ts'
import { isPasswordRight } from './passwords.ts'
import { Tokens } from './tokens.ts'

type LoginInput = { readonly loginId: string; readonly password: string }

/**
 * Opens a session with id and password and joins the device's cart to the member's.
 * The failed tries are counted under the member's lock and committed although the login is refused, so
 * that simultaneous guesses count one by one. Refusals: LOGIN_BLOCKED, LOGIN_MISMATCH, LOGIN_DORMANT.
 */
export const login = Effect.fnUntraced(function* (input: LoginInput) {
  const outcome = yield* transaction(tryLogin(input))
  if (!outcome.ok) return yield* refused(outcome.reason)
  const tokens = yield* Tokens
  const reply = yield* Reply
  const token = yield* Effect.promise(() => tokens.sign(outcome.token))
  reply.setToken(token)
  return yield* describeCaller(outcome.caller)
})

const tryLogin = Effect.fnUntraced(function* ({ loginId, password }: LoginInput) {
  const { deviceId, isInApp } = yield* Caller
  const nowMs = yield* Clock.currentTimeMillis
  const member = yield* lockMemberByLoginId(loginId.toLowerCase())
  const isRight = yield* isPasswordRight(member?.password_hash ?? null, password)
  if (member === undefined) return { ok: false, reason: 'LOGIN_MISMATCH' } as const
  const record = {
    failedCount: member.login_failed_count,
    blockedUntilMs: member.login_blocked_until?.getTime() ?? null,
  }
  const decision = decideLogin({
    record,
    isPasswordRight: isRight,
    lastLoginAtMs: member.last_login_at.getTime(),
    passwordChangedAtMs: member.password_changed_at.getTime(),
    nowMs,
  })
  const after = decision.ok
    ? CLEAN_LOGIN_RECORD
    : decision.reason === 'LOGIN_MISMATCH'
      ? afterLoginFailure(record, nowMs)
      : record
  yield* updateLogin({
    memberId: member.id,
    failedCount: after.failedCount,
    blockedUntil: after.blockedUntilMs === null ? null : new Date(after.blockedUntilMs),
    succeededAt: decision.ok ? new Date(nowMs) : null,
  })
  if (!decision.ok) return decision
  return yield* openSession({ member, deviceId, isInApp, nowMs })
})

const openSession = Effect.fnUntraced(function* (opened: {
  readonly member: {
    readonly id: number
    readonly membership_type: string
    readonly platforms: readonly string[]
  }
  readonly deviceId: string
  readonly isInApp: boolean
  readonly nowMs: number
}) {
  const { member, deviceId, isInApp, nowMs } = opened
  const sessionId = crypto.randomUUID()
  const kind = member.membership_type === 'MEMBER' ? 'MEMBER' : 'ASSOCIATE_MEMBER'
  const memberShipType: MembershipType = kind
  yield* insertSession({ id: sessionId, memberId: member.id, isInApp, at: new Date(nowMs) })
  yield* mergeDeviceCart(deviceId, member.id)
  const caller: CallerIdentity = {
    kind,
    sessionId,
    memberId: member.id,
    deviceId,
    isInApp,
    hasPay: mayUsePay(kind, member.platforms),
  }
  const token = {
    memberShipType,
    userSeq: member.id,
    platforms: member.platforms.map((cd) => ({ cd })),
    sid: sessionId,
  }
  return { ok: true, caller, token } as const
})
