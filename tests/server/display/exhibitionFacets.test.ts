import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { anExhibition } from '../../support/display/anExhibition.ts'
import {
  choicesOf,
  OWN_FILTERS,
  type FilterQuery,
  queryText,
  type WideFacets,
} from '../../support/goods/facetChoices.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct } from '../../support/stock.ts'

type Goods = {
  readonly content: readonly { readonly goodsId: number }[]
  readonly totalElements: number
}

const LIKE = 1
const NOBODY = 999_999
const HALF_MINUTE_MS = 30_000
const CATEGORY_COUNT = 40
const FILTERS = fc.record({
  freeShippingYn: fc.constantFrom('Y', 'N'),
  discountYn: fc.constantFrom('Y', 'N'),
  tomorrowYn: fc.constantFrom('Y', 'N'),
  inStockYn: fc.constantFrom('Y', 'N'),
  minPrice: fc.constantFrom(null, 10_000),
  storeUrlList: fc.constantFrom(null, 'achimbat', 'dadam,warmkitchen'),
  brandIdList: fc.constantFrom(null, 1, '2,3'),
  categoryStoreId: fc.option(fc.integer({ min: 1, max: CATEGORY_COUNT })),
  ratingMin: fc.constantFrom(null, 3, 4),
})

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const ask = <Body>(path: string) => aBuyer(market).ask<Body>('GET', path)
const idsOf = ({ content }: Goods) => content.map(({ goodsId }) => goodsId)

test('필터마다 적힌 수는 그것을 고른 뒤의 상품 수와 같다', async () => {
  const listed = await market.database.db
    .selectFrom('goods')
    .select('id')
    .where('id', '<=', 80)
    .execute()
  const ids = listed.map(({ id }) => id)
  const { id } = await anExhibition(market, { groups: [ids.slice(0, 50), ids.slice(30)] })
  const total = async (query: FilterQuery) =>
    (await ask<Goods>(`/exhibitions/${id}/goods-list?size=1&${queryText(query)}`)).totalElements
  const facetsOf = (query: FilterQuery) =>
    ask<WideFacets>(`/exhibitions/${id}/goods-list/facets?${queryText(query)}`)
  const property = fc.asyncProperty(FILTERS, async (query) => {
    const facets = await ask<WideFacets>(`/exhibitions/${id}/goods-list/facets?${queryText(query)}`)
    const choices = choicesOf(facets)
    const totals = await Promise.all(
      choices.map(async ([choice]) => [choice, await total({ ...query, ...choice })] as const),
    )
    expect(totals).toEqual(choices)
    expect(facets.totalElements).toEqual(await total(query))
    for (const [filter, choicesIn] of OWN_FILTERS) {
      expect(choicesIn(facets)).toEqual(choicesIn(await facetsOf({ ...query, ...filter })))
    }
  })
  await fc.assert(property, { numRuns: 25 })
  const { brandList, categoryList, ratingList } = await ask<WideFacets>(
    `/exhibitions/${id}/goods-list/facets`,
  )
  expect([brandList.length > 3, categoryList.length > 3, ratingList.length]).toEqual([
    true,
    true,
    2,
  ])
})

test('없는 카테고리로는 거르지 않고, 합친 브랜드는 합친 곳의 이름으로 센다', async () => {
  const { db } = market.database
  const into = await db
    .insertInto('brands')
    .values({ name: '뛟모음' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const former = await db
    .insertInto('brands')
    .values({ name: '뛟옛이름', merged_into: into.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const goodsId = await aProduct(market, LIKE, { brand_id: former.id })
  const { id } = await anExhibition(market, { groups: [[goodsId]] })
  market.advance(HALF_MINUTE_MS)
  const path = `/exhibitions/${id}/goods-list`
  const { brandList } = await ask<WideFacets>(`${path}/facets`)
  const { status, body } = await aBuyer(market).call('GET', `${path}?categoryStoreId=${NOBODY}`)
  expect([
    brandList,
    idsOf(await ask<Goods>(`${path}?brandIdList=${into.id}`)),
    [status, body.code],
  ]).toEqual([
    [{ brandId: into.id, brandName: '뛟모음', goodsCount: 1 }],
    [goodsId],
    [404, 'CATEGORY_NOT_FOUND'],
  ])
})
