import { rejoinAtMs } from '@jangteo/core/member/leave.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { lockNames } from '@jangteo/postgres/database/lockNames'
import { hasRejoinBlock, insertRejoinBlock } from '@jangteo/postgres/member/rejoin.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { identityLockName } from '../identity/identity-lock.ts'

/**
 * Keeps a person from joining again for thirty days; without a verified identity nobody knows who it was. The lock of
 * the identity is taken before the member gives it away. Source: market-rules §7, decision 122.
 */
export const blockRejoin = Effect.fnUntraced(function* (
  identityHash: string | null,
  leftAtMs: number,
): Effect.fn.Return<void, never, Db> {
  if (identityHash === null) return
  yield* lockNames([identityLockName(identityHash)])
  yield* insertRejoinBlock(identityHash, new Date(rejoinAtMs(leftAtMs)))
})

/**
 * True while a person who left may not join again. Exact under the lock of the identity, which this takes: a leaving in
 * the same moment is waited for.
 */
export const isRejoinBlocked = Effect.fnUntraced(function* (
  identityHash: string,
): Effect.fn.Return<boolean, never, Db> {
  yield* lockNames([identityLockName(identityHash)])
  return yield* hasRejoinBlock(identityHash, new Date(yield* Clock.currentTimeMillis))
})
