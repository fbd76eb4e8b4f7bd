import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { QUERIES } from '../../support/search/queries.data.ts'

const SHOWN_COUNT = 5

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** Names of the first results of a keyword. */
async function firstOf(keyword: string): Promise<readonly string[]> {
  const { content } = await aBuyer(market).ask<{ content: { goodsName: string }[] }>(
    'GET',
    `/displays/searches/result?size=${SHOWN_COUNT}&keyword=${encodeURIComponent(keyword)}`,
  )
  return content.map(({ goodsName }) => goodsName)
}

test('검색어 이백 개는 찾는 상품을 다섯 번째 안에 보여 준다', async () => {
  const results = await Promise.all(
    QUERIES.map(async ([rule, keyword, name]) => ({
      rule,
      keyword,
      name,
      first: await firstOf(keyword),
    })),
  )
  expect(results.filter(({ name, first }) => !first.includes(name))).toEqual([])
  expect(results.length).toEqual(200)
})
