import { DEMO_PROMOTIONS, DEMO_SEARCHES } from '@jangteo/demo/searches.data'
import { insertSearches } from '@jangteo/demo/loadSearches'
import { relateSearches, rebuildDictionary } from '@jangteo/server/search/rebuild-dictionary'
import { rankKeywords } from '@jangteo/server/search/rank-keywords'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

type SearchPage = {
  readonly popularList: readonly { readonly keyword: string; readonly changeEnum: string }[]
  readonly recommendList: readonly { readonly keyword: string }[]
  readonly placeholder: { readonly searchTextMain: string } | null
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
  await market.database.db.transaction().execute((trx) => insertSearches(trx, market.now()))
  for (const job of [rebuildDictionary, relateSearches, rankKeywords]) {
    await market.runtime.runPromise(job)
  }
})
afterAll(() => market.close())

test('데모에서 찾았다고 적은 검색어는 모두 상품을 찾는다', async () => {
  const keywords = [
    ...DEMO_SEARCHES.flatMap((seed) => seed.keywords),
    ...DEMO_PROMOTIONS.map(({ keyword }) => keyword),
  ]
  const empty = []
  for (const keyword of new Set(keywords)) {
    const { totalElements } = await aBuyer(market).ask<{ totalElements: number }>(
      'GET',
      `/displays/searches/result?size=1&keyword=${encodeURIComponent(keyword)}`,
    )
    if (totalElements === 0) empty.push(keyword)
  }
  expect(empty).toEqual([])
})

test('데모에는 순위가 오르내린 인기 검색어 열 개와 추천, 연관 검색어가 있다', async () => {
  const page = await aBuyer(market).ask<SearchPage>('GET', '/displays/pages/search')
  const { keywordList } = await aBuyer(market).ask<{ keywordList: readonly string[] }>(
    'GET',
    `/searches/related-keyword?keyword=${encodeURIComponent('드립백 커피')}`,
  )
  expect([
    page.popularList.length,
    new Set(page.popularList.map(({ changeEnum }) => changeEnum)).size > 1,
    page.recommendList.length > 2,
    page.placeholder?.searchTextMain,
    keywordList.includes('원두'),
  ]).toEqual([10, true, true, '꿀고구마', true])
})
