import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { SEOUL } from '../../support/purchase.ts'

const CALL_TIMEOUT_MS = 3_000
const ADDRESS = { ...SEOUL, name: '우리 집', defaultYn: 'Y' }
const TIMED_OUT = {
  status: 503,
  body: {
    code: 'TIMED_OUT',
    message: '처리 시간이 초과됐어요. 잠시 후 다시 시도해 주세요.',
    status: 503,
    data: null,
  },
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ callTimeoutMs: CALL_TIMEOUT_MS })
})
afterAll(() => market.close())

/** Holds a member's address book from another connection until it is let go. */
async function holdAddressBook(memberId: number) {
  const holder = await market.database.db.startTransaction().execute()
  await holder.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute()
  return { letGo: () => holder.rollback().execute() }
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND (state LIKE 'idle in transaction%' OR wait_event_type = 'Lock')
  `.execute(market.database.db)
  return rows[0]?.count ?? -1
}

test('너무 오래 걸리는 호출은 끊고, 아무것도 남기지 않고, 다음 호출을 막지 않는다', async () => {
  const { buyer, memberId } = await aMember(market)
  const book = await holdAddressBook(memberId)
  const held = await buyer.call('POST', '/buyers/addresses', { body: ADDRESS, key: 'once' })
  await book.letGo()
  expect({
    held,
    waiting: await countWaiting(),
    count: await buyer.ask('GET', '/buyers/addresses/me-address-count'),
  }).toEqual({ held: TIMED_OUT, waiting: 0, count: { count: 0, maxCount: 20 } })
  const again = await buyer.call<object>('POST', '/buyers/addresses', {
    body: ADDRESS,
    key: 'once',
  })
  expect(again.status).toBe(200)
})

test('한꺼번에 끊긴 뒤에도 모든 연결이 다시 쓰인다', async () => {
  const { buyer, memberId } = await aMember(market)
  const book = await holdAddressBook(memberId)
  const crowd = Array.from({ length: 24 }, () =>
    buyer.call('POST', '/buyers/addresses', { body: ADDRESS }),
  )
  const answers = await Promise.all(crowd)
  await book.letGo()
  const after = await Promise.all(
    Array.from({ length: 24 }, () => buyer.call<object>('GET', '/buyers/addresses/me')),
  )
  expect({ answers, waiting: await countWaiting(), after }).toEqual({
    answers: answers.map(() => TIMED_OUT),
    waiting: 0,
    after: after.map(() => ({ status: 200, body: { content: [] } })),
  })
})

/** Takes every connection that the market has. */
async function holdConnections() {
  const { db, pool } = market.database
  const held = await Promise.all(
    Array.from({ length: pool.options.max }, () => db.startTransaction().execute()),
  )
  return { letGo: () => Promise.all(held.map((holder) => holder.rollback().execute())) }
}

test('연결이 나지 않아 기다리다 끝난 호출도, 로그인 확인에서든 시도 세기에서든 시간이 초과됐다고 한다', async () => {
  const { buyer } = await aMember(market)
  const { letGo } = await holdConnections()
  const answers = await Promise.all([
    aBuyer(market).call('GET', '/shops/carts'),
    aBuyer(market).call('POST', '/shops/carts', {
      body: { goodsList: [{ goodsId: 1, optionId: 1, quantity: 1 }] },
    }),
    buyer.call('GET', '/shops/carts'),
    aBuyer(market).call('POST', '/accounts/login', { body: { loginId: 'a', password: 'b' } }),
  ])
  await letGo()
  expect({
    answers,
    after: (await buyer.call<object>('GET', '/shops/carts')).status,
  }).toEqual({ answers: answers.map(() => TIMED_OUT), after: 200 })
})
