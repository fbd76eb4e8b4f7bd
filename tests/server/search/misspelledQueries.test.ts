import { insertSearches } from '@jangteo/demo/loadSearches'
import { rebuildDictionary } from '@jangteo/server/search/rebuild-dictionary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { MISSPELLED_QUERIES } from '../../support/search/misspelled.data.ts'

type Result = {
  readonly suggestReasonEnum: string | null
  readonly page: { readonly content: readonly { readonly goodsName: string }[] }
}

const FIRST_COUNT = 5

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
  await market.database.db.transaction().execute((trx) => insertSearches(trx, market.now()))
  await market.runtime.runPromise(rebuildDictionary)
})
afterAll(() => market.close())

test('잘못 친 검색어도 뜻한 상품을 처음 다섯 개 안에 찾는다', async () => {
  const missed = []
  for (const [reason, keyword, goodsName] of MISSPELLED_QUERIES) {
    const { suggestReasonEnum, page } = await aBuyer(market).ask<Result>(
      'GET',
      `/displays/pages/search-result?keyword=${encodeURIComponent(keyword)}`,
    )
    const names = page.content.slice(0, FIRST_COUNT).map((card) => card.goodsName)
    if (suggestReasonEnum !== reason || !names.includes(goodsName)) {
      missed.push([keyword, suggestReasonEnum, names])
    }
  }
  expect(missed).toEqual([])
})
