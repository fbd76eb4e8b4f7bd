import { availableParallelism } from 'node:os'
import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { hashPassword } from '@jangteo/server/session/passwords'
import { HASH_COUNT_MAX, hashPermits } from '@jangteo/server/session/password-hashing'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, DEMO_PASSWORD } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries, newMember } from '../../support/member.ts'
import { untilTrue } from '../../support/eventually.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

function logIn(loginId: string, password = DEMO_PASSWORD) {
  return aBuyer(market).call<{ code?: string }>('POST', '/accounts/login', {
    body: { loginId, password },
  })
}

/** Waits until so many logins were counted at the door, and hold no connection any more. */
const untilHashing = (count: number) =>
  untilTrue(async () => {
    const { tried } = await market.database.db
      .selectFrom('call_tries')
      .select(({ fn }) => fn.sum<number>('points').as('tried'))
      .executeTakeFirstOrThrow()
    const { idleCount, totalCount } = market.database.pool
    return tried === count && idleCount === totalCount
  })

test('해시는 코어 수만큼만 한꺼번에 계산한다', () => {
  expect(HASH_COUNT_MAX).toEqual(availableParallelism())
})

test('비밀번호를 확인하려고 기다리는 로그인은 연결을 잡지 않아, 남의 호출이 바로 답을 받는다', async () => {
  const { loginId } = await newMember(market)
  await Effect.runPromise(hashPermits.take(HASH_COUNT_MAX))
  const count = market.database.pool.options.max * 2
  const logins = Array.from({ length: count }, () => logIn(loginId))
  await untilHashing(count)
  const light = await aBuyer(market).call<object>('GET', '/shops/carts')
  await Effect.runPromise(hashPermits.release(HASH_COUNT_MAX))
  const statuses = (await Promise.all(logins)).map(({ status }) => status)
  expect([light.status, new Set(statuses)]).toEqual([200, new Set([200])])
})

/** Holds a member's row from another connection until it is let go. */
async function holdMember(id: number) {
  const holder = await market.database.db.startTransaction().execute()
  await holder.selectFrom('members').select('id').where('id', '=', id).forUpdate().execute()
  return holder
}

const untilWaiting = () =>
  untilTrue(async () => {
    const { rows } = await market.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return rows[0]?.count === 1
  })

test('비밀번호를 확인하는 사이에 비밀번호가 바뀌면 새 비밀번호로 다시 확인한다', async () => {
  const { id, loginId } = await newMember(market)
  const password_hash = await Effect.runPromise(hashPassword('Changed!2026'))
  const holder = await holdMember(id)
  const before = logIn(loginId)
  await untilWaiting()
  await holder.updateTable('members').set({ password_hash }).where('id', '=', id).execute()
  await holder.commit().execute()
  const old = await before
  market.advance(MINUTE_MS)
  expect([old.body.code, (await logIn(loginId, 'Changed!2026')).status]).toEqual([
    'LOGIN_MISMATCH',
    200,
  ])
})
