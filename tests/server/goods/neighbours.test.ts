import { DAY_MS, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { PAIR_COUNT_MAX, STORE_BEST_COUNT_MAX } from '@jangteo/core/goods/neighbour.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aPurchase, forgetPurchases, insertPurchases } from '../../support/display/purchases.ts'
import { hoursAgo, runJob } from '../../support/display/rankings.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { changeGoods } from '../../support/stock.ts'

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const TANGERINES = goodsNamed('서귀포 노지 감귤')
const FIRE_PIT = goodsNamed('접어 다니는 스테인리스 화로대')
const TEA = goodsNamed('하동 세작 녹차')
const NOBODYS = 999_999

type Cards = {
  readonly goodsList: readonly { readonly goodsId: number; readonly storeName: string }[]
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  await forgetPurchases(market)
  await market.database.db.deleteFrom('goods_views').execute()
})

const cards = (goodsId: number, name: string) =>
  aBuyer(market).ask<Cards>('GET', `/goods/${goodsId}/${name}`)
const idsOf = ({ goodsList }: Cards) => goodsList.map(({ goodsId }) => goodsId)
const recommended = async (goodsId: number) => idsOf(await cards(goodsId, 'recommended'))

/** Purchases of several products by as many buyers, one order a buyer. */
const boughtTogether = (goodsIds: readonly number[], buyerCount: number) =>
  insertPurchases(
    market,
    Array.from({ length: buyerCount }, (_, index) =>
      goodsIds.map((goodsId) =>
        aPurchase(goodsId, { atMs: hoursAgo(market, 30), buyer: `0100000${1000 + index}` }),
      ),
    ).flat(),
  )

/** Views of several products on one day by as many visitors. */
const seenTogether = async (goodsIds: readonly number[], visitorCount: number) => {
  const atMs = hoursAgo(market, 30)
  const rows = Array.from({ length: visitorCount }, (_, index) =>
    goodsIds.map((goodsId) => ({
      day: kstDayOf(atMs),
      goods_id: goodsId,
      visitor: Buffer.from(String(index).padStart(16, '0')),
      seen_at: new Date(atMs),
    })),
  ).flat()
  await market.database.db.insertInto('goods_views').values(rows).execute()
}

describe('함께 보면 좋은 상품', () => {
  test('다섯 분이 함께 구매한 상품이 먼저고, 함께 본 상품은 그 뒤다', async () => {
    await boughtTogether([STRAWBERRIES, FIRE_PIT], 5)
    await boughtTogether([STRAWBERRIES, TANGERINES], 4)
    await seenTogether([STRAWBERRIES, TEA], 14)
    await runJob(market, 'pair-goods')
    expect(await recommended(STRAWBERRIES)).toEqual([FIRE_PIT, TEA])
    expect(await recommended(FIRE_PIT)).toEqual([STRAWBERRIES])
  })

  test('함께한 분이 다섯보다 적으면 같은 카테고리에서 이번 주에 많이 팔린 상품이다', async () => {
    await boughtTogether([STRAWBERRIES, FIRE_PIT], 4)
    await seenTogether([STRAWBERRIES, FIRE_PIT], 4)
    await runJob(market, 'pair-goods')
    const { category_id: leaf } = await market.database.db
      .selectFrom('goods')
      .select('category_id')
      .where('id', '=', STRAWBERRIES)
      .executeTakeFirstOrThrow()
    const ofLeaf = await market.database.db
      .selectFrom('goods')
      .select('id')
      .where('category_id', '=', leaf)
      .where('id', '<>', STRAWBERRIES)
      .execute()
    const shown = await recommended(STRAWBERRIES)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThanOrEqual(PAIR_COUNT_MAX)
    const others = new Set(ofLeaf.map(({ id }) => id))
    expect(shown.filter((id) => !others.has(id))).toEqual([])
  })

  test('90일이 지난 구매와, 한꺼번에 수십 가지를 본 방문은 세지 않는다', async () => {
    await insertPurchases(
      market,
      [1, 2, 3, 4, 5, 6].flatMap((buyer) =>
        [STRAWBERRIES, TANGERINES].map((goodsId) =>
          aPurchase(goodsId, {
            atMs: market.now() - 91 * DAY_MS,
            buyer: `0100000000${buyer}`,
          }),
        ),
      ),
    )
    const many = Array.from({ length: 51 }, (_, index) => index + 1)
    await seenTogether([...new Set([...many, STRAWBERRIES, FIRE_PIT])], 9)
    await runJob(market, 'pair-goods')
    const pairs = await market.database.db.selectFrom('goods_pairs').selectAll().execute()
    expect(pairs).toEqual([])
  })

  test('짝이 된 상품도 판매를 멈추면 빠지고, 없는 상품에는 답하지 않는다', async () => {
    await boughtTogether([STRAWBERRIES, FIRE_PIT, TEA], 6)
    await runJob(market, 'pair-goods')
    expect(new Set(await recommended(STRAWBERRIES))).toEqual(new Set([FIRE_PIT, TEA]))
    await changeGoods(market, TEA, { sale_status: 'STOP' })
    expect(await recommended(STRAWBERRIES)).toEqual([FIRE_PIT])
    await changeGoods(market, TEA, { sale_status: 'SALE' })
    const { status } = await aBuyer(market).call('GET', `/goods/${NOBODYS}/recommended`)
    expect(status).toEqual(404)
  })

  test('두 번을 한꺼번에 세어도 한 번 센 것과 같다', async () => {
    await boughtTogether([STRAWBERRIES, FIRE_PIT], 6)
    await Promise.all([runJob(market, 'pair-goods'), runJob(market, 'pair-goods')])
    expect(await recommended(STRAWBERRIES)).toEqual([FIRE_PIT])
  })
})

test('이 스토어 인기 상품은 이번 주에 팔린 차례고, 그 상품은 빠진다', async () => {
  const { store_id: storeId } = await market.database.db
    .selectFrom('goods')
    .select('store_id')
    .where('id', '=', STRAWBERRIES)
    .executeTakeFirstOrThrow()
  const siblings = await market.database.db
    .selectFrom('goods')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', '<>', STRAWBERRIES)
    .where('sale_status', '=', 'SALE')
    .orderBy('sold_count')
    .limit(2)
    .execute()
  const [rarest, rare] = siblings.map(({ id }) => id)
  if (rarest === undefined || rare === undefined) throw new Error('the store sells three products')
  await boughtTogether([rarest], 9)
  await boughtTogether([rare], 3)
  await runJob(market, 'rank-night')
  const shown = idsOf(await cards(STRAWBERRIES, 'store-best'))
  expect(shown.slice(0, 2)).toEqual([rarest, rare])
  expect(shown).not.toContain(STRAWBERRIES)
  expect(shown.length).toBeLessThanOrEqual(STORE_BEST_COUNT_MAX)
})
