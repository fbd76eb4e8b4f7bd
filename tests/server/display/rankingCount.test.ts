import { DAY_MS, HOUR_MS, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { RANKING_PERIODS, type RankingPeriod } from '@jangteo/core/display/display.codes'
import {
  RANKING_BUCKETS,
  rankGoods,
  rankingSpanAt,
  type RankingTally,
} from '@jangteo/core/display/ranking.rules'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import {
  aPurchase,
  forgetPurchases,
  insertPurchases,
  type Purchase,
} from '../../support/display/purchases.ts'
import { hoursAgo, rankedIds, readBoard, runJob } from '../../support/display/rankings.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())
beforeEach(() => forgetPurchases(market))

const run = (task: string) => runJob(market, task)
const board = (query: string) => readBoard(market, query)
const idsOf = rankedIds
const before = (hours: number) => hoursAgo(market, hours)

describe('집계', () => {
  test('구매한 분이 많은 상품이 앞서고, 취소와 반품, 0원, 추가상품, 결제 전은 세지 않는다', async () => {
    const at = { atMs: before(1) }
    await insertPurchases(market, [
      aPurchase(1, { ...at, buyer: '01000000001' }),
      aPurchase(2, { ...at, buyer: '01000000001' }),
      aPurchase(2, { ...at, buyer: '01000000002' }),
      aPurchase(3, { ...at, status: 'C' }),
      aPurchase(4, { ...at, status: 'R' }),
      aPurchase(5, { ...at, paidAmount: 0 }),
      aPurchase(6, { ...at, isAddon: true }),
      aPurchase(7, { ...at, status: 'PW' }),
    ])
    await run('rank-hour')
    expect(idsOf(await board('rankingPeriodEnum=DAY'))).toEqual([2, 1])
  })

  test('한 분이 하루에 여러 번 구매해도 한 번이다', async () => {
    const atMs = startOfDayMs(kstDayOf(market.now())) - DAY_MS
    const repeated = [1, 5, 23].map((hours) => aPurchase(1, { atMs: atMs + hours * HOUR_MS }))
    const others = ['01000000003', '01000000004'].map((buyer) => aPurchase(2, { atMs, buyer }))
    await insertPurchases(market, [...repeated, ...others])
    await run('rank-night')
    expect(idsOf(await board('rankingPeriodEnum=WEEK'))).toEqual([2, 1])
  })

  test('한국의 자정에 하루가 바뀐다', async () => {
    const midnightMs = startOfDayMs(kstDayOf(market.now()))
    await insertPurchases(market, [
      aPurchase(1, { atMs: midnightMs - 1 }),
      aPurchase(2, { atMs: midnightMs }),
    ])
    await run('rank-night')
    expect(idsOf(await board('rankingPeriodEnum=WEEK'))).toEqual([1])
  })

  test('반품하면 이미 지난 날의 순위에서도 빠진다', async () => {
    await insertPurchases(market, [
      aPurchase(1, { atMs: before(20), buyer: '01000000001' }),
      aPurchase(1, { atMs: before(20), buyer: '01000000002' }),
      aPurchase(2, { atMs: before(20) }),
    ])
    await run('rank-hour')
    expect(idsOf(await board('rankingPeriodEnum=DAY'))).toEqual([1, 2])
    await sql`UPDATE order_items SET status = 'R' WHERE goods_id = 1`.execute(market.database.db)
    market.advance(HOUR_MS)
    await run('rank-hour')
    expect(idsOf(await board('rankingPeriodEnum=DAY'))).toEqual([2])
  })

  test('같은 일을 두 번 동시에 해도 한 번 쓰인다', async () => {
    await insertPurchases(market, [aPurchase(1, { atMs: before(1) })])
    await Promise.all([run('rank-hour'), run('rank-hour')])
    const { rows } = await sql<{ runs: number; boards: number }>`
      SELECT count(DISTINCT run.id)::int AS runs, count(board)::int AS boards
      FROM ranking_runs AS run LEFT JOIN ranking_boards AS board ON board.run_id = run.id`.execute(
      market.database.db,
    )
    expect(rows).toEqual([{ runs: 2, boards: 3 }])
  })
})

const purchases = (period: RankingPeriod, nowMs: number) => {
  const { sinceMs, untilMs } = rankingSpanAt(period, nowMs)
  return fc.array(
    fc.record({
      goodsId: fc.integer({ min: 1, max: 12 }),
      buyer: fc.integer({ min: 1, max: 9 }).map((digit) => `0100000000${digit}`),
      atMs: fc.integer({ min: sinceMs - HOUR_MS, max: untilMs + HOUR_MS }),
      status: fc.constantFrom('DC', 'SS', 'SC', 'BF', 'E', 'C', 'R'),
      paidAmount: fc.constantFrom(0, 1_000, 2_000),
      quantity: fc.constant(1),
      isAddon: fc.boolean(),
    }),
    { maxLength: 40 },
  )
}

/** Counts purchases as the rules say, without a database. */
function talliesOf(
  period: RankingPeriod,
  nowMs: number,
  {
    all,
    createdAtMs,
  }: { readonly all: readonly Purchase[]; readonly createdAtMs: ReadonlyMap<number, number> },
): RankingTally[] {
  const { sinceMs, untilMs } = rankingSpanAt(period, nowMs)
  const counted = all.filter(
    ({ atMs, status, paidAmount, isAddon }) =>
      atMs >= sinceMs &&
      atMs < untilMs &&
      !['C', 'R'].includes(status) &&
      paidAmount > 0 &&
      !isAddon,
  )
  return [...Map.groupBy(counted, ({ goodsId }) => goodsId)].map(([goodsId, own]) => {
    const days = Map.groupBy(own, ({ buyer, atMs }) => `${buyer} ${kstDayOf(atMs)}`)
    const ages = [...days.values()].map((same) => {
      const firstMs = Math.min(...same.map(({ atMs }) => atMs))
      return Math.ceil((untilMs - firstMs) / RANKING_BUCKETS[period].lengthMs) - 1
    })
    return {
      goodsId,
      buyerCount: new Set(own.map(({ buyer }) => buyer)).size,
      paidAmount: own.reduce((sum, { paidAmount }) => sum + paidAmount, 0),
      createdAtMs: createdAtMs.get(goodsId) ?? 0,
      buckets: [...Map.groupBy(ages, (age) => age)].map(([age, same]) => ({
        age,
        buyerCount: same.length,
        viewCount: 0,
      })),
    }
  })
}

test('아무 주문과 반품이나 규칙대로 센 순위와 같다', async () => {
  const goods = await market.database.db
    .selectFrom('goods')
    .select(['id', 'created_at'])
    .where('id', '<=', 12)
    .execute()
  const createdAtMs = new Map(goods.map((row) => [row.id, row.created_at.getTime()]))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...RANKING_PERIODS), fc.gen(), async (period, gen) => {
      await forgetPurchases(market)
      const all = gen(() => purchases(period, market.now()))
      await insertPurchases(market, all)
      const expected = rankGoods(period, talliesOf(period, market.now(), { all, createdAtMs }))
      await run(period === 'DAY' ? 'rank-hour' : 'rank-night')
      const shown = await board(`rankingPeriodEnum=${period}`)
      expect(idsOf(shown)).toEqual(expected.map(({ goodsId }) => goodsId))
    }),
    { numRuns: 25 },
  )
})

test('판매 수는 결제되고 취소·반품되지 않은 수량의 합이다', async () => {
  await insertPurchases(market, [
    aPurchase(1, { atMs: before(1), quantity: 3 }),
    aPurchase(1, { atMs: before(900), quantity: 2 }),
    aPurchase(1, { atMs: before(1), quantity: 7, status: 'R' }),
    aPurchase(1, { atMs: before(1), quantity: 9, status: 'DR' }),
    aPurchase(1, { atMs: before(1), quantity: 5, isAddon: true }),
  ])
  const sold = async () =>
    (await aBuyer(market).ask<{ soldCount: number }>('GET', '/goods/1')).soldCount
  await run('rank-hour')
  expect(await sold()).toBe(5)
  market.advance(HOUR_MS)
  await insertPurchases(market, [aPurchase(1, { atMs: market.now(), quantity: 4 })])
  await run('rank-hour')
  expect(await sold()).toBe(9)
})
