import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

type Stores = {
  readonly content: readonly {
    readonly rank: number
    readonly storeUrl: string
    readonly goodsList: readonly { readonly goodsName: string }[]
  }[]
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
  ]).toEqual([[], { goodsList: [] }])
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
