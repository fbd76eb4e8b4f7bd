import { connectTimeoutMs, silenceMaxMs } from '@jangteo/postgres/database/openPool'
import {
  CALL_TIMEOUT_MS as SPECIFIED_MS,
  statementTimeMs,
  useCaseTimeMs,
} from '@jangteo/server/call/settings'
import type { PoolClient } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { aBuyer, type Answer, type Buyer } from '../../support/buyer.ts'
import { openQuietWire, type QuietWire } from '../../support/database/quietWire.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { SEOUL } from '../../support/purchase.ts'
import { untilTrue } from '../../support/eventually.ts'

const CALL_TIMEOUT_MS = 2_000
/** A machine that is shared may take so much longer to answer what is already decided. */
const LATE_MS_MAX = 5_000
const NOTICE = {
  eventType: 'DEPOSIT_CALLBACK',
  noticeKey: 'one',
  gatewayOrderId: 'an-order',
  secret: 'a secret',
}
const ADDRESS = { ...SEOUL, name: '우리 집', defaultYn: 'Y' }
const TIMED_OUT: Answer<unknown> = {
  status: 503,
  body: {
    code: 'TIMED_OUT',
    message: '처리 시간이 초과됐어요. 잠시 후 다시 시도해 주세요.',
    status: 503,
    data: null,
  },
}

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Opens every connection that the market may have, one after the other. */
async function openConnections({ database: { pool } }: TestMarket): Promise<void> {
  const clients: PoolClient[] = []
  while (clients.length < pool.options.max) clients.push(await pool.connect())
  for (const client of clients) client.release()
}

/** A market whose database can fall silent; its connections are warm. */
async function openQuietMarket(): Promise<{ market: TestMarket; wire: QuietWire }> {
  const wires: QuietWire[] = []
  const market = await openMarket({
    callTimeoutMs: CALL_TIMEOUT_MS,
    detour: async (url) => {
      const wire = await openQuietWire(url)
      wires.push(wire)
      return wire.url
    },
  })
  const [wire] = wires
  if (wire === undefined) throw new Error('the market took no detour')
  ends.push(market.close, wire.close)
  await openConnections(market)
  return { market, wire }
}

/** Returns the answers of calls, and whether each of them came in time. */
async function timed(calls: readonly (() => Promise<Answer<unknown>>)[]) {
  const startedAt = performance.now()
  const answers = await Promise.all(
    calls.map(async (call) => {
      const { status, body } = await call()
      return {
        status,
        body,
        isInTime: performance.now() - startedAt < CALL_TIMEOUT_MS + LATE_MS_MAX,
      }
    }),
  )
  return answers
}

const CALLS: Readonly<Record<string, (buyer: Buyer) => Promise<Answer<unknown>>>> = {
  읽기: (buyer) => buyer.call('GET', '/shops/carts'),
  쓰기: (buyer) => buyer.call('POST', '/buyers/addresses', { body: ADDRESS }),
  '한 번만 쓰기': (buyer) =>
    buyer.call('POST', '/buyers/addresses', { body: ADDRESS, key: 'once' }),
  '시도 세기': (buyer) =>
    buyer.call('POST', '/accounts/login', { body: { loginId: 'a', password: 'b' } }),
}

test('데이터베이스가 아무 말이 없어도 모든 호출은 제시간에 끝난다', async () => {
  const { market, wire } = await openQuietMarket()
  const { buyer } = await aMember(market)
  wire.fallSilent()
  const asked = [...Object.values(CALLS), ...Object.values(CALLS)]
  const answers = await timed([
    ...asked.map((call) => () => call(buyer)),
    () => aBuyer(market).call('GET', '/shops/carts'),
    () => aBuyer(market).call('GET', '/goods/1'),
  ])
  expect(answers).toEqual(answers.map(() => ({ ...TIMED_OUT, isInTime: true })))
})

test('알림을 받는 곳과 파일도 제시간에 끝난다', async () => {
  const { market, wire } = await openQuietMarket()
  wire.fallSilent()
  const startedAt = performance.now()
  const answers = await Promise.all([
    fetch(`${market.url}/hooks/payments/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(NOTICE),
    }),
    fetch(`${market.url}/files/${'A'.repeat(32)}`),
  ])
  const isInTime = performance.now() - startedAt < CALL_TIMEOUT_MS + LATE_MS_MAX
  expect([answers.map(({ status }) => status), isInTime]).toEqual([[503, 503], true])
})

/** A commit that was sent may have been carried out. */
const OUTCOME_UNKNOWN: Answer<unknown> = {
  status: 503,
  body: {
    code: 'OUTCOME_UNKNOWN',
    message: '처리됐는지 확인하지 못했어요. 다시 시도하거나 내역에서 확인해 주세요.',
    status: 503,
    data: null,
  },
}

test.each([
  ['begin', TIMED_OUT],
  ['insert into "addresses"', TIMED_OUT],
  ['commit', OUTCOME_UNKNOWN],
] as const)('%s에서 말이 끊겨도 제시간에, 아는 대로 답한다', async (text, expected) => {
  const { market, wire } = await openQuietMarket()
  const { buyer } = await aMember(market)
  wire.fallSilentAt(text)
  const answers = await timed([() => buyer.call('POST', '/buyers/addresses', { body: ADDRESS })])
  expect(answers).toEqual([{ ...expected, isInTime: true }])
})

test('데이터베이스가 소리 없이 다른 기계로 옮겨가면 그 뒤로는 많아야 한 호출이 말 없는 연결을 만난다', async () => {
  const { market, wire } = await openQuietMarket()
  const { buyer } = await aMember(market)
  wire.moveOn()
  const addresses = () => buyer.call('GET', '/buyers/addresses/me')
  const lost = await timed(Array.from({ length: 4 }, () => addresses))
  const later: number[] = []
  const isBack = async () => {
    const { status } = await addresses()
    later.push(status)
    return status === 200
  }
  await untilTrue(isBack)
  expect(lost).toEqual(lost.map(() => ({ ...TIMED_OUT, isInTime: true })))
  expect(later.length).toBeLessThanOrEqual(2)
})

test('실제 시간으로는 십오 초 안에 다시 일한다', () => {
  const statementMs = statementTimeMs(SPECIFIED_MS)
  expect({
    statementMs,
    useCaseMs: useCaseTimeMs(SPECIFIED_MS),
    failoverMs: silenceMaxMs(statementMs) + connectTimeoutMs(statementMs),
  }).toEqual({ statementMs: 9_000, useCaseMs: 9_500, failoverMs: 14_400 })
})
