import { mayUsePay } from '@jangteo/core/session/caller.rules'
import { idleSecondsLeft } from '@jangteo/core/session/idle.rules'
import type { MembershipType } from '@jangteo/core/session/membership.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { updateLastUse } from '@jangteo/postgres/member/member.store'
import { endSessionsOfDevice, insertSession } from '@jangteo/postgres/session/session.store'
import * as Effect from 'effect/Effect'
import { Caller, type CallerIdentity } from '../call/caller.ts'
import { Client } from '../call/client.ts'
import { mergeDeviceCart } from '../cart/merge-device-cart.ts'
import { mergeDeviceRecents } from '../favorite/merge-device-recents.ts'
import { hashDevice } from './device-hash.ts'
import type { LoginToken } from './tokens.ts'

/** The member who logs in. */
type LoggedIn = {
  readonly id: number
  readonly membership_type: string
  readonly platforms: readonly string[]
}

/** The caller that the member is from now on, and what their token is to say. */
export type OpenedSession = { readonly caller: CallerIdentity; readonly token: LoginToken }

/**
 * Opens a session of a member in the caller's device: ends the device's former one, and joins the device's cart and
 * what was viewed on it to the member's. It runs in the caller's transaction; `token` is to be signed after it.
 * Source: decision 048.
 */
export const openSession = Effect.fnUntraced(function* (
  member: LoggedIn,
  nowMs: number,
): Effect.fn.Return<OpenedSession, never, Caller | Client | Db> {
  const { deviceId, isInApp } = yield* Caller
  const { device } = yield* Client
  const sessionId = crypto.randomUUID()
  const deviceHash = hashDevice(deviceId)
  const at = new Date(nowMs)
  const kind = member.membership_type === 'MEMBER' ? 'MEMBER' : 'ASSOCIATE_MEMBER'
  const memberShipType: MembershipType = kind
  yield* updateLastUse(member.id, at)
  yield* endSessionsOfDevice(deviceHash, at)
  yield* insertSession({ id: sessionId, memberId: member.id, isInApp, deviceHash, device, at })
  yield* mergeDeviceCart(deviceId, member.id)
  yield* mergeDeviceRecents(deviceId, member.id)
  const caller: CallerIdentity = {
    kind,
    sessionId,
    memberId: member.id,
    deviceId,
    isInApp,
    idleSeconds: idleSecondsLeft({ lastSeenAtMs: nowMs, nowMs, isInApp }),
    hasPay: mayUsePay(kind, member.platforms),
  }
  const token = {
    memberShipType,
    userSeq: member.id,
    platforms: member.platforms.map((cd) => ({ cd })),
    sid: sessionId,
  }
  return { caller, token }
})
