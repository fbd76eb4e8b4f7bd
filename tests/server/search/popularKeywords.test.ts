import { HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { startOfHourMs } from '@jangteo/core/search/popular.rules'
import { rankKeywords } from '@jangteo/server/search/rank-keywords'
import { rebuildDictionary, relateSearches } from '@jangteo/server/search/rebuild-dictionary'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aSearch, aVisitor, searchesOf } from '../../support/search/searches.ts'

type Board = {
  readonly content: readonly { rank: number; keyword: string; changeEnum: string }[]
  readonly computedAt: string | null
}

let market: TestMarket
beforeEach(async () => {
  market = await openMarket()
  await market.database.db.deleteFrom('search_log').execute()
})
afterEach(() => market.close())

const board = (path = '/displays/rankings/popular-keyword') =>
  aBuyer(market).ask<Board>('GET', path)

test('세기 전에는 인기 검색어가 없다', async () => {
  expect(await board()).toEqual({ content: [], computedAt: null })
})

test('열 명이 찾은 것이 점수대로 나오고, 한 시간 전 순위와 비교한다', async () => {
  const hourMs = startOfHourMs(market.now())
  await searchesOf(market, '쌀', { count: 12, atMs: hourMs - 2 * HOUR_MS })
  await searchesOf(market, '꿀', { count: 11, atMs: hourMs - 2 * HOUR_MS })
  await searchesOf(market, '꿀', { count: 4, atMs: hourMs - HOUR_MS })
  await searchesOf(market, '무선 이어폰', { count: 6, atMs: hourMs - HOUR_MS })
  await searchesOf(market, '무선이어폰', { count: 4, atMs: hourMs - HOUR_MS })
  await searchesOf(market, '아홉 명', { count: 9, atMs: hourMs - HOUR_MS })
  await searchesOf(market, '이번 시간', { count: 30, atMs: hourMs + MINUTE_MS })
  await searchesOf(market, '어제', { count: 30, atMs: hourMs - 25 * HOUR_MS })
  await searchesOf(market, '01012345678', { count: 30, atMs: hourMs - HOUR_MS })
  for (const visitor of Array.from({ length: 40 }, aVisitor)) {
    await aSearch(market, '없는 것', { visitor, atMs: hourMs - HOUR_MS, hasResults: false })
  }
  await market.runtime.runPromise(rankKeywords)
  const shown = await board()
  expect(shown).toEqual({
    content: [
      { rank: 1, keyword: '꿀', changeEnum: 'UP' },
      { rank: 2, keyword: '쌀', changeEnum: 'DOWN' },
      { rank: 3, keyword: '무선 이어폰', changeEnum: 'EMPTY' },
    ],
    computedAt: new Date(hourMs).toISOString(),
  })
  expect(await board('/rankings/popular-keywords')).toEqual(shown)
})

test('한 사람이 시간마다 찾아도 인기 검색어가 되지 않는다', async () => {
  const hourMs = startOfHourMs(market.now())
  const pusher = aVisitor()
  for (let hour = 1; hour <= 24; hour += 1) {
    await aSearch(market, '밀어 올린 말', { visitor: pusher, atMs: hourMs - hour * HOUR_MS })
  }
  await searchesOf(market, '밀어 올린 말', { count: 8, atMs: hourMs - HOUR_MS })
  await market.runtime.runPromise(rankKeywords)
  expect((await board()).content).toEqual([])
})

test('함께 찾는 검색어가 나오고, 없으면 그 말이 든 사전의 말이 나온다', async () => {
  const atMs = market.now() - HOUR_MS
  const visitors = await searchesOf(market, '드립백 커피', { count: 8, atMs })
  for (const visitor of visitors.slice(0, 6)) {
    await aSearch(market, '원두', { visitor, atMs: atMs + 20 * MINUTE_MS })
    await aSearch(market, '머그컵', { visitor, atMs: atMs + 40 * MINUTE_MS })
  }
  await searchesOf(market, '쌀', { count: 40, atMs })
  await market.runtime.runPromise(relateSearches)
  await market.runtime.runPromise(rebuildDictionary)
  const related = async (keyword: string) =>
    (
      await aBuyer(market).ask<{ keywordList: readonly string[] }>(
        'GET',
        `/searches/related-keyword?keyword=${encodeURIComponent(keyword)}`,
      )
    ).keywordList
  expect([
    await related('드립백커피'),
    (await related('원두')).toSorted(),
    await related('드립백'),
    await related('없는 말'),
  ]).toEqual([['원두'], ['드립백 커피', '머그컵'], ['드립백 커피'], []])
})
