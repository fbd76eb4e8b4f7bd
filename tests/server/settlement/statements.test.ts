import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aStore, anEntry, close, closeOn, statementsOf } from '../../support/settlement/settled.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type StoreOfTest = { readonly id: number }

async function entriesOf({ id }: StoreOfTest) {
  return market.database.db
    .selectFrom('settlement_entries as entries')
    .leftJoin('statements', 'statements.id', 'entries.statement_id')
    .select(['entries.kind', 'entries.payable', 'statements.day'])
    .where('entries.store_id', '=', id)
    .orderBy('entries.id')
    .execute()
}

const seen = (rows: Awaited<ReturnType<typeof statementsOf>>) =>
  rows.map(({ day, state, amount }) => `${day} ${state} ${amount}`)

test('정산일 새벽 1시에 그날까지의 내역을 모아 마감하고, 다음 날 것은 남긴다', async () => {
  const store = await aStore(market)
  await anEntry(market, { storeId: store.id, payable: 10_000, payableOn: '2026-09-01' })
  await anEntry(market, { storeId: store.id, payable: -3_000, payableOn: '2026-09-01' })
  await anEntry(market, { storeId: store.id, payable: 500, payableOn: '2026-09-02' })
  await closeOn(market, '2026-08-31')
  const before = seen(await statementsOf(market, store.id))
  await closeOn(market, '2026-09-01')
  expect([before, seen(await statementsOf(market, store.id)), await entriesOf(store)]).toEqual([
    ['2026-09-01 OPEN null', '2026-09-02 OPEN null'],
    ['2026-09-01 CLOSED 7000', '2026-09-02 OPEN null'],
    [
      { kind: 'ADJUSTMENT', payable: 10_000, day: '2026-09-01' },
      { kind: 'ADJUSTMENT', payable: -3_000, day: '2026-09-01' },
      { kind: 'ADJUSTMENT', payable: 500, day: null },
    ],
  ])
})

test('두 번, 동시에 마감해도 한 번 마감한 것과 같다', async () => {
  const store = await aStore(market)
  await anEntry(market, { storeId: store.id, payable: 10_000, payableOn: '2026-09-03' })
  market.advance(Date.parse('2026-09-03T01:00:00+09:00') - market.now())
  await Promise.all([close(market), close(market), close(market)])
  await close(market)
  const { id } = store
  const steps = await market.database.db
    .selectFrom('statement_history')
    .innerJoin('statements', 'statements.id', 'statement_history.statement_id')
    .select(['statement_history.event', 'statement_history.to_state'])
    .where('statements.store_id', '=', id)
    .execute()
  expect([seen(await statementsOf(market, id)), steps]).toEqual([
    ['2026-09-03 CLOSED 10000'],
    [{ event: 'system.close', to_state: 'CLOSED' }],
  ])
})

test('0원 아래면 다음 영업일로 넘기고, 두 정산의 합은 그대로다', async () => {
  const store = await aStore(market)
  await anEntry(market, { storeId: store.id, payable: -4_000, payableOn: '2026-09-04' })
  await closeOn(market, '2026-09-04')
  await anEntry(market, { storeId: store.id, payable: 9_000, payableOn: '2026-09-08' })
  await closeOn(market, '2026-09-07')
  await closeOn(market, '2026-09-08')
  const entries = await entriesOf(store)
  const rows = await statementsOf(market, store.id)
  expect([
    seen(rows),
    rows.map(({ below_since: since }) => since),
    entries.map(({ kind, payable, day }) => `${kind} ${payable} ${day}`),
    entries.reduce((sum, { payable }) => sum + payable, 0),
  ]).toEqual([
    ['2026-09-04 PAID 0', '2026-09-07 PAID 0', '2026-09-08 CLOSED 5000'],
    ['2026-09-04', '2026-09-04', null],
    [
      'ADJUSTMENT -4000 2026-09-04',
      'CARRY 4000 2026-09-04',
      'CARRY -4000 2026-09-07',
      'ADJUSTMENT 9000 2026-09-08',
      'CARRY 4000 2026-09-07',
      'CARRY -4000 2026-09-08',
    ],
    5_000,
  ])
})

test('확인된 계좌가 없으면 마감하면서 보류하고, 까닭을 적는다', async () => {
  const store = await aStore(market, { hasAccount: false })
  await anEntry(market, { storeId: store.id, payable: 10_000, payableOn: '2026-09-09' })
  await closeOn(market, '2026-09-09')
  const [held] = await statementsOf(market, store.id)
  expect([held?.state, held?.amount, held?.hold_reason]).toEqual([
    'HELD',
    10_000,
    'ACCOUNT_MISSING',
  ])
})

test('마감한 뒤에 쓰인 내역은 다음 마감에 들어간다', async () => {
  const store = await aStore(market)
  await anEntry(market, { storeId: store.id, payable: 10_000, payableOn: '2026-09-10' })
  await closeOn(market, '2026-09-10')
  await anEntry(market, { storeId: store.id, payable: 700, payableOn: '2026-09-10' })
  await closeOn(market, '2026-09-11')
  expect(seen(await statementsOf(market, store.id))).toEqual([
    '2026-09-10 CLOSED 10000',
    '2026-09-11 CLOSED 700',
  ])
})

test('어느 내역도 두 정산에 들지 않고, 마감한 정산의 합은 내역의 합이다', async () => {
  const { db } = market.database
  const rows = await db
    .selectFrom('statements')
    .innerJoin('settlement_entries as entries', 'entries.statement_id', 'statements.id')
    .select(['statements.id', 'statements.amount'])
    .select(sql<number>`sum(entries.payable)::bigint`.as('total'))
    .groupBy('statements.id')
    .execute()
  expect(rows.filter(({ amount, total }) => amount !== total)).toEqual([])
  expect(rows.length).toBeGreaterThan(5)
})
