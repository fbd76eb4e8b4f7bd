import type { LoginResult, LoginWay } from '@jangteo/core/session/loginRecord.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { insertLoginRecord } from '@jangteo/postgres/member/login-record.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Client } from '../call/client.ts'

/** The id of no member, for a login whose id nobody has: the same statement runs and adds nothing. */
export const NO_MEMBER = 0

type Login = {
  readonly memberId: number
  readonly way: LoginWay
  readonly result: LoginResult
}

/**
 * Adds a login to the history of its member, with the caller's device and the first half of their address. It belongs
 * into the transaction of the login; every way in records itself. Source: market-rules §7, decision 117.
 */
export const recordLogin = Effect.fnUntraced(function* (
  login: Login,
): Effect.fn.Return<void, never, Client | Db> {
  const { device, address } = yield* Client
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* insertLoginRecord({ ...login, at, device, address })
})
