import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { aPurchase, forgetPurchases, insertPurchases } from '../../support/display/purchases.ts'
import {
  BOARD_CACHE_MS,
  hoursAgo,
  rankedIds,
  readBoard,
  runJob,
} from '../../support/display/rankings.ts'
import { auditOf } from '../../support/auditLog.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { loginOperator } from '../../support/staff.ts'
import { changeGoods } from '../../support/stock.ts'

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
      aPurchase(1, { atMs: before(30), buyer: '01000000001' }),
      aPurchase(1, { atMs: before(30), buyer: '01000000002' }),
      aPurchase(2, { atMs: before(30) }),
      aPurchase(1, { atMs: before(2) }),
      aPurchase(2, { atMs: before(2), buyer: '01000000001' }),
      aPurchase(2, { atMs: before(2), buyer: '01000000002' }),
      aPurchase(3, { atMs: before(2), paidAmount: 1 }),
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
    expect(computedAt).toBe(new Date(market.now() - BOARD_CACHE_MS).toISOString())
  })

  test('판매를 멈춘 상품은 쪽에 빈자리를 남기지 않고, 나머지 순위는 그대로다', async () => {
    await insertOrder(5, before(1))
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
      aPurchase(1, { atMs: before(1) }),
      aPurchase(other, { atMs: before(1) }),
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
    const { rankingList } = await aBuyer(market).ask<{ rankingList: { categoryId: number }[] }>(
      'GET',
      '/displays/rankings',
    )
    expect(rankingList.map(({ categoryId }) => categoryId)).toContain(rootId)
    expect(rankingList.length).toBe(2)
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

describe('운영자의 제외', () => {
  const change = async (step: string, reason: string, goodsId = 1) => {
    const { browser } = await loginOperator(market, ['SELLERS'])
    const path = `/operators/goods/${goodsId}/${step}`
    return (await browser.call('POST', path, { body: { reason } })).status
  }
  const shown = async () => {
    const { browser } = await loginOperator(market)
    return browser.ask<{ readonly rankingExclusion: { readonly reason: string } | null }>(
      'GET',
      '/operators/goods/1',
    )
  }

  test('제외한 상품은 바로 빠지고 다음 순위에도 없으며, 한 줄이 감사 기록에 남는다', async () => {
    await insertPurchases(market, [
      aPurchase(1, { atMs: before(1), paidAmount: 2 }),
      aPurchase(2, { atMs: before(1), paidAmount: 1 }),
    ])
    await run('rank-hour')
    expect(idsOf(await board(''))).toEqual([1, 2])
    const [exclude, readmit] = ['exclude-from-ranking', 'readmit-to-ranking']
    await Promise.all([change(exclude, '허위 주문이에요'), change(exclude, '허위 주문이에요')])
    expect((await board('')).content.map(({ goodsId, rank }) => [goodsId, rank])).toEqual([[2, 2]])
    expect((await shown()).rankingExclusion?.reason).toBe('허위 주문이에요')
    market.advance(60 * 60_000)
    await run('rank-hour')
    expect((await board('')).content.map(({ goodsId, rank }) => [goodsId, rank])).toEqual([[2, 1]])
    await change(readmit, '소명을 확인했어요')
    await change(readmit, '소명을 확인했어요')
    expect((await shown()).rankingExclusion).toBeNull()
    const audit = await auditOf(market, 'goods:1', ['call', 'before', 'after', 'reason'])
    expect(audit).toEqual([
      {
        call: 'operatorGoods.excludeFromRanking',
        before: null,
        after: { isExcluded: true },
        reason: '허위 주문이에요',
      },
      {
        call: 'operatorGoods.readmitToRanking',
        before: { isExcluded: true, reason: '허위 주문이에요' },
        after: null,
        reason: '소명을 확인했어요',
      },
    ])
  })

  test('없는 상품, 짧은 사유, 권한이 없는 운영자는 제외할 수 없다', async () => {
    const step = 'exclude-from-ranking'
    const { browser } = await loginOperator(market, ['DISPLAY'])
    const denied = await browser.call('POST', `/operators/goods/1/${step}`, {
      body: { reason: '허위 주문이에요' },
    })
    expect([
      await change(step, '허위 주문이에요', 999_999),
      await change(step, '짧음'),
      denied.status,
    ]).toEqual([404, 400, 403])
  })
})
