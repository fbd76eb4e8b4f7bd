import { DAY_MS, HOUR_MS, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { RANKING_PERIODS, type RankingPeriod } from '@jangteo/core/display/display.codes'
import {
  RANKING_BUCKETS,
  rankGoods,
  rankingSpanAt,
  type RankingTally,
} from '@jangteo/core/display/ranking.rules'
import { JOB_PROGRAMS } from '@jangteo/server/job/job-programs'
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
import { openMarket, type TestMarket } from '../../support/market.ts'
import { changeGoods } from '../../support/stock.ts'

type Ranked = {
  readonly goodsId: number
  readonly rank: number
  readonly previousRank: number | null
  readonly changeEnum: string
}
type Board = {
  readonly content: readonly Ranked[]
  readonly totalElements: number
  readonly last: boolean
  readonly computedAt: string | null
  readonly segmentFallbackYn: 'Y' | 'N'
}

/** Longer than an answer is stored. */
const CACHE_MS = 31_000

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())
beforeEach(() => forgetPurchases(market))

async function run(task: string): Promise<void> {
  const program = JOB_PROGRAMS[task]
  if (program === undefined) throw new Error(`there is no job ${task}`)
  await market.runtime.runPromise(program({}))
}

/** A board as it reads now. */
async function board(query: string): Promise<Board> {
  market.advance(CACHE_MS)
  return aBuyer(market).ask<Board>('GET', `/displays/rankings/list?${query}`)
}

const idsOf = ({ content }: Board) => content.map(({ goodsId }) => goodsId)

/** The moment so many hours before the day's board ends. */
const hoursAgo = (hours: number) =>
  rankingSpanAt('DAY', market.now()).untilMs - hours * HOUR_MS + HOUR_MS / 2

