import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { aBranch, type Branch, inBranch } from '../../support/category/aCategory.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct } from '../../support/stock.ts'

type Store = { readonly storeUrl: string; readonly storeName: string; readonly goodsCount: number }
type Facets = {
  readonly totalElements: number
  readonly freeShippingCount: number
  readonly priceRangeList: readonly { readonly goodsCount: number }[]
  readonly storeList: readonly Store[]
}

let market: TestMarket
let branch: Branch
let free: Policy
let paid: Policy
beforeAll(async () => {
  market = await openMarket()
  branch = await aBranch(market)
  free = await aPolicy('FREE')
  paid = await aPolicy('CONDITION')
  const goods = [
    { ...of(free), sale_price: 5_000 },
    { ...of(free), sale_price: 20_000 },
    { ...of(free), sale_price: 30_000 },
    { ...of(paid), sale_price: 30_000 },
    { ...of(paid), sale_price: 300_000 },
    { ...of(paid), sale_price: 5_000, sale_status: 'STOP' as const },
    { ...of(paid), sale_price: 40_000, stock: 0 },
  ]
  for (const change of goods) {
    await aProduct(market, 1, { stock: 3, list_price: 900_000, ...inBranch(branch), ...change })
  }
})
afterAll(() => market.close())

type Policy = {
  readonly id: number
  readonly store_id: number
  readonly url: string
  readonly name: string
}

/** A shipping policy of a kind with its store; of different kinds, of different stores. */
function aPolicy(kind: 'FREE' | 'CONDITION'): Promise<Policy> {
  return market.database.db
    .selectFrom('shipping_policies')
    .innerJoin('stores', 'stores.id', 'shipping_policies.store_id')
    .select(['shipping_policies.id', 'store_id', 'url', 'stores.name'])
    .where('kind', '=', kind)
    .orderBy('store_id', kind === 'FREE' ? 'asc' : 'desc')
    .executeTakeFirstOrThrow()
}

const of = ({ id, store_id }: Policy) => ({ store_id, shipping_policy_id: id })
const store = ({ url, name }: Policy, goodsCount: number): Store => ({
  storeUrl: url,
  storeName: name,
  goodsCount,
})

const ask = (query = '') =>
  aBuyer(market).ask<Facets>(
    'GET',
    `/displays/categories/goods/facets?categoryId=${branch.root}&${query}`,
  )
const counts = ({ totalElements, freeShippingCount, priceRangeList, storeList }: Facets) => ({
  all: totalElements,
  free: freeShippingCount,
  prices: priceRangeList.map(({ goodsCount }) => goodsCount),
  stores: storeList,
})

test('고를 수 있는 것마다 몇 개가 남는지 알린다', async () => {
  expect(await ask()).toEqual({
    totalElements: 6,
    freeShippingCount: 3,
    discountCount: 6,
    tomorrowCount: 0,
    priceRangeList: [
      { minPrice: null, maxPrice: 10_000, goodsCount: 1 },
      { minPrice: 10_000, maxPrice: 30_000, goodsCount: 3 },
      { minPrice: 30_000, maxPrice: 50_000, goodsCount: 3 },
      { minPrice: 50_000, maxPrice: 100_000, goodsCount: 0 },
      { minPrice: 100_000, maxPrice: null, goodsCount: 1 },
    ],
    storeList: [store(free, 3), store(paid, 3)].toSorted(
      (a, b) => Number(a.storeUrl === paid.url) - Number(b.storeUrl === paid.url),
    ),
  })
})

test('자기 자신을 뺀 다른 필터를 모두 따른다', async () => {
  expect({
    free: counts(await ask('freeShippingYn=Y')),
    price: counts(await ask('minPrice=30000&maxPrice=50000')),
    store: counts(await ask(`storeUrlList=[${paid.url}]`)),
    stock: counts(await ask('inStockYn=Y')).all,
  }).toEqual({
    free: { all: 3, free: 3, prices: [1, 2, 1, 0, 0], stores: [store(free, 3)] },
    price: { all: 3, free: 1, prices: [1, 3, 3, 0, 1], stores: [store(paid, 2), store(free, 1)] },
    store: { all: 3, free: 0, prices: [0, 1, 2, 0, 1], stores: [store(free, 3), store(paid, 3)] },
    stock: 5,
  })
})

test('고른 스토어는 남는 상품이 없어도 목록에 있다', async () => {
  const { all, stores } = counts(await ask(`freeShippingYn=Y&storeUrlList=[${paid.url}]`))
  expect([all, stores]).toEqual([0, [store(free, 3), store(paid, 0)]])
})

test('빈 카테고리에서는 모두 0이다', async () => {
  const empty = await aBranch(market)
  market.advance(30_000)
  const facets = await aBuyer(market).ask<Facets>(
    'GET',
    `/displays/categories/goods/facets?categoryId=${empty.leaf}`,
  )
  expect(counts(facets)).toEqual({ all: 0, free: 0, prices: [0, 0, 0, 0, 0], stores: [] })
})
