import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import {
  choicesOf,
  OWN_FILTERS,
  type FilterQuery,
  queryText,
  type WideFacets,
} from '../../support/goods/facetChoices.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { refreshSearch } from '../../support/search/refreshed.ts'

const HALF_MINUTE_MS = 30_000

type Facets = WideFacets & { readonly cappedYn: 'Y' | 'N' }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const facetsOf = (query: FilterQuery) =>
  aBuyer(market).ask<Facets>('GET', `/displays/searches/result/facets?${queryText(query)}`)
const totalOf = async (query: FilterQuery) => {
  const { totalElements } = await aBuyer(market).ask<{ totalElements: number }>(
    'GET',
    `/displays/searches/result?size=1&${queryText(query)}`,
  )
  return totalElements
}

const CATEGORY_COUNT = 4
const FILTERS = fc.record({
  keyword: fc.constantFrom('세트', '나무', 'ㅅ', '이', '커피'),
  freeShippingYn: fc.constantFrom('Y', 'N'),
  discountYn: fc.constantFrom('Y', 'N'),
  tomorrowYn: fc.constantFrom('Y', 'N'),
  inStockYn: fc.constantFrom('Y', 'N'),
  minPrice: fc.constantFrom(null, 10_000),
  storeUrlList: fc.constantFrom(null, 'ongyeol', 'dadam,warmkitchen'),
  brandIdList: fc.constantFrom(null, 1, '13,21'),
  categoryStoreId: fc.option(fc.integer({ min: 1, max: CATEGORY_COUNT })),
  ratingMin: fc.constantFrom(null, 3, 4),
})

test('필터마다 적힌 수는 그것을 고른 뒤의 결과 수와 같다', async () => {
  await fc.assert(
    fc.asyncProperty(FILTERS, async (query) => {
      const facets = await facetsOf(query)
      const choices = choicesOf(facets)
      const totals = await Promise.all(
        choices.map(async ([choice]) => [choice, await totalOf({ ...query, ...choice })] as const),
      )
      expect(totals).toEqual(choices)
      expect([facets.totalElements, facets.cappedYn]).toEqual([await totalOf(query), 'N'])
      for (const [filter, choicesIn] of OWN_FILTERS) {
        expect(choicesIn(facets)).toEqual(choicesIn(await facetsOf({ ...query, ...filter })))
      }
    }),
    { numRuns: 25 },
  )
})

test('카테고리는 첫 단계만, 고르면 그 아래와 옆도 보인다', async () => {
  const { categoryList: roots } = await facetsOf({ keyword: '세트' })
  const chosen = roots[0]?.categoryId ?? 0
  const { categoryList } = await facetsOf({ keyword: '세트', categoryStoreId: chosen })
  expect(new Set(roots.map(({ depth }) => depth))).toEqual(new Set([1]))
  expect(categoryList.filter(({ depth }) => depth === 1)).toEqual(roots)
  expect(categoryList[1]?.depth).toEqual(2)
})

test('필터의 순서는 결과를 바꾸지 않는다', async () => {
  const orders = [
    'freeShippingYn=Y&inStockYn=Y&storeUrlList=a,b',
    'storeUrlList=b,a&inStockYn=Y&freeShippingYn=Y',
  ]
  const answers = await Promise.all(
    orders.map((query) =>
      aBuyer(market).ask('GET', `/displays/searches/result?keyword=%EC%9D%B4&${query}`),
    ),
  )
  expect(answers[0]).toEqual(answers[1])
})

test('없는 글자가 있으면 아무것도 없다', async () => {
  const facets = await facetsOf({ keyword: '뛟없' })
  expect(facets).toEqual({
    totalElements: 0,
    freeShippingCount: 0,
    discountCount: 0,
    tomorrowCount: 0,
    priceRangeList: facets.priceRangeList.map((range) => ({ ...range, goodsCount: 0 })),
    storeList: [],
    brandList: [],
    categoryList: [],
    ratingList: [
      { ratingMin: 4, goodsCount: 0 },
      { ratingMin: 3, goodsCount: 0 },
    ],
    cappedYn: 'N',
  })
})

test('다른 브랜드에 합쳐진 브랜드는 그 브랜드로 세고, 두 이름으로 다 찾힌다', async () => {
  const { db } = market.database
  const { brandList } = await facetsOf({ keyword: '소리결' })
  expect(brandList.map(({ brandName, goodsCount }) => [brandName, goodsCount])).toEqual([
    ['소리결', 5],
  ])
  const merged = await db
    .insertInto('brands')
    .values({ name: '뛟리', merged_into: brandList[0]?.brandId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .updateTable('goods')
    .set({ brand_id: merged.id })
    .where('name', '=', '하동 세작 녹차')
    .returning('id')
    .executeTakeFirstOrThrow()
  await refreshSearch(market)
  market.advance(HALF_MINUTE_MS)
  const idsOf = async (keyword: string) => {
    const { content } = await aBuyer(market).ask<{ content: { goodsId: number }[] }>(
      'GET',
      `/displays/searches/result?keyword=${encodeURIComponent(keyword)}`,
    )
    return content.map(({ goodsId }) => goodsId)
  }
  const after = await facetsOf({ keyword: '소리결' })
  expect(after.brandList.map(({ brandName, goodsCount }) => [brandName, goodsCount])).toEqual([
    ['소리결', 6],
  ])
  expect([(await idsOf('소리결')).includes(id), await idsOf('뛟리')]).toEqual([true, [id]])
})