describe('집계', () => {
  test('구매한 분이 많은 상품이 앞서고, 취소와 반품, 0원, 추가상품, 결제 전은 세지 않는다', async () => {
    const at = { atMs: hoursAgo(1) }
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
      aPurchase(1, { atMs: hoursAgo(20), buyer: '01000000001' }),
      aPurchase(1, { atMs: hoursAgo(20), buyer: '01000000002' }),
      aPurchase(2, { atMs: hoursAgo(20) }),
    ])
    await run('rank-hour')
    expect(idsOf(await board('rankingPeriodEnum=DAY'))).toEqual([1, 2])
    await sql`UPDATE order_items SET status = 'R' WHERE goods_id = 1`.execute(market.database.db)
    market.advance(HOUR_MS)
    await run('rank-hour')
    expect(idsOf(await board('rankingPeriodEnum=DAY'))).toEqual([2])
  })

  test('같은 일을 두 번 동시에 해도 한 번 쓰인다', async () => {
    await insertPurchases(market, [aPurchase(1, { atMs: hoursAgo(1) })])
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

describe('순위 읽기', () => {
  /** Goods 1 to `count`, the first bought most. */
  async function insertOrder(count: number, atMs: number): Promise<void> {
    const all = Array.from({ length: count }, (_, place) =>
      Array.from({ length: count - place }, (__, number) =>
        aPurchase(place + 1, { atMs, buyer: `010${number}` }),
      ),
    )
    await insertPurchases(market, all.flat())
  }

  test('하루 전 순위와 견준다', async () => {
    await insertPurchases(market, [
      aPurchase(1, { atMs: hoursAgo(30), buyer: '01000000001' }),
      aPurchase(1, { atMs: hoursAgo(30), buyer: '01000000002' }),
      aPurchase(2, { atMs: hoursAgo(30) }),
      aPurchase(1, { atMs: hoursAgo(2) }),
      aPurchase(2, { atMs: hoursAgo(2), buyer: '01000000001' }),
      aPurchase(2, { atMs: hoursAgo(2), buyer: '01000000002' }),
      aPurchase(3, { atMs: hoursAgo(2), paidAmount: 1 }),
    ])
    await run('rank-hour')
    const { content, computedAt } = await board('rankingPeriodEnum=DAY')
    expect(
      content.map(({ goodsId, rank, previousRank, changeEnum }) => [
        goodsId,
        rank,
        previousRank,
        changeEnum,
      ]),
    ).toEqual([
      [2, 1, 2, 'UP'],
      [1, 2, 1, 'DOWN'],
      [3, 3, null, 'EMPTY'],
    ])
    expect(computedAt).toBe(new Date(market.now() - CACHE_MS).toISOString())
  })

  test('판매를 멈춘 상품은 쪽에 빈자리를 남기지 않고, 나머지 순위는 그대로다', async () => {
    await insertOrder(5, hoursAgo(1))
    await run('rank-hour')
    await changeGoods(market, 2, { sale_status: 'STOP' })
    const pages = [await board('size=2&page=0'), await board('size=2&page=1')]
    await changeGoods(market, 2, { sale_status: 'SALE' })
    expect(
      pages.map(({ content, totalElements, last }) => [
        content.map(({ rank }) => rank),
        totalElements,
        last,
      ]),
    ).toEqual([
      [[1, 3], 4, false],
      [[4, 5], 4, true],
    ])
  })

  test('카테고리의 순위는 그 아래 상품만 센다', async () => {
    const {
      category_root_id: rootId,
      category_middle_id: middleId,
      category_id: leafId,
    } = await market.database.db
      .selectFrom('goods')
      .select(['category_root_id', 'category_middle_id', 'category_id'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM goods WHERE category_root_id <> ${rootId} AND sale_status = 'SALE' AND sale_ends_at IS NULL LIMIT 1`.execute(
      market.database.db,
    )
    const other = rows[0]?.id ?? 0
    await insertPurchases(market, [
      aPurchase(1, { atMs: hoursAgo(1) }),
      aPurchase(other, { atMs: hoursAgo(1) }),
    ])
    await run('rank-hour')
    const found = [
      idsOf(await board('')).length,
      idsOf(await board(`categoryId=${rootId}`)),
      idsOf(await board(`categoryId=${middleId}`)),
    ]
    expect(found).toEqual([2, [1], [1]])
    const refused = await aBuyer(market).call('GET', `/displays/rankings/list?categoryId=${leafId}`)
    expect([refused.status, refused.body.code]).toEqual([404, 'CATEGORY_NOT_FOUND'])
    const roots = await aBuyer(market).ask<{
      rankingList: { categoryId: number; goodsList: Ranked[] }[]
    }>('GET', '/displays/rankings')
    expect(
      roots.rankingList.map(({ categoryId, goodsList }) => [
        categoryId,
        goodsList.map(({ rank }) => rank),
      ]).length,
    ).toBe(2)
  })

  test('첫 집계 전에는 비어 있고, 화면에는 고를 것이 있다', async () => {
    expect(await board('')).toEqual({
      content: [],
      number: 0,
      last: true,
      totalElements: 0,
      totalPages: 0,
      computedAt: null,
      segmentFallbackYn: 'N',
    })
    const page = await aBuyer(market).ask<Record<string, unknown[]>>(
      'GET',
      '/displays/pages/ranking',
    )
    expect(
      Object.entries(page).map(([name, value]) => [name, Array.isArray(value) && value.length > 2]),
    ).toEqual([
      ['periodList', true],
      ['categoryList', true],
      ['ageList', true],
      ['genderList', true],
      ['computedAt', false],
      ['page', false],
    ])
  })
})

test('판매 수는 결제되고 취소·반품되지 않은 수량의 합이다', async () => {
  await insertPurchases(market, [
    aPurchase(1, { atMs: hoursAgo(1), quantity: 3 }),
    aPurchase(1, { atMs: hoursAgo(900), quantity: 2 }),
    aPurchase(1, { atMs: hoursAgo(1), quantity: 7, status: 'R' }),
    aPurchase(1, { atMs: hoursAgo(1), quantity: 9, status: 'DR' }),
    aPurchase(1, { atMs: hoursAgo(1), quantity: 5, isAddon: true }),
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
