import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { JOB_PROGRAMS } from '@jangteo/server/job/job-programs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer, DEMO_PASSWORD } from '../../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../../support/market.ts'
import { aMember, forgetTries, newMember } from '../../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

type Record = {
  readonly at: string
  readonly resultEnum: string
  readonly wayEnum: string
  readonly device: string | null
  readonly address: string | null
}
type Page = { readonly content: readonly Record[]; readonly totalElements: number }

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15'

const tryLogin = (buyer: Buyer, loginId: string, password = DEMO_PASSWORD) =>
  buyer.call('POST', '/accounts/login', {
    body: { loginId, password },
    headers: { 'user-agent': SAFARI },
  })

const historyOf = (buyer: Buyer, query = '') =>
  buyer.ask<Page>('GET', `/accounts/login-history${query}`)

async function countRecords(): Promise<number> {
  const { rows } = await market.database.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM login_records',
  )
  return rows[0]?.count ?? 0
}

test('로그인할 때마다 때, 결과, 방법, 기기와 주소의 앞부분을 적고, 새것부터 보인다', async () => {
  const { loginId } = await newMember(market)
  const buyer = aBuyer(market)
  const startedAt = new Date(market.now()).toISOString()
  await tryLogin(buyer, loginId, 'wrong')
  market.advance(1_000)
  await tryLogin(buyer, loginId)
  const other = await aMember(market)
  const shown = { wayEnum: 'PASSWORD', device: 'Safari · macOS', address: '127.0.*.*' }
  const { content, totalElements } = await historyOf(buyer)
  const others = await historyOf(other.buyer)
  expect([content, totalElements, others.content]).toEqual([
    [
      { at: new Date(market.now()).toISOString(), resultEnum: 'SUCCESS', ...shown },
      { at: startedAt, resultEnum: 'MISMATCH', ...shown },
    ],
    2,
    [],
  ])
})

test('차단된 동안에는 비교하지 않으므로 적지 않고, 없는 아이디도 적지 않는다', async () => {
  const { loginId } = await newMember(market)
  const buyer = aBuyer(market)
  const before = await countRecords()
  for (let count = 0; count < 8; count += 1) await tryLogin(buyer, loginId, 'wrong')
  const known = await countRecords()
  for (let count = 0; count < 3; count += 1) await tryLogin(buyer, 'nobody-there', 'wrong')
  expect([known - before, (await countRecords()) - known]).toEqual([5, 0])
})

test('휴면 계정은 비밀번호가 맞았다는 것까지 적는다', async () => {
  const { id, loginId } = await newMember(market, {
    last_used_at: new Date(market.now() - 366 * DAY_MS),
  })
  await tryLogin(aBuyer(market), loginId)
  const rows = await market.database.db
    .selectFrom('login_records')
    .select(['result', 'way'])
    .where('member_id', '=', id)
    .execute()
  expect(rows).toEqual([{ result: 'DORMANT', way: 'PASSWORD' }])
})

test('쪽으로 나누어 보인다', async () => {
  const { loginId } = await newMember(market)
  const buyer = aBuyer(market)
  for (let count = 0; count < 3; count += 1) await tryLogin(buyer, loginId)
  const { content, totalElements } = await historyOf(buyer, '?page=1&size=2')
  expect([content.length, totalElements]).toEqual([1, 3])
})

test('90일 동안 보이고, 그 뒤에는 지워진다', async () => {
  const { id, loginId } = await newMember(market)
  const buyer = aBuyer(market)
  await tryLogin(buyer, loginId)
  const old = new Date(market.now() - 92 * DAY_MS)
  const login = { member_id: id, way: 'PASSWORD', result: 'SUCCESS' } as const
  await market.database.db
    .insertInto('login_records')
    .values({ ...login, at: old })
    .execute()
  const shown = await historyOf(buyer)
  const sweep = JOB_PROGRAMS['sweep-retention']
  if (sweep === undefined) throw new Error('there is no such job')
  await market.runtime.runPromise(sweep({}))
  const left = await market.database.db
    .selectFrom('login_records')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow()
  expect([shown.totalElements, Number(left.count)]).toEqual([1, 1])
})
