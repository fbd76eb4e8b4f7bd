import { readMarket } from '@jangteo/server/job/read-market'
import { runJobs } from '@jangteo/server/job/run-jobs'
import { openMetrics } from '@jangteo/server/app/open-metrics'
import { readEnvironment } from '@jangteo/server/app/settings/environment'
import { addMarketGauges } from '@jangteo/server/telemetry/market-gauges'
import { serveMetrics } from '@jangteo/server/telemetry/metrics-server'
import { createPrometheusMeter } from '@jangteo/server/telemetry/prometheus-meter'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { newMember } from '../../support/member.ts'
import { placeOrder, putInCart } from '../../support/purchase.ts'
import { untilPasses } from '../../support/eventually.ts'

const TEA = goodsNamed('하동 세작 녹차')
const { meter, registry } = createPrometheusMeter()

let market: TestMarket
let url: string
let close: () => Promise<void>
let isDown = false
beforeAll(async () => {
  market = await openMarket({ meter })
  addMarketGauges(registry, () =>
    isDown ? Promise.reject(new Error('away')) : market.runtime.runPromise(readMarket),
  )
  const served = await serveMetrics(registry, { host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${served.port}`
  close = served.close
})
afterAll(async () => {
  await close()
  await market.close()
})

/** The value of a series; `null` when it is absent. */
async function valueOf(series: string): Promise<number | null> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? null : Number(line.slice(series.length + 1))
}

test('요청을 부름과 결과로 나누어 세고, 로그인 실패를 센다', async () => {
  const buyer = aBuyer(market)
  await buyer.ask('GET', `/goods/${TEA}`)
  await buyer.call('GET', '/goods/999999')
  const { loginId } = await newMember(market)
  await buyer.call('POST', '/accounts/login', { body: { loginId, password: 'Wrong!2025' } })
  const count = (target: string, status: string) =>
    valueOf(`market_request_duration_seconds_count{target="${target}",status="${status}"}`)
  await untilPasses(async () => expect(await count('session.login', '4xx')).toEqual(1))
  expect([
    await count('goods.detail', '2xx'),
    await count('goods.detail', '4xx'),
    await count('goods.detail', '5xx'),
    await valueOf('market_security_events_total{event="login.failed"}'),
    await valueOf('market_security_events_total{event="desk.used"}'),
  ]).toEqual([1, 1, null, 1, 0])
})

test('길이 아니라 이름으로 세니 아무리 물어도 줄이 늘지 않는다', async () => {
  const lines = async () => {
    const text = await (await fetch(`${url}/metrics`)).text()
    return text.split('\n').filter((line) => line.startsWith('market_')).length
  }
  await fetch(`${market.url}/first`)
  await untilPasses(async () =>
    expect(
      await valueOf('market_request_duration_seconds_count{target="/*",status="4xx"}'),
    ).toEqual(1),
  )
  const before = await lines()
  for (let index = 0; index < 50; index++) await fetch(`${market.url}/unknown-${index}`)
  expect(await lines()).toEqual(before)
})

test('시장 전체의 숫자를 데이터베이스에서 읽고, 데이터베이스가 없으면 없다고 한다', async () => {
  const { db } = market.database
  const first = await readNow()
  const buyer = aBuyer(market)
  await placeOrder(buyer, [await putInCart(buyer, TEA, 2)])
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.updateTable('payments').set({ status: 'APPROVING' }).where('id', '=', id).execute()
  await db
    .insertInto('payment_history')
    .values({
      payment_id: id,
      actor: 'buyer',
      event: 'buyer.approve',
      from_status: 'REQUESTED',
      to_status: 'APPROVING',
      at: new Date(market.now()),
    })
    .execute()
  const fresh = await readNow()
  market.advance(61_000)
  const stuck = await readNow()
  expect([first, fresh, stuck]).toEqual([
    { held: 0, approving: 0, refused: 0, up: 1 },
    { held: 2, approving: 0, refused: 0, up: 1 },
    { held: 2, approving: 1, refused: 0, up: 1 },
  ])
  isDown = true
  expect(await readNow()).toEqual({ held: null, approving: null, refused: null, up: 0 })
  isDown = false
})

/** The current figures: time passes for the cache of five seconds. */
async function readNow() {
  const realNow = performance.now()
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => realNow + nextScrape())
  const text = await (await fetch(`${url}/metrics`)).text()
  spy.mockRestore()
  const value = (name: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `))
    return line === undefined ? null : Number(line.slice(name.length + 1))
  }
  return {
    held: value('market_unpaid_pieces'),
    approving: value('market_payments_approving_long'),
    refused: value('market_refunds_refused'),
    up: value('market_database_up'),
  }
}

let scrapes = 0
function nextScrape(): number {
  scrapes += 1
  return scrapes * 10_000
}

test('작업마다 걸린 시간과 실패를 센다', async () => {
  await market.database.pool.query(
    `SELECT graphile_worker.add_job('auto-confirm', '{"orderItemId": 0}'),
            graphile_worker.add_job('auto-confirm', '{"none": 0}')`,
  )
  const log = pino({ level: 'silent' })
  const pool = { url: market.database.url, connectionCountMax: 4, statementTimeoutMs: 9_000 }
  const jobs = await runJobs({ pool, runtime: market.runtime, log, meter })
  const count = (outcome: string) =>
    valueOf(`market_job_duration_seconds_count{task="auto-confirm",outcome="${outcome}"}`)
  await untilPasses(async () => {
    expect([await count('done'), await count('failed')]).toEqual([1, 1])
  })
  await jobs.close()
})

test('프로세스의 숫자도 있고, /metrics 말고는 아무것도 답하지 않는다', async () => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const names = ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']
  const others = await Promise.all(
    ['/', '/metrics/x', '/api/goods/1'].map(async (path) => (await fetch(url + path)).status),
  )
  const posted = (await fetch(`${url}/metrics`, { method: 'POST' })).status
  expect([names.map((name) => text.includes(`\n${name} `)), others, posted]).toEqual([
    [true, true],
    [404, 404, 404],
    404,
  ])
})

test('설정하지 않으면 문도 숫자도 없고, 쓰는 중인 문이면 이름을 말하고 시작하지 않는다', async () => {
  const closed = await openMetrics(readEnvironment({}), null)
  const port = new URL(url).port
  const taken = await openMetrics(readEnvironment({ METRICS_PORT: port }), null)
  const watched = {
    pool: market.database.pool,
    countWaitingPictures: () => 0,
    readMarket: () => market.runtime.runPromise(readMarket),
  }
  const stop = await closed.serve(watched)
  await stop()
  await expect(taken.serve(watched)).rejects.toThrow(
    `METRICS_PORT ${port} on 127.0.0.1 cannot be opened (EADDRINUSE): choose another.`,
  )
})
