import {
  afterWrongPassword,
  CLEAN_LOCKOUT_RECORD,
  isLockedOut,
  type LockoutRecord,
} from '@jangteo/core/session/lockout.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  deleteLockout,
  deleteTrustedDevicesOf,
  findLockout,
  isDeviceTrusted,
  lockLockoutRow,
  type LockoutRow,
  saveTrustedDevice,
  updateLockout,
} from '@jangteo/postgres/session/lockout.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { Seals } from '../wire/seals.ts'
import { hashDevice } from './device-hash.ts'

/** Something behind a password: its name as it was typed, and the subject that its trusted devices are stored under. */
export type Guarded = { readonly name: string; readonly trustedAs: string }

/** Name that the wrong passwords of a login id, in small letters, are counted for, and its trusted devices stored under. */
export function loginName(loginId: string): string {
  return `login:${loginId}`
}

/** Name that wrong passwords are counted for in a device in which the password was right before. */
export function nameInDevice(name: string, deviceHash: string): string {
  return `${name} ${deviceHash}`
}

/** The row that counts the caller's wrong passwords. */
export type Lockout = { readonly subject: string }

function toRecord(row: LockoutRow | undefined): LockoutRecord {
  if (row === undefined) return CLEAN_LOCKOUT_RECORD
  return {
    failedCount: row.failed_count,
    blockedUntilMs: row.blocked_until?.getTime() ?? null,
  }
}

/**
 * Finds the row that counts the caller's wrong passwords: one of its own for a device in which the password was right
 * before, one for all other devices, so that strangers lock no owner out. Runs the same statements for a name that does
 * not exist. Source: decision 047.
 */
export const lockoutOf = Effect.fnUntraced(function* ({
  name,
  trustedAs,
}: Guarded): Effect.fn.Return<{ subject: string }, never, Caller | Db | Seals> {
  const { deviceId } = yield* Caller
  const { digest } = yield* Seals
  const deviceHash = hashDevice(deviceId)
  const isTrusted = yield* isDeviceTrusted({ subject: trustedAs, deviceHash })
  return { subject: digest(isTrusted ? nameInDevice(name, deviceHash) : name) } satisfies Lockout
})

/** True during a lockout. Read without a lock, to save the hash; the decision under the lock counts. */
export const isLockedOutNow = Effect.fnUntraced(function* ({
  subject,
}: Lockout): Effect.fn.Return<boolean, never, Db> {
  const nowMs = yield* Clock.currentTimeMillis
  return isLockedOut(toRecord(yield* findLockout(subject)), nowMs)
})

/** Locks and returns the record before this password, so that simultaneous ones count one by one. */
export const lockRecord = Effect.fnUntraced(function* (
  { subject }: Lockout,
  nowMs: number,
): Effect.fn.Return<LockoutRecord, never, Db> {
  return toRecord(yield* lockLockoutRow(subject, new Date(nowMs)))
})

/** Counts one more wrong password. */
export const countFailure = (
  { subject }: Lockout,
  { record, nowMs }: { readonly record: LockoutRecord; readonly nowMs: number },
): Effect.Effect<unknown, never, Db> => {
  const { failedCount, blockedUntilMs } = afterWrongPassword(record, nowMs)
  const blockedUntil = blockedUntilMs === null ? null : new Date(blockedUntilMs)
  return updateLockout({ subject, failedCount, blockedUntil })
}

/** Resets the count after a right password. */
export const clearFailures = ({ subject }: Lockout): Effect.Effect<unknown, never, Db> =>
  deleteLockout(subject)

/** Trusts the caller's device: its wrong passwords are counted apart from now on. */
export const trustDevice = Effect.fnUntraced(function* (
  subject: string,
  nowMs: number,
): Effect.fn.Return<void, never, Caller | Db> {
  const { deviceId } = yield* Caller
  yield* saveTrustedDevice({ subject, deviceHash: hashDevice(deviceId) }, new Date(nowMs))
})

/** Both rows that may count the caller's wrong passwords, in the order in which they are locked. */
const subjectsOf = Effect.fnUntraced(function* (
  name: string,
): Effect.fn.Return<readonly string[], never, Caller | Seals> {
  const { deviceId } = yield* Caller
  const { digest } = yield* Seals
  return [digest(name), digest(nameInDevice(name, hashDevice(deviceId)))]
})

/** Locks the counts that `forgetName` deletes; before the member, as a login does. */
export const lockRecords = Effect.fnUntraced(function* (
  name: string,
  nowMs: number,
): Effect.fn.Return<void, never, Caller | Db | Seals> {
  for (const subject of yield* subjectsOf(name)) yield* lockRecord({ subject }, nowMs)
})

/** Ends every lockout of a name and the trust of every device, so that it is like a name that nobody has. */
export const forgetName = Effect.fnUntraced(function* (
  name: string,
): Effect.fn.Return<void, never, Caller | Db | Seals> {
  for (const subject of yield* subjectsOf(name)) yield* deleteLockout(subject)
  yield* deleteTrustedDevicesOf(name)
})

/**
 * Ends every lockout of a name and the trust of every device but the caller's, who proved to be the owner. Source:
 * decision 047.
 */
export const trustOnlyThisDevice = Effect.fnUntraced(function* (
  name: string,
  nowMs: number,
): Effect.fn.Return<void, never, Caller | Db | Seals> {
  yield* forgetName(name)
  yield* trustDevice(name, nowMs)
})
