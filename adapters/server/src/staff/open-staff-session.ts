import type { Db } from '@jangteo/postgres/database/db'
import { endStaffSessionsOfDevice, saveStaffLogin } from '@jangteo/postgres/staff/staff-login.store'
import { insertStaffSession, type StaffAccount } from '@jangteo/postgres/staff/staff-session.store'
import { insertAudit } from '@jangteo/postgres/tracking/audit.store'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { Client } from '../call/client.ts'
import { Reply } from '../call/reply.ts'
import { hashDevice } from '../session/device-hash.ts'
import { StaffTokens } from './staff-tokens.ts'

const NAMES = { SELLER: 'seller', OPERATOR: 'operator' }

/** Name of an account in the audit log. */
export function staffNameOf({ kind, id }: StaffAccount): string {
  return `${NAMES[kind]}:${id}`
}

/** A session that was opened and is to be handed over once its transaction is committed. */
export type OpenedStaffSession = { readonly account: StaffAccount; readonly sessionId: string }

/**
 * Opens a session of staff in the caller's device, ends the device's former one of this kind, and records the login. It
 * runs in the caller's transaction.
 */
export const openStaffSession = Effect.fnUntraced(function* (
  account: StaffAccount,
  nowMs: number,
): Effect.fn.Return<OpenedStaffSession, never, Caller | Client | Db> {
  const { deviceId } = yield* Caller
  const { device, address } = yield* Client
  const deviceHash = hashDevice(deviceId)
  const id = crypto.randomUUID()
  const at = new Date(nowMs)
  yield* endStaffSessionsOfDevice(account.kind, deviceHash, at)
  yield* insertStaffSession({ id, account, deviceHash, device, at })
  yield* saveStaffLogin(account, at)
  const who = staffNameOf(account)
  const after = { device, address }
  yield* insertAudit({
    at,
    who,
    call: 'session.login',
    target: who,
    before: null,
    after,
    reason: null,
  })
  return { account, sessionId: id }
})

/** Gives the caller the token of a session that was committed. */
export const handOverStaffSession = Effect.fnUntraced(function* ({
  account: { kind },
  sessionId,
}: OpenedStaffSession): Effect.fn.Return<void, never, Reply | StaffTokens> {
  const { [kind]: tokens } = yield* StaffTokens
  const reply = yield* Reply
  const text = yield* Effect.promise(() => tokens.sign({ sid: sessionId }))
  reply.setStaffToken(kind, text)
})
