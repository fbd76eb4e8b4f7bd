import type { Db } from '@jangteo/postgres/database/db'
import { insertAudit } from '@jangteo/postgres/tracking/audit.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { callerNameOf } from '../telemetry/caller-name.ts'

/** Write of a seller or an operator as the log records it. */
export type AuditedWrite = {
  /** Name of the call in the contract, such as `sellerGoods.stop`. */
  readonly call: string
  /** Row that was written, such as `goods:7`. */
  readonly target: string
  /** State before, `null` for something new; without secrets and without persons' data. */
  readonly before: object | null
  /** State after, `null` for something removed. */
  readonly after: object | null
  readonly reason: string | null
}

/** Name of the writes of `/devOnly`, which stands for sellers and operators in development. */
const DESK = 'desk'

/**
 * Adds a line to the append-only audit log, in the transaction of the write: who is the calling seller or operator, or
 * the desk. Source: market-rules §0.
 */
export const recordAudit = Effect.fnUntraced(function* (
  write: AuditedWrite,
): Effect.fn.Return<void, never, Caller | Db> {
  const caller = yield* Caller
  const isStaff = caller.kind === 'SELLER' || caller.kind === 'OPERATOR'
  yield* recordAuditOf(isStaff ? callerNameOf(caller) : DESK, write)
})

/** Adds a line in the name of the sender of a file, in the transaction in which a job writes a row of it. */
export const recordAuditOf = Effect.fnUntraced(function* (
  who: string,
  write: AuditedWrite,
): Effect.fn.Return<void, never, Db> {
  yield* insertAudit({ ...write, who, at: new Date(yield* Clock.currentTimeMillis) })
})
