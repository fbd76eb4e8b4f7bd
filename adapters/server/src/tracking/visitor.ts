import { addDays, type Day, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { VISITOR_KEY_DAYS } from '@jangteo/core/calendar/retention.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  dropVisitorKeys,
  findVisitorKey,
  saveVisitorKey,
} from '@jangteo/postgres/tracking/view.store'
import * as Effect from 'effect/Effect'
import { createHmac, randomBytes } from 'node:crypto'
import type { CallerIdentity } from '../call/caller.ts'
import { memberIdOf } from '../call/caller.ts'

const KEY_BYTES = 32
const HASH_BYTES = 16

const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`

const keyOfMonth = Effect.fnUntraced(function* (month: Day): Effect.fn.Return<Buffer, never, Db> {
  const found = yield* findVisitorKey(month)
  if (found !== undefined) return found
  yield* saveVisitorKey(month, randomBytes(KEY_BYTES))
  const saved = yield* findVisitorKey(month)
  return saved ?? (yield* Effect.die(new Error(`key of ${month} missing after it was saved`)))
})

/**
 * Returns the hash that a caller is counted under in a Korean month: of the member, else of the device. The same all
 * month, another one in the next, and nobody's once the month's key is deleted. Of two first callers of a month one draws
 * the key. Source: market-rules §0.
 */
export const visitorOf = Effect.fnUntraced(function* (
  caller: CallerIdentity,
  nowMs: number,
): Effect.fn.Return<Buffer, never, Db> {
  const key = yield* keyOfMonth(monthOf(kstDayOf(nowMs)))
  const memberId = memberIdOf(caller)
  const who = memberId === null ? `device ${caller.deviceId}` : `member ${memberId}`
  return createHmac('sha256', key).update(who).digest().subarray(0, HASH_BYTES)
})

/** Deletes the keys that are older than a view may be. */
export const forgetVisitors = (nowMs: number): Effect.Effect<unknown, never, Db> =>
  dropVisitorKeys(addDays(kstDayOf(nowMs), -VISITOR_KEY_DAYS))
