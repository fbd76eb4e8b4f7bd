import { connectClient } from '@jangteo/postgres/database/connect'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { untilPasses } from '../../support/eventually.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const UP = { status: 200, body: { status: 'UP', version: '0.1.0' } }
const AWAY = {
  status: 503,
  body: {
    code: 'SERVICE_UNAVAILABLE',
    message: '지금은 이용할 수 없어요. 잠시 후 다시 시도해 주세요.',
    status: 503,
    data: null,
  },
}

const ask = () => aBuyer(market).call<object>('GET', '/systems/status/health-check')

/** Lets connections into the market's database or keeps them out; those that are open end. */
async function letIn(isLetIn: boolean): Promise<void> {
  const admin = await connectClient(inject('adminUrl'))
  const name = new URL(market.database.url).pathname.slice(1)
  await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${String(isLetIn)}`)
  if (!isLetIn) {
    await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1`, [
      name,
    ])
  }
  await admin.end()
}

test('일할 수 있으면 UP, 데이터베이스가 답하지 않으면 503, 돌아오면 다시 UP이라고 한다', async () => {
  const up = await ask()
  await letIn(false)
  const down = await ask()
  await letIn(true)
  expect([up, down, await ask()]).toEqual([UP, AWAY, UP])
})

/** Far more than the second that is promised: a slow machine is not the probe's fault. */
const SOON_MS = 5_000

test('데이터베이스가 멈춰 서 있어도 기다리지 않고 503이라고 한다', async () => {
  await ask()
  const { pool } = market.database
  // The session of a former probe may still be ending.
  const rows = await untilPasses(async () => {
    const found = await pool.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'market-probe' AND datname = current_database()",
    )
    expect(found.rows.length).toEqual(1)
    return found.rows
  })
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
  const begunAtMs = performance.now()
  const down = await ask()
  const tookMs = performance.now() - begunAtMs
  for (const { pid } of rows) process.kill(pid, 'SIGCONT')
  expect({ stopped: rows.length, down, isSoon: tookMs < SOON_MS }).toEqual({
    stopped: 1,
    down: AWAY,
    isSoon: true,
  })
})

test('다른 일이 연결을 모두 쓰고 있어도 UP이다', async () => {
  const { db, pool } = market.database
  const held = await Promise.all(
    Array.from({ length: pool.options.max }, () => db.startTransaction().execute()),
  )
  const answer = await ask()
  await Promise.all(held.map((holder) => holder.rollback().execute()))
  expect(answer).toEqual(UP)
})

test('데이터베이스가 없는 동안 읽기도 쓰기도 로그인도 503과 다시 올 때를 답하고, 돌아오면 된다', async () => {
  const { buyer } = await aMember(market)
  await letIn(false)
  const answers = await Promise.all([
    aBuyer(market).call('GET', '/shops/carts'),
    buyer.call('GET', '/shops/carts'),
    buyer.call('POST', '/shops/carts', {
      body: { goodsList: [{ goodsId: 1, optionId: 1, quantity: 1 }] },
    }),
    aBuyer(market).call('POST', '/accounts/login', { body: { loginId: 'a', password: 'b' } }),
  ])
  const { headers } = await fetch(`${market.url}/api/shops/carts`)
  await letIn(true)
  expect({
    answers,
    retryAfter: headers.get('retry-after'),
    after: (await buyer.call<object>('GET', '/shops/carts')).status,
  }).toEqual({ answers: answers.map(() => AWAY), retryAfter: '5', after: 200 })
})
