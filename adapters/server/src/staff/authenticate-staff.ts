import { sessionEndOf } from '@jangteo/core/session/session.rules'
import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import type { Db } from '@jangteo/postgres/database/db'
import {
  findOperatorSession,
  findSellerSession,
  type StaffSessionRow,
  touchStaffSession,
} from '@jangteo/postgres/staff/staff-session.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { CallerIdentity } from '../call/caller.ts'
import { hashDevice } from '../session/device-hash.ts'
import { StaffTokens } from './staff-tokens.ts'

/** Interval at which the use of a session is written, in milliseconds. */
const TOUCH_INTERVAL_MS = 60_000

/** Credentials of a request to the calls of one kind of staff. */
export type StaffCredentials = {
  readonly kind: StaffKind
  /** `null` without a cookie of this kind. */
  readonly token: string | null
  readonly deviceId: string
  readonly isInApp: boolean
}

type Device = Pick<StaffCredentials, 'deviceId' | 'isInApp'>

/** Finds the session of a token, and the caller that it stands for. */
const findSession = Effect.fnUntraced(function* (kind: StaffKind, sid: string, device: Device) {
  if (kind === 'SELLER') {
    const row = yield* findSellerSession(sid)
    if (row === undefined) return null
    const caller: CallerIdentity = {
      ...device,
      kind: 'SELLER',
      sessionId: row.id,
      sellerUserId: row.seller_user_id,
      storeId: row.store_id,
      isOwner: row.is_owner,
      permissions: row.permissions,
    }
    return { row, caller }
  }
  const row = yield* findOperatorSession(sid)
  if (row === undefined) return null
  const caller: CallerIdentity = {
    ...device,
    kind: 'OPERATOR',
    sessionId: row.id,
    operatorId: row.operator_id,
    isAdmin: row.is_admin,
    permissions: row.permissions,
  }
  return { row, caller }
})

function endOf(row: StaffSessionRow, { deviceId, nowMs }: { deviceId: string; nowMs: number }) {
  if (row.device_hash !== hashDevice(deviceId)) return 'SESSION_EXPIRED'
  const { created_at, last_seen_at } = row
  return sessionEndOf({
    openedAtMs: created_at.getTime(),
    lastSeenAtMs: last_seen_at.getTime(),
    nowMs,
    isInApp: false,
  })
}

/**
 * Identifies the caller of the calls of staff by the cookie of this kind alone: a buyer's credential and the cookie of the
 * other kind are not read. The session belongs to the device that it was opened in, and ends after 30 minutes without use
 * or after 12 hours; rights are those of this moment. Source: market-rules §9.2, decision 123.
 */
export const authenticateStaff = Effect.fnUntraced(function* ({
  kind,
  token: text,
  deviceId,
  isInApp,
}: StaffCredentials): Effect.fn.Return<CallerIdentity, never, Db | StaffTokens> {
  const device = { deviceId, isInApp }
  const guest = { kind: 'GUEST', ...device } as const
  if (text === null) return guest
  const { [kind]: tokens } = yield* StaffTokens
  const token = yield* Effect.promise(() => tokens.verify(text))
  const found = token === null ? null : yield* findSession(kind, token.sid, device)
  if (found === null) return { ...guest, sessionEnd: 'SESSION_EXPIRED' } as const
  const { row, caller } = found
  const nowMs = yield* Clock.currentTimeMillis
  const sessionEnd = endOf(row, { deviceId, nowMs })
  if (sessionEnd !== null) return { ...guest, sessionEnd } as const
  const { id, last_seen_at: lastSeenAt } = row
  if (nowMs - lastSeenAt.getTime() >= TOUCH_INTERVAL_MS) {
    yield* touchStaffSession({ id, lastSeenAt, at: new Date(nowMs) })
  }
  return caller
})
