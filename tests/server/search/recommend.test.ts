import { DAY_MS, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aPurchase, forgetPurchases, insertPurchases } from '../../support/display/purchases.ts'
import { BOARD_CACHE_MS, hoursAgo, runJob } from '../../support/display/rankings.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

type Stores = {
  readonly content: readonly {
    readonly rank: number
    readonly changeEnum: string
    readonly storeUrl: string
    readonly goodsList: readonly { readonly goodsName: string }[]
  }[]
}

type Goods = {
  readonly seenYn: string
  readonly goodsList: readonly { readonly goodsId: number }[]
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const stores = async (keyword: string | null) => {
  const query = keyword === null ? '' : `?keyword=${encodeURIComponent(keyword)}`
  const { content } = await aBuyer(market).ask<Stores>(
    'GET',
    `/searches/recommend/ranking-store${query}`,
  )
  return content.map(({ rank, storeUrl, goodsList }) => [
    rank,
    storeUrl,
    goodsList.map(({ goodsName }) => goodsName),
  ])
}

test('점수가 없으면 추천할 스토어도 상품도 없다', async () => {
  expect([
    await stores('아무것도 아닌 말'),
    await aBuyer(market).ask('GET', '/searches/recommend/goods'),
  ]).toEqual([[], { seenYn: 'N', goodsList: [] }])
})

test('검색어에 맞는 상품의 한 주 점수를 더한 차례로 스토어가 오고, 상품은 셋까지이다', async () => {
  const points = [
    ['서귀포 노지 감귤', 300],
    ['해남 꿀고구마', 500],
    ['평창 수미 감자 5kg', 200],
    ['영동 캠벨 포도 3kg', 100],
    ['하동 세작 녹차', 900],
    ['보성 발효 홍차 50g', 50],
  ] as const
  await market.database.db
    .insertInto('goods_week_points')
    .values(points.map(([name, count]) => ({ goods_id: goodsNamed(name), points: count })))
    .execute()
  expect([await stores(null), await stores('발효 홍차')]).toEqual([
    [
      [1, 'achimbat', ['해남 꿀고구마', '서귀포 노지 감귤', '평창 수미 감자 5kg']],
      [2, 'dadam', ['하동 세작 녹차', '보성 발효 홍차 50g']],
    ],
    [[1, 'dadam', ['보성 발효 홍차 50g']]],
  ])
})

test('한 주의 순위가 하루 전보다 오르내린 것을, 하루 전에 없던 것은 새로 왔다고 알린다', async () => {
  await forgetPurchases(market)
  const daysAgo = (days: number) => startOfDayMs(kstDayOf(market.now())) - days * DAY_MS + 1
  const bought = (name: string, days: number, buyerCount: number) =>
    Array.from({ length: buyerCount }, (_, buyer) =>
      aPurchase(goodsNamed(name), {
        atMs: daysAgo(days),
        buyer: `010000000${10 * days + buyer}`,
      }),
    )
  await insertPurchases(market, [
    ...bought('서귀포 노지 감귤', 2, 2),
    ...bought('하동 세작 녹차', 2, 3),
    ...bought('서귀포 노지 감귤', 1, 5),
    ...bought('버터 크루아상 생지', 1, 1),
    ...bought('보름달 무드등 15cm', 8, 9),
  ])
  await runJob(market, 'rank-night')
  market.advance(BOARD_CACHE_MS)
  const { content } = await aBuyer(market).ask<Stores>('GET', '/searches/recommend/ranking-store')
  expect(content.map(({ storeUrl, changeEnum }) => [storeUrl, changeEnum])).toEqual([
    ['achimbat', 'UP'],
    ['dadam', 'DOWN'],
    ['ovenafternoon', 'EMPTY'],
  ])
})

test('본 상품과 짝이 된 상품을, 짝이 모자라면 오늘 많이 팔린 상품을 추천한다', async () => {
  await forgetPurchases(market)
  const [seen, best] = [goodsNamed('하동 세작 녹차'), goodsNamed('서귀포 노지 감귤')]
  const pairs = [4, 3, 2, 1]
  await market.database.db
    .insertInto('goods_pairs')
    .values({ goods_id: seen, other_ids: pairs })
    .execute()
  await insertPurchases(market, [aPurchase(best, { atMs: hoursAgo(market, 1) })])
  await runJob(market, 'rank-hour')
  market.advance(BOARD_CACHE_MS)
  const [viewer, other] = [aBuyer(market), aBuyer(market)]
  await viewer.ask('POST', '/favorites/recent-goods', { body: { goodsIdList: [seen] } })
  const goodsOf = async (buyer: Buyer) => {
    const { seenYn, goodsList } = await buyer.ask<Goods>('GET', '/searches/recommend/goods')
    return [seenYn, goodsList.map(({ goodsId }) => goodsId)]
  }
  expect([await goodsOf(viewer), await goodsOf(other)]).toEqual([
    ['Y', pairs],
    ['N', [best]],
  ])
})
