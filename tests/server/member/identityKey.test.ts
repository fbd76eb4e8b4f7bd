import { Db } from '@jangteo/postgres/database/db'
import { identityHashOf } from '@jangteo/server/member/identity/identity-hash'
import { resealNumbers } from '@jangteo/server/payment/reseal-numbers'
import { createSeals, Seals } from '@jangteo/server/wire/seals'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket, SECRETS, type TestMarket } from '../../support/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const NEXT = 'the secret that comes next, long enough'
const FORMER = SECRETS.current

function hashWith(secrets: { readonly current: string; readonly former: string | null }) {
  return Effect.runPromise(
    identityHashOf('ci of a person').pipe(
      Effect.provideService(Db, market.database.db),
      Effect.provideService(Seals, createSeals(secrets)),
    ),
  )
}

function reseal(secrets: { readonly current: string; readonly former: string | null }) {
  const program = resealNumbers({ seals: createSeals(secrets), isDropped: secrets.former === null })
  return Effect.runPromise(Effect.provideService(program, Db, market.database.db))
}

test('동시에 처음 만드는 해시도 열쇠는 하나이다', async () => {
  const hashes = await Promise.all(Array.from({ length: 20 }, () => hashWith(SECRETS)))
  expect(new Set(hashes).size).toBe(1)
})

test('비밀키가 바뀌어도 한 사람의 해시는 같고, 아무도 모르는 비밀키의 열쇠는 새로 만든다', async () => {
  const before = await hashWith(SECRETS)
  await reseal({ current: NEXT, former: FORMER })
  const after = await hashWith({ current: NEXT, former: null })
  await reseal({ current: 'a secret after the lost one, long enough', former: null })
  const lost = await hashWith({ current: 'a secret after the lost one, long enough', former: null })
  expect([after === before, lost === before]).toEqual([true, false])
})
